import type { Settings } from '../progress/settings.ts';

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';

/** Shows the theme, the contrast, the board style, the motion and the keys that were chosen; `auto` asks the system. */
export function applyLook({ theme, contrast, board, motion, singleKeys }: Settings): void {
  const prefers = (query: string): boolean => matchMedia(query).matches;
  const dark = theme === 'auto' ? prefers(DARK) : theme === 'dark';
  const more = contrast === 'auto' ? prefers(MORE_CONTRAST) : contrast === 'on';
  toggle('theme', dark ? 'dark' : 'light');
  // Browsers that darken pages by themselves leave a chosen Light as it is.
  document.documentElement.style.colorScheme = theme === 'light' ? 'only light' : '';
  toggle('contrast', more ? 'more' : undefined);
  // More contrast brings squares of its own; a board style would take some of it away again.
  toggle('board', more || board === 'celadon' ? undefined : board);
  toggle('motion', motion === 'reduced' ? 'reduced' : undefined);
  toggle('keys', singleKeys ? undefined : 'off');
  // The browser's own bars are as the page.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Shows what is chosen now, and again whenever the system changes what `auto` means. */
export function followLook(settings: () => Settings): void {
  applyLook(settings());
  for (const query of [DARK, MORE_CONTRAST]) {
    matchMedia(query).addEventListener('change', () => applyLook(settings()));
  }
}

function toggle(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}
