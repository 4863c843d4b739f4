// Paints what grows on the board, on a canvas of the page: it moves there whatever the page does.
import type { Told } from './growing.ts';
import { GrowthPainter } from './growth-painter.ts';

/**
 * Milliseconds from one painting to the next, at least: a frame costs far more than the signs on it do,
 * and on a slow phone the page wants the processor, too.
 */
const PACE = 30;

let context: OffscreenCanvasRenderingContext2D;
let frame = 0;

// First the canvas, then each time all that grows; the answer is that it is on the canvas.
addEventListener('message', ({ data }: MessageEvent<OffscreenCanvas | Told>) => {
  if (data instanceof OffscreenCanvas) {
    context = data.getContext('2d')!;
    return;
  }
  cancelAnimationFrame(frame);
  const sent = performance.now();
  frame = requestAnimationFrame(() => {
    const painter = new GrowthPainter(context, data, sent);
    frame = requestAnimationFrame(() => {
      postMessage(data.id);
      grow(painter, performance.now());
    });
  });
});

/** @param last When something was painted last. */
function grow(painter: GrowthPainter, last: number): void {
  frame = requestAnimationFrame((now) => {
    if (now - last < PACE) grow(painter, last);
    else if (painter.paint(now)) grow(painter, now);
  });
}
