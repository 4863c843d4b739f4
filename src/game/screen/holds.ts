import { holdTimeOf, readSettings } from '../../progress/settings/settings.ts';

/**
 * Calls `act` when a button of a screen is held as long as the player's settings say, or when its context menu is asked
 * for by key or by the other mouse button. The click at the end of a hold does nothing.
 * @param buttons A selector of the buttons.
 */
export function followHolds(screen: HTMLElement, buttons: string, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  let wasHeld = false;
  const isOn = (event: Event): boolean =>
    event.composedPath().some((target) => target instanceof Element && target.matches(buttons));
  const release = (): void => {
    isDown = false;
    clearTimeout(timer);
  };
  screen.addEventListener('pointerdown', (event) => {
    release();
    wasHeld = false;
    const time = holdTimeOf(readSettings());
    if (event.button !== 0 || !isOn(event)) return;
    isDown = true;
    if (time === Infinity) return;
    timer = setTimeout(() => {
      wasHeld = true;
      act();
    }, time);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    screen.addEventListener(end, release);
  }
  screen.addEventListener('contextmenu', (event) => {
    if (!isOn(event)) return;
    event.preventDefault();
    // A finger that is held asks for it too.
    if (!isDown) act();
  });
  screen.addEventListener(
    'click',
    (event) => {
      if (!wasHeld || event.detail === 0 || !isOn(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
