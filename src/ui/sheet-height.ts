import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells the page how much of its lower edge a sheet takes, as `--sheet`, for what stands above sheets. */
export class SheetHeight implements ReactiveController {
  readonly #sheet: HTMLElement;
  readonly #resizes = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--sheet', `${this.#sheet.offsetHeight}px`),
  );

  constructor(sheet: ReactiveControllerHost & HTMLElement) {
    this.#sheet = sheet;
    sheet.addController(this);
  }

  hostConnected(): void {
    this.#resizes.observe(this.#sheet);
  }

  hostDisconnected(): void {
    this.#resizes.disconnect();
    document.documentElement.style.removeProperty('--sheet');
  }
}
