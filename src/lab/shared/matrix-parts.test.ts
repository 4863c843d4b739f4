import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labAddress } from '../../core/routes/addresses.ts';
import { parseLabPage, type LabPage } from '../../core/routes/lab-page.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from './catalogue.ts';
import type { OpenExhibit } from './exhibit.ts';
import { matrices } from './matrix.testing.ts';
import { NUMBERS, type Matrix } from './matrix.ts';
import { MAZE_NUMBERS } from '../exhibits/maze/walls.ts';

type ExhibitPage = Extract<LabPage<ExhibitName>, { kind: 'exhibit' }>;

const MATRICES = [
  ['least-path', matrices(1, 12)],
  ['largest-ring', matrices(2, 12)],
  [
    'maze',
    matrices(2, 24, MAZE_NUMBERS).map((maze) => ({
      ...maze,
      numbers: maze.numbers.with(0, 0).with(-1, 0),
    })),
  ],
] as const;

describe.each(MATRICES)('%s', (name, boards) => {
  const openAt = async (address: string): Promise<OpenExhibit> => {
    const page = parseLabPage(address.slice('#/lab/'.length), EXHIBIT_NAMES) as ExhibitPage;
    const { exhibit } = await entryOf(page.name).load();
    return exhibit.open(page.size, new URLSearchParams(page.query));
  };

  test('numbers and sides are read from an address as they were written', async () => {
    const { exhibit } = await entryOf(name).load();
    const { textOf } = exhibit.open(4, new URLSearchParams()).numbers!;
    await fc.assert(
      fc.asyncProperty(boards, async ({ rows, columns, numbers }: Matrix) => {
        const query = new URLSearchParams({
          rows: String(rows),
          columns: String(columns),
          numbers: textOf(numbers),
        });
        const open = await openAt(labAddress(name, columns, query.toString()));
        expect([open.rows, open.columns]).toEqual([rows, columns]);
        expect(open.numbers).toMatchObject({ numbers, isUnreadable: false });
      }),
      { numRuns: 300 },
    );
  });

  test('numbers that cannot be read are reported and replaced by those of the seed', async () => {
    const seeded = await openAt(`#/lab/${name}/5?seed=7`);
    expect(seeded.numbers?.isUnreadable).toBe(false);
    const damaged = fc.stringMatching(/^[-0-9._ x]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(damaged, async (numbers) => {
        fc.pre(!/^0[01]{23}0$/.test(numbers) && numbers.split('.').length !== 25);
        const query = new URLSearchParams({ seed: '7', numbers });
        const open = await openAt(labAddress(name, 5, query.toString()));
        expect(open.numbers!.numbers).toEqual(seeded.numbers!.numbers);
        expect(open.numbers!.isUnreadable).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('another seed has other numbers, and all are within the limits', async () => {
    const numbersOf = async (seed: number): Promise<readonly number[]> =>
      (await openAt(`#/lab/${name}/12?seed=${seed}`)).numbers!.numbers;
    const one = await numbersOf(1);
    expect(await numbersOf(1)).toEqual(one);
    expect(await numbersOf(2)).not.toEqual(one);
    const { min, max } = name === 'maze' ? MAZE_NUMBERS : NUMBERS;
    expect(Math.min(...one)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...one)).toBeLessThanOrEqual(max);
  });
});
