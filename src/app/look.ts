import type { Settings } from '../progress/settings.ts';

/** Shows the theme, the board style and the motion that were chosen, and whether keys are; `auto` asks the system. */
export function applyLook({ theme, board, motion, singleKeys }: Settings): void {
  const system = theme === 'auto' || theme === 'contrast';
  const dark = system ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const contrast =
    theme === 'contrast' || (theme === 'auto' && matchMedia('(prefers-contrast: more)').matches);
  toggle('theme', dark ? 'dark' : 'light');
  // Browsers that darken pages by themselves leave a chosen Light as it is.
  document.documentElement.style.colorScheme = theme === 'light' ? 'only light' : '';
  toggle('contrast', contrast ? 'more' : undefined);
  // More contrast brings squares of its own; a board style would take some of it away again.
  toggle('board', contrast || board === 'celadon' ? undefined : board);
  toggle('motion', motion === 'reduced' ? 'reduced' : undefined);
  toggle('keys', singleKeys ? undefined : 'off');
  // The browser's own bars are as the page.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Shows what is chosen now, and again whenever the system changes what `auto` means. */
export function followLook(settings: () => Settings): void {
  applyLook(settings());
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', () => applyLook(settings()));
  }
}

function toggle(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}
