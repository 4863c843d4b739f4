import type { BoardPoint } from '../../drawing/board-point.ts';
import { LOUPE_HALF, loupePosition } from './loupe-position.ts';
import type { SignsCanvas } from '../signs/signs-canvas.ts';

/** The scale of the loupe relative to the board. */
const ENLARGED = 1.5;

/** The board that the loupe shows. */
export interface LoupeBoard {
  /** The number of board units in a CSS pixel. */
  readonly unitsPerPixel: number;
  /** The plane is the parent of everything visible on the board. */
  readonly parts: { readonly plane: HTMLElement };
  /** Paints the signs of the squares on a canvas that shows a part of the board. */
  paintSigns(...place: Parameters<SignsCanvas['paintOn']>): void;
}

/**
 * Fills a loupe with the board around a point, and places it where the finger does not hide it. It contains copies of
 * the board's own layers, so that the loupe cannot differ from the board.
 */
export function showInLoupe(loupe: HTMLElement, board: LoupeBoard, point: BoardPoint): void {
  const { plane } = board.parts;
  const box = plane.getBoundingClientRect();
  // Offsets from the board's top left corner, in CSS pixels of the board.
  const x = point.x / board.unitsPerPixel;
  const y = point.y / board.unitsPerPixel;
  const window = { width: innerWidth, height: innerHeight };
  const place = loupePosition({ x: box.left + x, y: box.top + y }, window);
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

/** Makes a canvas over the part of the enlarged board that the loupe shows, because a cloned canvas would be empty. */
function signsAt(board: LoupeBoard, left: number, top: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = devicePixelRatio;
  canvas.width = canvas.height = 2 * LOUPE_HALF * scale;
  canvas.style.transform = `translate(${left}px, ${top}px)`;
  const part = { width: width * scale, left: left * scale, top: top * scale };
  const paint = (): void => board.paintSigns(canvas.getContext('2d')!, part);
  paint();
  canvas.addEventListener('contextrestored', paint);
  return canvas;
}
