import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, codeOfColumns, columnsOf, queensOf } from './code.ts';
import { parseCode, type CodeProblem } from './parse-code.ts';
import { isSize, MAX_SIZE } from '../board/square.ts';

/** A board size and queens in some of its rows, one a row. */
const positions = fc.integer({ min: 1, max: MAX_SIZE }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    queens: fc
      .array(fc.option(fc.nat(size - 1)), { minLength: size, maxLength: size })
      .map((columns) =>
        columns.flatMap((column, row) => (column === null ? [] : [row * size + column])),
      ),
  }),
);

/** The 0-based columns of a full board, repeats allowed. */
const columns = fc
  .integer({ min: 1, max: MAX_SIZE })
  .chain((size) => fc.array(fc.nat(size - 1), { minLength: size, maxLength: size }));

function problemOf(text: string, size?: number): CodeProblem | undefined {
  const parsed = parseCode(text, size);
  return parsed.ok ? undefined : parsed.problem;
}

describe('codes', () => {
  test('that are written and read give the position back, in whatever order its queens were placed', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), ({ size, queens }, reversed) => {
        const code = codeOf(reversed ? [...queens].reverse() : queens, size);
        expect(parseCode(code!)).toEqual({ ok: true, size, queens });
      }),
    );
  });

  test('of full boards convert to columns and back', () => {
    fc.assert(
      fc.property(columns, (queens) => {
        const code = codeOfColumns(queens);
        expect(columnsOf(code)).toEqual(queens);
        expect(codeOf(queensOf(code), queens.length)).toBe(code);
      }),
    );
  });

  test('do not exist for two queens in one row', () => {
    expect(codeOf([0, 1], 4)).toBeUndefined();
  });

  test('sort like the columns they stand for', () => {
    const symbols = Array.from({ length: MAX_SIZE }, (_, column) => codeOfColumns([column]));
    expect(symbols.join('')).toBe('123456789abcdefghijklmnopqrstuvw');
    expect([...symbols].sort()).toEqual(symbols);
  });
});

describe('parseCode', () => {
  const solution = queensOf('15863724');

  test.each([
    '15863724',
    '  15863724\n',
    '[15863724]',
    '1 5 8 6 3 7 2 4',
    '1,5,8,6,3,7,2,4',
    '1; 5; 8; 6; 3; 7; 2; 4',
    '(1, 5, 8, 6, 3, 7, 2, 4)',
    '{01 05 08 06 03 07 02 04}',
    '[0, 4, 7, 5, 2, 6, 1, 3]',
    '0 4 7 5 2 6 1 3',
    '15863724-wcz',
    'x15863724-wcz',
    'X15863724-WCZ',
    'x15863724-wcz😀',
    'x15863724-wcz👍🏽',
    'x15863724-wcz1️⃣',
    'x15863724-wcz™',
    'x15863724–wcz',
    'x15863724\u2011wcz',
    '`15863724`',
    '~~x15863724-wcz~~',
    '15863724|',
    '15863724+',
    '_15863724_',
    ' 15863724-WCZ. ',
    '１５８６３７２４-wcz',
    '15863\u00ad724-wcz',
    '15863724.',
    '(15863724)…',
    '15863724！',
    '１５８６３７２４',
    '1, 5, 8, 6, 3, 7, 2, 4.',
    '１，５，８，６，３，７，２，４。',
  ])('reads %j as 15863724', (text) => {
    expect(parseCode(text)).toEqual({ ok: true, size: 8, queens: solution });
  });

  test('reads a list that contains a 0 and its own length as counted from 1, with an empty row for the 0', () => {
    expect(parseCode('2 4 0 3')).toEqual({ ok: true, size: 4, queens: [1, 7, 14] });
  });

  test('reads a list with two zeros as rows without a queen', () => {
    expect(parseCode('1 5 8 0 0 0 0 0')).toEqual({ ok: true, size: 8, queens: [0, 12, 23] });
  });

  test('reads the start of a solution', () => {
    expect(parseCode('15800000', 8)).toEqual({ ok: true, size: 8, queens: [0, 12, 23] });
  });

  test('reads capitals as their small letters', () => {
    expect(parseCode('A000000000')).toEqual(parseCode('a000000000'));
  });

  test('reads every permutation of columns counted from 0', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: MAX_SIZE })
          .chain((size) =>
            fc.shuffledSubarray([...Array(size).keys()], { minLength: size, maxLength: size }),
          ),
        (zeroBased) => {
          const parsed = parseCode(`[${zeroBased.join(', ')}]`);
          expect(parsed).toEqual({
            ok: true,
            size: zeroBased.length,
            queens: queensOf(codeOfColumns(zeroBased)),
          });
        },
      ),
    );
  });

  test.each<[string, number | undefined, CodeProblem]>([
    ['', undefined, { kind: 'empty' }],
    [' \t\n', undefined, { kind: 'empty' }],
    ['[ , ]', undefined, { kind: 'empty' }],
    ['1'.repeat(401), undefined, { kind: 'too-long', most: 32 }],
    ['1'.repeat(33), undefined, { kind: 'too-long', most: 32 }],
    ['15!63724', undefined, { kind: 'symbol', symbol: '!' }],
    ['1 5 eight', undefined, { kind: 'symbol', symbol: 'eight' }],
    ['1 1000', undefined, { kind: 'symbol', symbol: '1000' }],
    ['1👑2', undefined, { kind: 'symbol', symbol: '👑' }],
    ['x15863724', 8, { kind: 'check' }],
    ['x15863-wcz', undefined, { kind: 'check' }],
    ['x15863724-wcx', 8, { kind: 'check' }],
    ['[-1, 2]', undefined, { kind: 'symbol', symbol: '-1' }],
    ['15963724', undefined, { kind: 'range', row: 6, value: 9, size: 8 }],
    ['1 5 80 6 3 7 2 4', undefined, { kind: 'range', row: 6, value: 80, size: 8 }],
    ['15863724', 9, { kind: 'length', expected: 9, actual: 8 }],
    ['15863724-wcx', 8, { kind: 'check' }],
    ['15863724-wc', 8, { kind: 'check' }],
    ['15863742-wcz', 8, { kind: 'check' }],
    ['15863725-wcz', undefined, { kind: 'check' }],
    ['15863-24', 8, { kind: 'symbol', symbol: '-' }],
  ])('of %j (size %j) says %j', (text, size, problem) => {
    expect(problemOf(text, size)).toEqual(problem);
  });

  test('takes any text without throwing, and what it accepts is a position', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc.string({ unit: fc.constantFrom(...Array.from('0123789aw ,;[](){}\t\n-+.xZ')) }),
      fc.array(fc.integer({ min: -2, max: 40 })).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(
        texts,
        fc.option(fc.integer({ min: 1, max: 32 }), { nil: undefined }),
        (text, size) => {
          const parsed = parseCode(text, size);
          if (!parsed.ok) return;
          expect(isSize(parsed.size)).toBe(true);
          if (size !== undefined) expect(parsed.size).toBe(size);
          const rows = parsed.queens.map((queen) => Math.floor(queen / parsed.size));
          expect(rows.every((row) => row >= 0 && row < parsed.size)).toBe(true);
          expect(new Set(rows).size).toBe(rows.length);
          // The written position reads as the same position.
          const code = codeOf(parsed.queens, parsed.size)!;
          expect(parseCode(code)).toEqual(parsed);
        },
      ),
      { numRuns: 500 },
    );
  });
});
