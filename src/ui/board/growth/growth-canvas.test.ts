import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Growing, Told } from './growing.ts';
import type { GrowthCanvas, GrowthOwner } from './growth-canvas.ts';

vi.mock('./worker.ts?worker&url', () => ({ default: 'worker.js' }));

const NOTHING = { growths: [] } as unknown as Growing;
const GROWING = { growths: [{ wasOpen: false }] } as unknown as Growing;
const CLOSING = { growths: [{ wasOpen: false }, { wasOpen: true }] } as unknown as Growing;

/** The worker that the canvas has. */
let worker: FakeWorker;

class FakeWorker extends EventTarget {
  /** The numbers of what it was told and has not answered. */
  readonly told: number[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    // oxlint-disable-next-line typescript/no-this-alias
    worker = this;
  }

  postMessage(message: Told | object): void {
    if ('id' in message) this.told.push(message.id);
  }

  answer(): void {
    this.dispatchEvent(new MessageEvent('message', { data: this.told.shift() }));
  }
}

const element = {
  style: { opacity: '' },
  setAttribute: () => undefined,
  remove: vi.fn(),
  transferControlToOffscreen: () => ({}),
};
const board = { after: vi.fn() } as unknown as HTMLCanvasElement;
const owner = { painted: vi.fn(), settle: vi.fn() } satisfies GrowthOwner;
let canvas: GrowthCanvas;

beforeEach(async () => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => element });
  vi.stubGlobal('HTMLCanvasElement', { prototype: element });
  const part = await import('./growth-canvas.ts');
  canvas = part.GrowthCanvas.get()!;
  canvas.goOver(board, owner);
});

const isSeen = (): boolean => element.style.opacity === '1';

describe('the canvas on which a worker paints', () => {
  test('is one for the page', async () => {
    const part = await import('./growth-canvas.ts');
    expect(part.GrowthCanvas.get()).toBe(canvas);
  });

  test('is not there where browsers have none for workers', async () => {
    vi.resetModules();
    vi.stubGlobal('HTMLCanvasElement', { prototype: {} });
    const part = await import('./growth-canvas.ts');
    expect(part.GrowthCanvas.get()).toBeUndefined();
  });

  test('is seen as soon as something grows on it, until it is hidden', () => {
    canvas.tell(owner, GROWING);
    expect(isSeen()).toBe(true);
    expect(owner.painted).not.toHaveBeenCalled();
    canvas.tell(owner, GROWING);
    worker.answer();
    expect(owner.painted).not.toHaveBeenCalled();
    worker.answer();
    expect(owner.painted).toHaveBeenCalledOnce();
    canvas.hide();
    expect(isSeen()).toBe(false);
    canvas.tell(owner, NOTHING);
    worker.answer();
    expect(isSeen()).toBe(false);
    expect(owner.painted).toHaveBeenCalledOnce();
  });

  test('is seen with rings when it has them, and its board is told so that it has them no longer', () => {
    canvas.tell(owner, CLOSING);
    expect(isSeen()).toBe(false);
    worker.answer();
    expect(isSeen()).toBe(true);
    expect(owner.painted).toHaveBeenCalledOnce();
  });

  test('is not seen with what it had before', () => {
    canvas.tell(owner, GROWING);
    worker.answer();
    canvas.hide();
    canvas.tell(owner, NOTHING);
    canvas.tell(owner, GROWING);
    expect(isSeen()).toBe(false);
    worker.answer();
    expect(isSeen()).toBe(false);
    worker.answer();
    expect(isSeen()).toBe(true);
  });

  test('is not seen over another board with what it had over the first', () => {
    owner.settle.mockImplementation(() => canvas.hide());
    canvas.tell(owner, GROWING);
    worker.answer();
    const other = { painted: vi.fn(), settle: vi.fn() } satisfies GrowthOwner;
    canvas.goOver(board, other);
    canvas.tell(other, GROWING);
    expect(isSeen()).toBe(false);
    worker.answer();
    expect(isSeen()).toBe(true);
  });

  test('is not painted while its worker is silent, and again when it answers', () => {
    canvas.tell(owner, GROWING);
    expect(canvas.isPainting).toBe(true);
    canvas.hide();
    expect(canvas.isPainting).toBe(false);
    canvas.tell(owner, NOTHING);
    worker.answer();
    expect(canvas.isPainting).toBe(false);
    worker.answer();
    expect(canvas.isPainting).toBe(true);
  });

  test('goes, and nothing is painted any more, when its worker dies', () => {
    const event = new Event('error', { cancelable: true });
    worker.dispatchEvent(event);
    // It would be written to the console.
    expect(event.defaultPrevented).toBe(true);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(element.remove).toHaveBeenCalledOnce();
    expect(owner.settle).toHaveBeenCalledOnce();
    expect(canvas.isPainting).toBe(false);
    canvas.tell(owner, GROWING);
    expect(worker.told).toEqual([]);
  });

  test('is told by the board alone over which it lies', () => {
    const other = { painted: vi.fn(), settle: vi.fn() } satisfies GrowthOwner;
    canvas.goOver(board, other);
    expect(owner.settle).toHaveBeenCalledOnce();
    canvas.tell(owner, GROWING);
    expect(worker.told).toEqual([]);
    canvas.tell(other, GROWING);
    worker.answer();
    expect(owner.painted).not.toHaveBeenCalled();
    expect(other.painted).toHaveBeenCalledOnce();
    expect(other.settle).not.toHaveBeenCalled();
  });
});
