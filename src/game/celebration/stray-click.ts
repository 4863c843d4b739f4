/**
 * Makes a sheet ignore the click of the tap that opened it under the finger: a click by a pointer counts only if the
 * press began on the sheet.
 */
export function ignoreStrayClick(sheet: HTMLElement): void {
  let pressed = false;
  sheet.addEventListener('pointerdown', () => (pressed = true));
  sheet.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || pressed) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
