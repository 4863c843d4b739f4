import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import type { PuzzleSpec } from '../protocol.ts';
import { edgeNeighbours } from '../../../core/puzzles/region-pieces.ts';
import type { Draw } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { makePuzzle } from '../make/make-puzzle.ts';

/** A board of Regions as a player may leave it. */
export type HalfPainted = DraftOf<'regions'>;

/** Makes a good board, and keeps `percent` of its squares painted; then paints `wrong` squares at random. */
export function paintedFromGood(
  spec: PuzzleSpec,
  draw: Draw,
  percent: number,
  wrong: number,
): HalfPainted {
  const good = finish(makePuzzle(spec, draw(1_000_000)))!;
  const regions = good.rules.regions!.map((region) => (draw(100) < percent ? region : -1));
  const { shape, sight } = spec;
  for (let noise = 0; noise < wrong; noise++) {
    regions[draw(regions.length)] = draw(shape.rows);
  }
  return { kind: 'regions', shape, sight, regions };
}

/** Scribbles on a board: each region takes `steps` steps at random, over whatever is there. */
export function scribbled(
  { shape, sight }: Pick<HalfPainted, 'shape' | 'sight'>,
  draw: Draw,
  regionsUsed: number,
  steps: number,
): HalfPainted {
  const regions = new Array<number>(shape.rows * shape.columns).fill(-1);
  for (let region = 0; region < regionsUsed; region++) {
    let square = draw(regions.length);
    for (let step = 0; step < steps; step++) {
      regions[square] = region;
      const beside = edgeNeighbours(square, shape);
      square = beside[draw(beside.length)]!;
    }
  }
  return { kind: 'regions', shape, sight, regions };
}

/** Makes a board of 5 × 5 to 12 × 12. Successive numbers of `board` take turns in the ways to leave one. */
export function halfPainted(
  board: number,
  draw: Draw,
): { readonly manner: string; readonly draft: HalfPainted } {
  const sight = draw(2) === 0 ? 'touch' : 'queen';
  const size = (sight === 'queen' ? 7 : 5) + (board % (sight === 'queen' ? 6 : 8));
  const shape = { rows: size, columns: size };
  const spec = { kind: 'regions', shape, sight, step: size < 7 ? 'steady' : 'tricky' } as const;
  const manners: readonly (readonly [string, () => HalfPainted])[] = [
    ['near', () => paintedFromGood(spec, draw, 100, 2)],
    ['good in part', () => paintedFromGood(spec, draw, 50 + draw(40), 0)],
    ['half, with noise', () => paintedFromGood(spec, draw, 50, size)],
    ['few lines', () => scribbled({ shape, sight }, draw, size - 2, size)],
    ['lines all over', () => scribbled({ shape, sight }, draw, size, 6 * size)],
    ['one spot', () => scribbled({ shape, sight }, draw, 1, size)],
    [
      'small, Sight',
      () => {
        const rows = 5 + draw(3);
        return scribbled(
          { shape: { rows, columns: rows }, sight: 'queen' },
          draw,
          draw(rows + 1),
          3,
        );
      },
    ],
  ];
  const [manner, draft] = manners[board % manners.length]!;
  return { manner, draft: draft() };
}
