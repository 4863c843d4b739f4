import { expect, test } from 'vitest';
import { nextBelow, seeded, type RandomState } from '../board/random.ts';
import { parsePuzzleCode, puzzleCode, readPastedPuzzle } from '../puzzles/puzzle-code.ts';
import { kindOf, type PuzzleKind } from '../puzzles/puzzle.ts';
import { somePuzzle } from '../puzzles/some-puzzle.testing.ts';
import { sample } from '../sample.testing.ts';
import { codeOf, codeOfColumns } from '../solutions/code.ts';
import { parseCode } from '../solutions/parse-code.ts';
import { playAddress, puzzleAddress } from './addresses.ts';
import { challengeIn, challengeQuery } from './challenge.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';
import { parseRoute } from './route.ts';

/** A code that the game writes, and what it is read as. */
interface Written {
  readonly code: string;
  /** The code without check signs. */
  readonly name: string;
  /** Returns the codes, without check signs, of all that a text opens. */
  readonly read: (text: string) => readonly (string | undefined)[];
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz/.-';

/** The damages of a code; some leave it as it is. */
const DAMAGES: readonly (readonly [
  damage: string,
  apply: (code: string, random: RandomState) => string,
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
  ['the first digit lost', (code) => code.replace(/\d/u, '')],
];

/** Returns a puzzle of a kind; `undefined` if the seed gives one of another kind. */
function puzzleOf(seed: number, kind: PuzzleKind): Written | undefined {
  const puzzle = somePuzzle(seed);
  if (kindOf(puzzle.rules) !== kind) return undefined;
  const begin = '#/puzzles/';
  const name = puzzleCode(puzzle);
  return {
    code: puzzleAddress(name).slice(begin.length),
    name,
    read: (text) => {
      const route = parseRoute(begin + text);
      const page = route.screen === 'puzzles' ? parsePuzzlesPage(route.path) : undefined;
      const inAddress = page?.page === 'puzzle' ? [parsePuzzleCode(page.code)] : [];
      return [...inAddress, parsePuzzleCode(text), readPastedPuzzle(text)].flatMap((each) =>
        each.ok ? [puzzleCode(each.puzzle)] : [],
      );
    },
  };
}

/** Returns a position of free play, with rows without a queen. */
function somePosition(seed: number): Written {
  const random = seeded(seed);
  const size = 4 + nextBelow(random, 29);
  return positionOf(
    size,
    Array.from({ length: size }, () => nextBelow(random, size + 1) - 1),
  );
}

function positionOf(size: number, columns: readonly number[]): Written {
  const name = codeOfColumns(columns);
  const begin = `#/play/${size}/`;
  return {
    code: playAddress(size, name).slice(begin.length),
    name,
    read: (text) => {
      const route = parseRoute(begin + text);
      const inAddress =
        route.screen === 'play' && route.code !== undefined
          ? [parseCode(route.code, route.size)]
          : [];
      return [...inAddress, parseCode(text)].flatMap((parsed) =>
        parsed.ok ? [codeOf(parsed.queens, parsed.size)] : [],
      );
    },
  };
}

/** Returns a full solution, as players share it: its code is the longest. */
function someSolution(seed: number): Written {
  const random = seeded(seed);
  const size = 4 + nextBelow(random, 29);
  return positionOf(
    size,
    Array.from({ length: size }, () => nextBelow(random, size)),
  );
}

/** Returns a time to beat. */
function someChallenge(seed: number): Written {
  const random = seeded(seed);
  const query = challengeQuery({
    seconds: 1 + nextBelow(random, 5000),
    help: Array.from({ length: 1 + nextBelow(random, 4) }, () => nextBelow(random, 100)),
  });
  const begin = '?challenge=';
  return {
    code: query.slice(begin.length),
    name: query,
    read: (text) => {
      const challenge = challengeIn(begin + text);
      return challenge ? [challengeQuery(challenge)] : [];
    },
  };
}

const KINDS: readonly (readonly [kind: string, write: (seed: number) => Written | undefined])[] = [
  ['Fill in', (seed) => puzzleOf(seed, 'complete')],
  ['Regions', (seed) => puzzleOf(seed, 'regions')],
  ['Guard', (seed) => puzzleOf(seed, 'guard')],
  ['free play', somePosition],
  ['a full board', someSolution],
  ['a challenge', someChallenge],
];

const CASES = KINDS.flatMap(([kind, write]) =>
  DAMAGES.map(([damage, apply]) => [kind, damage, write, apply] as const),
);

test.each(CASES)(
  'a code of %s that the game writes opens nothing else with %s',
  (kind, damage, write, apply) => {
    const random = seeded(92);
    const counts = { codes: 0, refused: 0, same: 0, silent: 0 };
    for (let seed = 0; counts.codes < sample(300, 5000); seed++) {
      const written = write(seed);
      if (!written) continue;
      const { code, name, read } = written;
      expect(new Set(read(code))).toEqual(new Set([name]));
      let damaged = code;
      // Some damages leave a code as it is, such as a swap of two equal letters.
      while (damaged === code) damaged = apply(code, random);
      const opened = read(damaged);
      counts.codes++;
      if (opened.length === 0) counts.refused++;
      else if (opened.every((each) => each === name)) counts.same++;
      else counts.silent++;
    }
    if (process.env['WHOLE']) console.info(kind, damage, counts);
    expect(counts.silent).toBe(0);
    expect(counts.refused).toBeGreaterThan(0);
  },
);
