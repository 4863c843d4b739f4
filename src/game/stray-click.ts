/**
 * Lets a sheet that rises under the finger ignore the click of the tap that made it rise: only what was
 * pressed on the sheet itself counts.
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
