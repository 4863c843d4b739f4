import { vouchedUrl } from '../../vouched-url.ts';
import type { Growing, Told } from './growing.ts';
import workerUrl from './worker.ts?worker&url';

/** Whose board the canvas lies over. */
export interface GrowthOwner {
  /** All that grows by what the worker was told is on the canvas, and the canvas is seen. */
  painted(): void;
  /** What grows is to be the board's own: the canvas goes to another one, or its worker has died. */
  settle(): void;
}

/**
 * A canvas that a worker paints, so that what grows on it costs the page no frames: one for the page,
 * which goes over the board on which something grows. It is seen until it is hidden, and never with what it
 * had before; at rest it is not, because the browser would lay it over the board in every frame.
 */
export class GrowthCanvas {
  static #only: GrowthCanvas | undefined;

  readonly #element = document.createElement('canvas');
  /** Until it dies. */
  #worker: Worker | undefined;
  #owner: GrowthOwner | undefined;
  #told = 0;
  #answered = 0;
  #isSilent = false;
  /** Whether what the worker was told last is more than nothing. */
  #grows = false;
  /** Whether nothing is on the canvas. */
  #isBlank = true;

  /** The page's; `undefined` where the browser has none for workers. */
  static get(): GrowthCanvas | undefined {
    if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return undefined;
    return (this.#only ??= new GrowthCanvas());
  }

  private constructor() {
    const element = this.#element;
    element.className = 'drawing growth';
    element.setAttribute('aria-hidden', 'true');
    element.style.opacity = '0';
    const worker = new Worker(vouchedUrl('ninety-two-growth', workerUrl), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => this.#onPainted(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // One that did not die of its error would paint on.
      worker.terminate();
      this.#worker = undefined;
      element.remove();
      this.#owner?.settle();
    });
    const canvas = element.transferControlToOffscreen();
    worker.postMessage(canvas, [canvas]);
    this.#worker = worker;
  }

  /** Whether what it is told is painted, as far as is known: its worker lives and has answered in time. */
  get isPainting(): boolean {
    return this.#worker !== undefined && !this.#isSilent;
  }

  /** Lays the canvas over another, whose board gets it. */
  goOver(canvas: HTMLCanvasElement, owner: GrowthOwner): void {
    if (this.#owner === owner || !this.#worker) return;
    this.#owner?.settle();
    this.#owner = owner;
    canvas.after(this.#element);
  }

  /** Has the worker paint something in place of what it painted, if the canvas is still its owner's. */
  tell(owner: GrowthOwner, growing: Growing): void {
    if (owner !== this.#owner || !this.#worker) return;
    const { growths } = growing;
    this.#grows = growths.length > 0;
    // With nothing on it, it can be seen before it is painted: the page is about to make a frame anyway. But
    // rings would be on both canvases until the board's own hears that they are on this one.
    if (this.#grows && this.#isBlank && growths.every(({ wasOpen }) => !wasOpen)) this.#show();
    this.#worker.postMessage({ ...growing, id: ++this.#told } satisfies Told);
  }

  /** Hides what is on the canvas, for it is elsewhere by now. A worker that has not answered until then is silent. */
  hide(): void {
    this.#isSilent = this.#answered < this.#told;
    this.#isBlank = false;
    this.#element.style.opacity = '0';
  }

  #onPainted(id: number): void {
    this.#answered = id;
    if (id < this.#told) return;
    this.#isSilent = false;
    this.#isBlank = !this.#grows;
    if (this.#isBlank) return;
    this.#show();
    this.#owner?.painted();
  }

  #show(): void {
    this.#element.style.opacity = '1';
  }
}
