import type { Page } from '@playwright/test';

/** A picture that a test draws. */
export interface Drawn {
  /** The region of each square, row by row, a digit each. */
  readonly regions: string;
  /** Rows of the board; 0 draws text and no board. */
  readonly size: number;
  /** Squares with a queen. */
  readonly queens?: readonly number[];
  /** A square in a colour between its own and that of its right neighbour; lines between regions are thinner then. */
  readonly glare?: number;
  /** The width of the picture in pixels, of which the board takes `share`. */
  readonly width?: number;
  readonly height?: number;
  readonly share?: number;
  /** The regions of a smaller board beside it, with as many rows. */
  readonly beside?: string;
  /** True if each square has the letter of its region. */
  readonly hasLetters?: boolean;
  /** True for black lines on no ground. */
  readonly isDrawing?: boolean;
  readonly type?: 'image/png' | 'image/jpeg';
}

/** A screen of plain text without a board. */
export const NO_BOARD: Drawn = { regions: '', size: 0 };

const COLOURS =
  '#b3a0d9 #ffc992 #96beff #b3dfa0 #dfdfdf #ff7b60 #e6f388 #b9b29e #dfa0bf #a3d2d8 #62efea #8a9a5b';

/** The corners of a crown on a square, from 0 to 1. */
const CROWN = [
  [0.22, 0.78],
  [0.78, 0.78],
  [0.88, 0.3],
  [0.66, 0.52],
  [0.5, 0.2],
  [0.34, 0.52],
  [0.12, 0.3],
];

/** Draws a board as games show it, by the page's own canvas. */
export async function drawPicture(page: Page, drawn: Drawn): Promise<Buffer> {
  const text = await page.evaluate(
    async ([given, colours, crown]) => {
      const { regions, size, queens = [], glare, beside, hasLetters, isDrawing } = given;
      const { width = 720, height = Math.round(width * 1.4), share = 0.84 } = given;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      const fill = (colour: string, x: number, y: number, w: number, h: number): void => {
        context.fillStyle = colour;
        context.fillRect(x, y, w, h);
      };
      const drawBoard = (labels: string, left: number, side: number): void => {
        const top = Math.round(height / 8);
        const thin = Math.max(1, Math.round(side / 40));
        const thick = (glare === undefined ? 4 : 2.6) * thin;
        const colourOf = (square: number): string => colours[parseInt(labels[square]!, 36)]!;
        const at = (square: number): [number, number] => [
          left + (square % size) * side,
          top + Math.floor(square / size) * side,
        ];
        for (let square = 0; square < size * size; square++) {
          if (isDrawing) break;
          const [x, y] = at(square);
          fill(colourOf(square), x, y, side, side);
          context.globalAlpha = 0.45;
          if (square === glare) fill(colourOf(square + 1), x, y, side, side);
          context.globalAlpha = 1;
        }
        const line = (x: number, y: number, w: number, h: number): void =>
          fill('#000000', x - Math.min(w, h) / 2, y - Math.min(w, h) / 2, w, h);
        for (let square = 0; square < size * size; square++) {
          const [x, y] = at(square);
          const isOther = (other: number): boolean => labels[square] !== labels[other];
          const isEdge = square % size === 0 || isOther(square - 1);
          line(x, y, isEdge ? thick : thin, side);
          line(x, y, side, square < size || isOther(square - size) ? thick : thin);
        }
        line(left, top + side * size, side * size + thick, thick);
        line(left + side * size, top, thick, side * size + thick);
        context.fillStyle = '#000000';
        context.font = `${side / 2}px sans-serif`;
        for (let square = 0; square < size * size && hasLetters; square++) {
          const [x, y] = at(square);
          context.fillText('ABCDEFGH'[Number(labels[square])]!, x + side / 3, y + side * 0.68);
        }
        for (const queen of queens) {
          const [x, y] = at(queen);
          context.beginPath();
          for (const [across, down] of crown) {
            context.lineTo(x + side * across!, y + side * down!);
          }
          context.fill();
        }
      };
      if (!isDrawing) fill('#ffffff', 0, 0, width, height);
      if (size === 0) {
        context.font = `${Math.round(width / 30)}px sans-serif`;
        context.fillStyle = '#222222';
        for (let line = 2; line < 22; line++) {
          context.fillText('Whereof one cannot speak', width / 12, (line * height) / 24);
        }
      } else {
        const margin = Math.round(width * 0.08);
        drawBoard(regions, margin, Math.floor((share * width) / size));
        const rest = width * (1 - share) - 3 * margin;
        if (beside) {
          drawBoard(beside, Math.round(width * share + 2 * margin), Math.floor(rest / size));
        }
      }
      const blob = await canvas.convertToBlob({ type: given.type ?? 'image/png', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let signs = '';
      for (let start = 0; start < bytes.length; start += 30_000) {
        signs += String.fromCharCode(...bytes.subarray(start, start + 30_000));
      }
      return btoa(signs);
    },
    [drawn, COLOURS.split(' '), CROWN] as const,
  );
  return Buffer.from(text, 'base64');
}

/** Brings files to the page as if they were dropped or pasted where the focus is. */
export async function bring(
  page: Page,
  way: 'drop' | 'paste',
  pictures: readonly Buffer[],
  type = 'image/png',
): Promise<void> {
  await page.evaluate(
    ([kind, contents, mime]) => {
      const data = new DataTransfer();
      for (const content of contents) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], 'picture', { type: mime }));
      }
      const options = { bubbles: true, cancelable: true, composed: true };
      let target: Element = document.activeElement ?? document.body;
      while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      target.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [way, pictures.map((picture) => picture.toString('base64')), type] as const,
  );
}
