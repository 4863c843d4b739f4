import { describe, expect, test } from 'vitest';
import { isSolution } from '../../core/board/attacks.ts';
import { codeOf, type Code } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import known from '../../core/solutions/known-counts.json';
import { sample } from '../../core/sample.testing.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import type { Algorithm, Tally } from '../machine/algorithm.ts';
import { algorithm as arithmetic } from './arithmetic/algorithm.ts';
import { algorithm as backtracking } from './backtracking/algorithm.ts';
import { algorithm as bitParallel } from './bit-parallel/algorithm.ts';
import { algorithm as determinants } from './determinants/algorithm.ts';
import { algorithm as exactCover } from './exact-cover/algorithm.ts';
import { algorithm as fewestChoices } from './fewest-choices/algorithm.ts';
import { algorithm as lexicographic } from './lexicographic/algorithm.ts';
import { algorithm as recursion } from './recursion/algorithm.ts';
import { algorithm as swapping } from './swapping/algorithm.ts';

interface Outcome {
  readonly tally: Tally;
  /** The codes of the solutions, in the order in which they were found. */
  readonly codes: readonly Code[];
}

interface Enumerator {
  readonly name: string;
  readonly run: (size: number) => Outcome;
}

function enumerator<Parameters, State, Kind extends string>(
  name: string,
  algorithm: Algorithm<Parameters, State, Kind>,
  parametersOf: (size: number) => Parameters,
): Enumerator {
  return {
    name,
    run(size) {
      const state = algorithm.start(parametersOf(size));
      const tally = { tested: 0, placed: 0, lifted: 0, found: 0 };
      const codes: Code[] = [];
      for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
        tally.tested += step.change.tested;
        tally.placed += step.change.placed;
        tally.lifted += step.change.lifted;
        tally.found += step.change.found;
        if (step.change.found === 0) continue;
        const queens = algorithm.queens(state);
        if (!isSolution(queens, size)) throw new Error(`${name} found ${queens.join()} on ${size}`);
        codes.push(codeOf(queens, size)!);
      }
      return { tally, codes };
    },
  };
}

const sized = (size: number) => ({ size });
const LEXICOGRAPHIC = [
  enumerator('iterative backtracking', backtracking, sized),
  enumerator('recursive backtracking', recursion, sized),
  enumerator('permutations in lexicographic order', lexicographic, sized),
  enumerator('arithmetic enumeration', arithmetic, sized),
  enumerator('bit-parallel backtracking', bitParallel, (size) => ({ size, half: false })),
  enumerator('determinants by Glaisher', determinants, (size) => ({ size, everyTerm: false })),
  enumerator('determinants by Günther', determinants, (size) => ({ size, everyTerm: true })),
];
const OTHERS = [
  enumerator('permutations by swapping', swapping, sized),
  enumerator('fewest choices first', fewestChoices, sized),
  enumerator('exact cover', exactCover, sized),
];

const LARGEST = 9;

/** The largest size of arithmetic enumeration. For n = 9 it tests 96 million numbers; the others take a moment. */
const LARGEST_ARITHMETIC = sample(8, LARGEST);

describe.each(LEXICOGRAPHIC)('$name', ({ name, run }) => {
  const largest = name === 'arithmetic enumeration' ? LARGEST_ARITHMETIC : LARGEST;
  test('finds every solution of every size, in the order of their codes', () => {
    for (let size = 1; size <= largest; size++) {
      const { tally, codes } = run(size);
      expect(codes).toEqual([...solutionsOf(size)]);
      expect(String(tally.found)).toBe(solutionsKnown(size));
    }
  });
});

describe.each(OTHERS)('$name', ({ run }) => {
  test('finds every solution of every size once', () => {
    for (let size = 1; size <= LARGEST; size++) {
      const { tally, codes } = run(size);
      expect([...codes].sort()).toEqual([...solutionsOf(size)]);
      expect(String(tally.found)).toBe(solutionsKnown(size));
    }
  });
});

test('a search of half the board finds one of each pair of mirror images and counts both', () => {
  const half = enumerator('half', bitParallel, (size) => ({ size, half: true }));
  for (let size = 1; size <= 9; size++) {
    const { tally, codes } = half.run(size);
    expect(String(tally.found)).toBe(solutionsKnown(size));
    const all = new Set(codes.flatMap((code) => [code, mirrored(code)]));
    expect([...all].sort()).toEqual([...solutionsOf(size)]);
    expect(codes.length).toBe(Math.ceil(all.size / 2));
    expect(codes.every((code) => variantsOf(code).includes(mirrored(code)))).toBe(true);
  }
});

test.each([
  ['iterative backtracking', LEXICOGRAPHIC[0]!, 15_720, 2_056],
  ['recursive backtracking', LEXICOGRAPHIC[1]!, 15_720, 2_056],
  ['permutations in lexicographic order', LEXICOGRAPHIC[2]!, 40_320, undefined],
  ['bit-parallel backtracking', LEXICOGRAPHIC[4]!, 0, 2_056],
  ['determinants by Glaisher', LEXICOGRAPHIC[5]!, 2_056, 2_056],
  ['determinants by Günther', LEXICOGRAPHIC[6]!, 40_320, 109_600],
  ['permutations by swapping', OTHERS[0]!, 40_320, 109_600],
  ['fewest choices first', OTHERS[1]!, 13_460, 1_198],
  ['exact cover', OTHERS[2]!, 0, 1_198],
] as const)(
  '%s makes its known numbers of tests and placements on 8 × 8',
  (_, { run }, tested, placed) => {
    const { tally } = run(8);
    expect(tally.tested).toBe(tested);
    if (placed !== undefined) expect(tally.placed).toBe(placed);
  },
);

function solutionsKnown(size: number): string | undefined {
  return known.solutions[String(size) as keyof typeof known.solutions];
}

function mirrored(code: Code): Code {
  return Array.from(code, (symbol) => String(code.length + 1 - Number(symbol))).join('');
}
