import { setCovering } from './uncovered-time.ts';

/**
 * Records that a popover covers the board while it is open, and closes it by a tap outside, which Safari does only
 * since 18.3. It is the listener for `beforetoggle` of the popover.
 */
export function followPopover({ currentTarget, newState }: ToggleEvent): void {
  const popover = currentTarget as HTMLElement;
  setCovering(popover, newState === 'open');
  if (newState !== 'open') return;
  const opened = new AbortController();
  const { signal } = opened;
  popover.addEventListener('beforetoggle', () => opened.abort(), { signal });
  const close = (event: Event): void => {
    const isItsOwn = event
      .composedPath()
      .some((at) => at === popover || (at as HTMLButtonElement).popoverTargetElement === popover);
    if (!isItsOwn) popover.hidePopover();
  };
  addEventListener('pointerup', close, { signal });
}
