import type { Settings } from '../progress/settings/settings.ts';

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';

/** Applies the chosen theme, contrast, board style, motion and keys; `auto` follows the system. */
export function applyLook({ theme, contrast, board, motion, singleKeys }: Settings): void {
  const prefers = (query: string): boolean => matchMedia(query).matches;
  const dark = theme === 'auto' ? prefers(DARK) : theme === 'dark';
  const more = contrast === 'auto' ? prefers(MORE_CONTRAST) : contrast === 'on';
  toggle('theme', dark ? 'dark' : 'light');
  // Stops browsers that darken pages by themselves from changing a chosen light theme.
  document.documentElement.style.colorScheme = theme === 'light' ? 'only light' : '';
  toggle('contrast', more ? 'more' : undefined);
  // More contrast has its own colours of squares; a board style would reduce it.
  toggle('board', more || board === 'celadon' ? undefined : board);
  toggle('motion', motion === 'reduced' ? 'reduced' : undefined);
  toggle('keys', singleKeys ? undefined : 'off');
  // Gives the browser's own bars the colour of the page.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Applies the settings now, and again whenever the system changes what `auto` means. */
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
