import { nextBelow, nextFraction, type RandomState } from '../../core/board/random.ts';
import type { Colour } from './colours.ts';

const grey = (value: number): Colour => [value, value, value];

/** Returns a painter of a picture without a board of regions, one of eight sorts. */
export function nothingPainter(
  width: number,
  height: number,
  random: RandomState,
): (x: number, y: number) => Colour {
  const sort = nextBelow(random, 8);
  const [columns, rows] = [4 + nextBelow(random, 8), 3 + nextBelow(random, 9)];
  const cell = Math.min(width / (columns + 1), height / (rows + 1));
  const light = (): number => 120 + 130 * nextFraction(random);
  const fills = Array.from({ length: 400 }, (): Colour => [light(), light(), light()]);
  const box = Math.min(width, height) / 10;
  return (x, y) => {
    const [u, v] = [x / cell - 0.4, y / cell - 0.4];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const isIn = column >= 0 && row >= 0 && column < columns && row < rows;
    const isLine = isIn && (u - column < 0.03 || v - row < 0.03);
    const fill = (index: number): Colour => fills[(index + 400) % 400]!;
    switch (sort) {
      case 0: // A table.
        return grey(isLine ? 0 : 255);
      case 1:
        return sudokuAt(x / box - 0.5, y / box - 0.5);
      case 2: // Each square in a colour of its own.
        return isIn ? (isLine ? grey(80) : fill(row * columns + column)) : grey(240);
      case 3: // Clouds.
        return [
          128 + 90 * Math.sin(x / 23 + Math.sin(y / 31)),
          128 + 90 * Math.sin(y / 17),
          128 + 60 * Math.sin((x + y) / 41),
        ];
      case 4: // Text.
        return grey(
          Math.sin(x / 3 + Math.floor(y / 14) * 2.1) > 0.1 && y % 14 < 8 && x > 20 && x < width - 20
            ? 30
            : 250,
        );
      case 5: // Stripes.
        return [fill(Math.floor(x / 40))[0], fill(Math.floor(x / 40))[1], 200];
      case 6: {
        // Bricks.
        const off = row % 2 === 0 ? 0 : 0.5;
        const brick = Math.floor(u + off);
        return u + off - brick < 0.06 || v - row < 0.1
          ? [200, 200, 195]
          : fill(row * 13 + brick + 40);
      }
      default: // A chart.
        return isIn &&
          y > height * (0.3 + 0.5 * Math.abs(Math.sin(column * 3.3))) &&
          u - column > 0.2
          ? [70, 110, 200]
          : grey(y % (height / 6) < 1 ? 200 : 255);
    }
  };
}

function sudokuAt(u: number, v: number): Colour {
  if (u < 0 || v < 0 || u > 9 || v > 9) return grey(255);
  const isLine = (at: number): boolean =>
    Math.abs(at - Math.round(at)) < (Math.round(at) % 3 === 0 ? 0.05 : 0.015);
  if (isLine(u) || isLine(v)) return grey(0);
  const hasDigit = (Math.floor(u) * 7 + Math.floor(v) * 5) % 4 === 0;
  const isDigit =
    Math.abs((u % 1) - 0.5) < 0.2 && Math.abs((v % 1) - 0.5) < 0.3 && Math.sin(40 * u) > 0;
  return grey(hasDigit && isDigit ? 0 : 255);
}
