import { expect, test } from 'vitest';
import { nextBelow, seeded, type RandomState } from '../board/random.ts';
import { puzzleAddress } from '../routes/puzzle-addresses.ts';
import { parsePuzzlesPage } from '../routes/puzzles-page.ts';
import { parseRoute } from '../routes/route.ts';
import { sample } from '../sample.testing.ts';
import { parsePuzzleCode, puzzleCode, readPastedPuzzle } from './puzzle-code.ts';
import { kindOf, type Puzzle, type PuzzleKind } from './puzzle.ts';
import { somePuzzle } from './some-puzzle.testing.ts';

const ADDRESS = '#/puzzles/';
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz/.-';

/** The damages of a code; each returns it unchanged where it cannot be done. */
const DAMAGES: readonly (readonly [
  name: string,
  damage: (code: string, random: RandomState) => string,
])[] = [
  [
    'one letter changed',
    (code, random) => {
      const at = nextBelow(random, code.length);
      return code.slice(0, at) + LETTERS[nextBelow(random, LETTERS.length)] + code.slice(at + 1);
    },
  ],
  [
    'two neighbours swapped',
    (code, random) => {
      const at = nextBelow(random, code.length - 1);
      return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
    },
  ],
  ['the end cut off', (code, random) => code.slice(0, nextBelow(random, code.length))],
  [
    'a piece cut out',
    (code, random) => {
      const at = nextBelow(random, code.length);
      return code.slice(0, at) + code.slice(at + 1 + nextBelow(random, 6));
    },
  ],
];

const KINDS: readonly PuzzleKind[] = ['complete', 'regions', 'guard'];

test.each(KINDS.flatMap((kind) => DAMAGES.map(([name, damage]) => [kind, name, damage] as const)))(
  'a code of %s that the game writes, with %s, opens no other puzzle',
  (kind, name, damage) => {
    const random = seeded(92);
    const counts = { codes: 0, same: 0, refused: 0, silent: 0 };
    for (let seed = 0; counts.codes < sample(300, 5000); seed++) {
      const puzzle = somePuzzle(seed);
      if (kindOf(puzzle.rules) !== kind) continue;
      const code = puzzleAddress(puzzleCode(puzzle)).slice(ADDRESS.length);
      let damaged = code;
      // Some damages leave a code as it is, as a swap of two equal letters.
      while (damaged === code) damaged = damage(code, random);
      counts.codes++;
      counts[outcome(damaged, puzzle)]++;
    }
    if (process.env['WHOLE']) console.info(kind, name, counts);
    expect(counts.silent).toBe(0);
    expect(counts.refused).toBeGreaterThan(0);
  },
);

/** Opens a code by its address, by the dialog for codes, and alone. Returns the worst that became of it. */
function outcome(code: string, puzzle: Puzzle): 'same' | 'refused' | 'silent' {
  const route = parseRoute(ADDRESS + code);
  const page = route.screen === 'puzzles' ? parsePuzzlesPage(route.path) : undefined;
  const texts = [code, ...(page?.page === 'puzzle' ? [page.code] : [])];
  const read = [...texts.map(parsePuzzleCode), readPastedPuzzle(code)].filter(({ ok }) => ok);
  if (read.length === 0) return 'refused';
  const name = puzzleCode(puzzle);
  return read.every((each) => each.ok && puzzleCode(each.puzzle) === name) ? 'same' : 'silent';
}
