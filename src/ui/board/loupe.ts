import type { BoardPoint } from './board-point.ts';
import { LOUPE_HALF, loupePlace } from './loupe-place.ts';
import type { SignsCanvas } from './signs-canvas.ts';

/** How many times larger than on the board the loupe shows everything. */
const ENLARGED = 1.5;

/** What the loupe needs to know of the board that it shows. */
export interface LoupeBoard {
  /** How many board units a CSS pixel is. */
  readonly unitsPerPixel: number;
  /** What everything that is seen on the board lies on. */
  readonly parts: { readonly plane: HTMLElement };
  /** Paints what the squares carry on a canvas that shows a part of the board. */
  paintSigns(...place: Parameters<SignsCanvas['paintOn']>): void;
}

/**
 * Fills a loupe with the board round a point, and puts it where the finger on that point does not hide
 * it. What it shows are copies of the board's own layers: nothing is drawn in two ways.
 */
export function showInLoupe(loupe: HTMLElement, board: LoupeBoard, point: BoardPoint): void {
  const { plane } = board.parts;
  const box = plane.getBoundingClientRect();
  // From the board's top left corner, in CSS pixels of the board.
  const x = point.x / board.unitsPerPixel;
  const y = point.y / board.unitsPerPixel;
  const window = { width: innerWidth, height: innerHeight };
  const place = loupePlace({ x: box.left + x, y: box.top + y }, window);
  loupe.style.transform = `translate(${place.x - LOUPE_HALF}px, ${place.y - LOUPE_HALF}px)`;

  const left = x * ENLARGED - LOUPE_HALF;
  const top = y * ENLARGED - LOUPE_HALF;
  const copy = plane.cloneNode() as HTMLElement;
  copy.style.width = `${box.width * ENLARGED}px`;
  copy.style.height = `${box.height * ENLARGED}px`;
  copy.style.transform = `translate(${-left}px, ${-top}px)`;
  for (const layer of plane.children) {
    if (layer.matches('.grid')) continue;
    copy.append(
      layer instanceof HTMLCanvasElement
        ? signsAt(board, left, top, box.width * ENLARGED)
        : layer.cloneNode(true),
    );
  }
  loupe.replaceChildren(copy);
}

/** A canvas over the part of the enlarged board that the loupe shows; a canvas has no copy. */
function signsAt(board: LoupeBoard, left: number, top: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = devicePixelRatio;
  canvas.width = canvas.height = 2 * LOUPE_HALF * scale;
  canvas.style.transform = `translate(${left}px, ${top}px)`;
  const part = { width: width * scale, left: left * scale, top: top * scale };
  board.paintSigns(canvas.getContext('2d')!, part);
  return canvas;
}
