import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineBetween } from '../board/attacks.ts';
import { completePuzzle, guardPuzzle, CODE_SIZES, regionsPuzzle, type Puzzle } from './puzzle.ts';
import type { ParsedPuzzle, PuzzleCodeProblem } from './puzzle-code-problem.ts';
import { checkedPuzzleCode } from '../solutions/check-signs.ts';
import { parsePuzzleCode, puzzleCode, readPastedPuzzle } from './puzzle-code.ts';
import { sample } from '../sample.testing.ts';
import { somePuzzle } from './some-puzzle.testing.ts';

/** A board of five regions, drawn with letters in the order they are met. */
const LINES = ['aabbb', 'aabbc', 'addcc', 'ddecc', 'eeeec'];
const ROWS = LINES.map((line) => numbersOf(line).join(''));
const REGIONS_CODE = `r/5t/${ROWS.join('')}`;
const GUARD_CODE = 'g/7x9/5/b6.g4';
const COMPLETE_CODE = 'c/8/00007002';

const REGIONS = regionsPuzzle(5, 'touch', numbersOf(LINES.join('')));
const GUARD = guardPuzzle({ rows: 7, columns: 9 }, 5, [10, 33]);
const COMPLETE = completePuzzle(8, [38, 57]);

function numbersOf(letters: string): number[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0));
}

function problemOf(parsed: ParsedPuzzle): PuzzleCodeProblem | undefined {
  return parsed.ok ? undefined : parsed.problem;
}

describe('the code of a puzzle', () => {
  test.each<[string, Puzzle]>([
    [REGIONS_CODE, REGIONS],
    [`r/5s/${ROWS.join('')}`, regionsPuzzle(5, 'queen', REGIONS.rules.regions!)],
    [COMPLETE_CODE, COMPLETE],
    ['c/14/0000000e000000', completePuzzle(14, [7 * 14 + 13])],
    [GUARD_CODE, GUARD],
    ['g/7x9/5', guardPuzzle({ rows: 7, columns: 9 }, 5)],
    ['g/12x3/12/a12', guardPuzzle({ rows: 12, columns: 3 }, 12, [0])],
  ])('is %s', (code, puzzle) => {
    expect(puzzleCode(puzzle)).toBe(code);
    expect(parsePuzzleCode(code)).toEqual({ ok: true, puzzle });
  });

  test('names the last two of twelve regions a and b', () => {
    const rows = Array.from('0123456789ab', (symbol) => symbol.repeat(12)).join('');
    const parsed = parsePuzzleCode(`r/12s/${rows}`);
    expect(parsed.ok && parsed.puzzle.rules.regions?.at(-1)).toBe(11);
    expect(parsed.ok && puzzleCode(parsed.puzzle)).toBe(`r/12s/${rows}`);
  });

  test('is read back as the puzzle', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const puzzle = somePuzzle(seed);
        const code = puzzleCode(puzzle);
        expect(code).toMatch(/^[rcg]\/[0-9a-z./]+$/);
        expect(parsePuzzleCode(code)).toEqual({ ok: true, puzzle });
        expect(readPastedPuzzle(code)).toEqual({ ok: true, puzzle });
      }),
      { numRuns: sample(300, 20_000) },
    );
  });
});

describe('a code is read', () => {
  test.each([
    ['in upper case', REGIONS_CODE.toUpperCase()],
    ['with spaces round it', `\n  ${REGIONS_CODE} `],
    ['with spaces between its parts', REGIONS_CODE.replaceAll('/', ' / ')],
    ['with its rows in lines', `r/5t\n${ROWS.join('\n')}`],
    ['with spaces between its rows', `r/5t/${ROWS.join(' ')}`],
    ['with slashes between its rows', `r/5t/${ROWS.join('/')}`],
    ['with spaces between its squares', `r/5t/${Array.from(ROWS.join('')).join(' ')}`],
    ['broken where a line was full', REGIONS_CODE.replace(ROWS[2]!, ` ${ROWS[2]!}`)],
    ['with zero-width spaces in it', REGIONS_CODE.replaceAll('0', '0\u200b')],
    ['with soft hyphens in it', REGIONS_CODE.replaceAll('2', '\u00ad2')],
    [
      'in a link with encoded ones',
      `https://e.org/#/puzzles/${REGIONS_CODE.replace('1', '1%C2%AD')}`,
    ],
    ['in full-width letters and digits', REGIONS_CODE.replace('r', 'Ｒ').replaceAll('1', '１')],
    ['in brackets', `(${REGIONS_CODE})`],
    ['at the end of a sentence', `Try this one: ${REGIONS_CODE}.`],
    ['within a sentence', `Is ${REGIONS_CODE} hard for you?`],
    ['in its link', `https://example.org/game/#/puzzles/${REGIONS_CODE}`],
    ['in its address', `#/puzzles/${REGIONS_CODE}`],
    ['in a link with words after it', `https://example.org/#/puzzles/${REGIONS_CODE}\nHave fun`],
    [
      'in what Share says',
      `Ninety-Two\nRegions 🟩🟩🟨🟩🟩 6:04\nhttps://example.org/#/puzzles/${REGIONS_CODE}`,
    ],
    ['in a link that is encoded', encodeURIComponent(`https://e.org/#/puzzles/${REGIONS_CODE}`)],
    ['without its rule, as Touch', REGIONS_CODE.replace('5t', '5')],
    ['in a link with an ellipsis behind it', `https://e.org/#/puzzles/${REGIONS_CODE}…`],
    ['in a link before a Chinese full stop', `https://e.org/#/puzzles/${REGIONS_CODE}。`],
    ['in a link in angle brackets', `<https://e.org/#/puzzles/${REGIONS_CODE}>.`],
    ['in a link with a tracking parameter', `https://e.org/#/puzzles/${REGIONS_CODE}?utm_source=x`],
    ['in a link with two of them', `https://e.org/#/puzzles/${REGIONS_CODE}?fbclid=1&utm_id=2`],
    ['with another that was put on with &', `${REGIONS_CODE}&fbclid=IwAR0`],
  ])('%s', (_, text) => {
    expect(parsePuzzleCode(text)).toEqual({ ok: true, puzzle: REGIONS });
    expect(readPastedPuzzle(text)).toEqual({ ok: true, puzzle: REGIONS });
  });

  test.each(['g/7×9/5/g4.b6', 'G/7X9/5/G4, B6', 'g/7x9/5/b6/g4', 'g/07x09/05/b06.g04'])(
    'with its given queens in any order: %s',
    (text) => {
      expect(parsePuzzleCode(text)).toEqual({ ok: true, puzzle: GUARD });
    },
  );

  test('of a symbol a row, with spaces between them', () => {
    expect(parsePuzzleCode('c/8/0 0 0 0 7 0 0 2')).toEqual({ ok: true, puzzle: COMPLETE });
  });
});

describe('a code with check signs', () => {
  const CHECKED = checkedPuzzleCode(REGIONS_CODE);

  test.each([
    [REGIONS_CODE, 'r/5tv/0011100112033223342244442-cvx'],
    [COMPLETE_CODE, 'c/8v/00007002-mfq'],
    [GUARD_CODE, 'g/7x9v/5/b6.g4-kzc'],
    ['g/7x9/5', 'g/7x9v/5-qgh'],
  ])('of %s never changes its meaning: %s', (code, checked) => {
    expect(checkedPuzzleCode(code)).toBe(checked);
  });

  test.each([
    CHECKED,
    CHECKED.toUpperCase(),
    `(${CHECKED})`,
    `Is ${CHECKED} hard for you?`,
    `Try this one: ${CHECKED}.`,
    `https://e.org/#/puzzles/${CHECKED}.`,
    `https://e.org/#/puzzles/${CHECKED}?challenge=72-0k`,
    `https://e.org/#/puzzles/${CHECKED}?challenge=v72-0-fgh`,
    `https://e.org/#/puzzles/${CHECKED}🎉`,
    `https://e.org/#/puzzles/${CHECKED}1️⃣`,
    `| \`https://e.org/#/puzzles/${CHECKED}\`|`,
    `~~https://e.org/#/puzzles/${CHECKED}~~`,
    `_${CHECKED}_`,
    CHECKED.replace('-', '–'),
    CHECKED.replace('-', '\u2011'),
    `https://e.org/#/puzzles/2026–11–21/regions/${CHECKED}`,
    `https://e.org/#/puzzles/2026-11-21/regions/${CHECKED} Have fun`,
    CHECKED.replaceAll('/', ' / '),
    `r/5tv/\n${ROWS.join('\n')}\n${CHECKED.slice(-4)}`,
    `r/5tv/${ROWS.join(' ')}${CHECKED.slice(-4)}`,
  ])('is read as the same puzzle: %s', (text) => {
    expect(parsePuzzleCode(text)).toEqual({ ok: true, puzzle: REGIONS });
    expect(readPastedPuzzle(text)).toEqual({ ok: true, puzzle: REGIONS });
  });

  test('is read back for every puzzle, and without them as well', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const puzzle = somePuzzle(seed);
        const code = puzzleCode(puzzle);
        for (const text of [code, checkedPuzzleCode(code)]) {
          expect(parsePuzzleCode(text)).toEqual({ ok: true, puzzle });
        }
      }),
    );
  });

  test.each([
    CHECKED.slice(0, -1),
    CHECKED.slice(0, -4),
    CHECKED.slice(0, -9),
    CHECKED.replace('t', 's'),
    CHECKED.replace('2', '3'),
    CHECKED.replace('01', '10'),
    checkedPuzzleCode(GUARD_CODE).replace('.g4', ''),
    checkedPuzzleCode(GUARD_CODE).replace('7x9', '8x9'),
  ])('is refused where they do not fit: %s', (text) => {
    expect(problemOf(parsePuzzleCode(text))).toEqual({ kind: 'check' });
    expect(problemOf(parsePuzzleCode(`https://e.org/#/puzzles/${text}`))).toEqual({
      kind: 'check',
    });
  });

  test('has the problem of its puzzle where they fit', () => {
    expect(problemOf(parsePuzzleCode(checkedPuzzleCode('r/17t/0')))).toMatchObject({
      kind: 'size',
    });
  });
});

describe('a Guard code with the check signs of version 1.0', () => {
  test.each([
    'g/7x9co/5/b6.g4',
    'G/7X9CO/5/B6.G4',
    'https://e.org/#/puzzles/g/7x9co/5/b6.g4.',
    'g / 7x9co / 5 / g4, b6',
    // The second sign is the mark of later codes.
    'g/7x9cv/24/b6.g4',
  ])('is read: %s', (text) => {
    const queens = text.includes('24') ? 24 : 5;
    expect(parsePuzzleCode(text)).toEqual({
      ok: true,
      puzzle: guardPuzzle({ rows: 7, columns: 9 }, queens, [10, 33]),
    });
  });

  test('is refused where a queen was lost or changed', () => {
    for (const text of ['g/7x9co/5/b6', 'g/7x9co/5/b7.g4']) {
      expect(problemOf(parsePuzzleCode(text))).toEqual({ kind: 'check' });
    }
  });
});

describe('a wrong code is refused with its problem', () => {
  const shape = { rows: 5, columns: 5 };
  const table = { rows: 7, columns: 9 };

  test.each<[string, PuzzleCodeProblem]>([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    ['x'.repeat(8001), { kind: 'too-long' }],
    ['Good morning', { kind: 'unknown' }],
    ['15863724', { kind: 'unknown' }],
    ['https://example.org/#/puzzles/2026-11-21', { kind: 'unknown' }],
    ['r/8x/2200', { kind: 'head', of: 'regions', text: '8x' }],
    ['g/7/5', { kind: 'head', of: 'guard', text: '7' }],
    ['c/8t/00007002', { kind: 'head', of: 'complete', text: '8t' }],
    ['r/17t/0', { kind: 'size', of: 'regions', shape: { rows: 17, columns: 17 } }],
    ['c/21/0', { kind: 'size', of: 'complete', shape: { rows: 21, columns: 21 } }],
    ['c/4/0000', { kind: 'size', of: 'complete', shape: { rows: 4, columns: 4 } }],
    ['g/2x9/3', { kind: 'size', of: 'guard', shape: { rows: 2, columns: 9 } }],
    ['g/3x13/3', { kind: 'size', of: 'guard', shape: { rows: 3, columns: 13 } }],
    ['r/5t/', { kind: 'ends', row: 5, actual: 0, expected: 5 }],
    [REGIONS_CODE.slice(0, -2), { kind: 'ends', row: 1, actual: 3, expected: 5 }],
    [`${REGIONS_CODE}44`, { kind: 'goes-on', more: 2 }],
    [
      `r/5t/${ROWS.with(2, '0332').join(' ')}`,
      { kind: 'line-length', line: 3, actual: 4, expected: 5, isOnlyOne: true },
    ],
    [
      `r/5t/${ROWS.with(2, '0332').with(4, '444422').join(' ')}`,
      { kind: 'line-length', line: 3, actual: 4, expected: 5, isOnlyOne: false },
    ],
    [
      `r/5t/${ROWS.with(2, '05322').join('')}`,
      { kind: 'region-symbol', row: 3, symbol: '5', last: '4' },
    ],
    [
      `r/5t/${ROWS.with(3, '33?22').join('')}`,
      { kind: 'region-symbol', row: 2, symbol: '?', last: '4' },
    ],
    [REGIONS_CODE.replaceAll('4', '3'), { kind: 'regions', actual: 4, expected: 5 }],
    ['c/8/0000700', { kind: 'ends', row: 1, actual: 0, expected: 8 }],
    ['c/8/000070021', { kind: 'goes-on', more: 1 }],
    ['c/8/00009002', { kind: 'column-symbol', row: 4, symbol: '9', last: '8' }],
    ['c/8/00x07002', { kind: 'column-symbol', row: 6, symbol: 'x', last: '8' }],
    ['c/5/10100', { kind: 'givens-conflict', givens: [0, 10], shape }],
    ['c/5/12000', { kind: 'givens-conflict', givens: [0, 6], shape }],
    ['c/5/13524', { kind: 'nothing-left', queens: 5 }],
    ['g/7x9', { kind: 'queens', text: '', most: 63 }],
    ['g/7x9/0', { kind: 'queens', text: '0', most: 63 }],
    ['g/7x9/64', { kind: 'queens', text: '64', most: 63 }],
    ['g/7x9/b6', { kind: 'queens', text: 'b6', most: 63 }],
    ['g/7x9/5/6b', { kind: 'square-name', text: '6b' }],
    ['g/7x9/5/j1', { kind: 'off-board', name: 'j1', shape: table }],
    ['g/7x9/5/a8', { kind: 'off-board', name: 'a8', shape: table }],
    ['g/7x9/5/b6.b6', { kind: 'twice', name: 'b6' }],
    ['g/7x9/1/b6.g4', { kind: 'too-many-givens', givens: 2, queens: 1 }],
    ['g/7x9/2/b6.g4', { kind: 'nothing-left', queens: 2 }],
  ])('%s', (text, problem) => {
    expect(problemOf(parsePuzzleCode(text))).toEqual(problem);
  });
});

describe('a board copied from elsewhere', () => {
  const inSymbols = (symbols: readonly string[], between = ''): string =>
    LINES.map((line) => numbersOf(line).map((region) => symbols[region]))
      .map((row) => row.join(between))
      .join('\n');

  test.each([
    ['letters in lines', LINES.join('\n')],
    ['capitals', LINES.join('\n').toUpperCase()],
    ['lines of another system with empty ones', `\r\n${LINES.join('\r\n\r\n')}\r\n`],
    ['letters with spaces', inSymbols(Array.from('jkcba'), ' ')],
    ['letters with commas', inSymbols(Array.from('jkcba'), ', ')],
    ['letters with tabs', inSymbols(Array.from('jkcba'), '\t')],
    ['letters in groups', LINES.map((line) => `${line.slice(0, 3)} ${line.slice(3)}`).join('\n')],
    ['digits', inSymbols(Array.from('92013'))],
    ['numbers', inSymbols(['9', '10', '11', '12', '1'], ' ')],
    ['coloured squares', inSymbols(['🟥', '🟧', '🟩', '⬛\ufe0f', '⬜'])],
    ['digits in boxes', inSymbols(['1\ufe0f\u20e3', '2\ufe0f\u20e3', '3️⃣', '4️⃣', '5️⃣'])],
    ['a list of texts', JSON.stringify(LINES)],
    ['a list of lists', JSON.stringify(LINES.map(numbersOf))],
    ['a list of lists with a number a line', JSON.stringify(LINES.map(numbersOf), undefined, 2)],
    ['an object with a list of lists', JSON.stringify({ size: 5, regions: LINES.map(numbersOf) })],
    ['a list with a name', `regions = ${JSON.stringify(LINES.map(numbersOf))}`],
    ['a constant', `const regions: string[] = ${JSON.stringify(LINES, undefined, 2)};`],
    [
      'a list of texts with a name',
      `colorRegions: [\n${LINES.map((line) => `  '${line}',\n`).join('')}],`,
    ],
    [
      'a level of another program',
      `size: 5,\ncolorRegions: [\n${LINES.map((line) => `  ${JSON.stringify(Array.from(line))},\n`).join('')}],
      regionColors: { a: lightBlue, b: red }`,
    ],
    ['tuples', `(${LINES.map((line) => `(${numbersOf(line).join(', ')})`).join(', ')})`],
    ['lists in braces', `{${LINES.map((line) => `{${numbersOf(line).join(',\n')}}`).join(',\n')}}`],
    ['one line with slashes', LINES.join('/')],
    ['one line with spaces', LINES.join(' ')],
    ['one line', LINES.join('')],
    [
      'a framed table',
      `+---+\n|${inSymbols(Array.from('abcde'), '|').replaceAll('\n', '|\n+---+\n|')}|`,
    ],
  ])('is read as %s', (_, text) => {
    expect(readPastedPuzzle(text)).toEqual({ ok: true, puzzle: REGIONS });
  });

  test.each<[string, string, PuzzleCodeProblem]>([
    [
      'a row too short',
      LINES.with(2, 'addc').join('\n'),
      { kind: 'line-length', line: 3, actual: 4, expected: 5, isOnlyOne: true },
    ],
    [
      'too few rows for any board',
      LINES.slice(1).join('\n'),
      { kind: 'size', of: 'regions', shape: { rows: 4, columns: 5 } },
    ],
    [
      'a row too many',
      [...LINES, 'eeeee'].join('\n'),
      { kind: 'not-square', shape: { rows: 6, columns: 5 } },
    ],
    [
      'too few regions',
      LINES.join('\n').replaceAll('a', 'b'),
      { kind: 'regions', actual: 4, expected: 5 },
    ],
    [
      'too many regions',
      LINES.with(4, 'eeeef').join('\n'),
      { kind: 'regions', actual: 6, expected: 5 },
    ],
    ['a remark', 'Look at this.\nIs it not good?', { kind: 'unknown' }],
    ['a remark of six words', 'I solved it in five minutes', { kind: 'unknown' }],
    ['the address of another game', 'https://example.org/games/queens/', { kind: 'unknown' }],
    [
      'an address of 49 signs',
      'https://www.example.org/games/queens/today/sun/12',
      { kind: 'unknown' },
    ],
    [
      'what another game shares',
      'Queens #290 | 1:07\nFirst 👑s: 🟨 🟦 🟫\n🏅 Faster than most today!\nexample.org/queens.',
      { kind: 'unknown' },
    ],
    ['nothing', ' \n\n', { kind: 'empty' }],
    ['only a frame', '+---+\n|   |\n+---+', { kind: 'unknown' }],
  ])('with %s is refused with the reason', (_, text, problem) => {
    expect(problemOf(readPastedPuzzle(text))).toEqual(problem);
  });

  test('with a region in pieces is read as it is', () => {
    const regions = REGIONS.rules.regions!.with(23, 0).with(24, 0);
    const puzzle = regionsPuzzle(5, 'touch', regions);
    expect(readPastedPuzzle(LINES.with(4, 'eeeaa').join('\n'))).toEqual({ ok: true, puzzle });
  });

  test('is not read where only codes are', () => {
    expect(problemOf(parsePuzzleCode(LINES.join('\n')))).toEqual({ kind: 'unknown' });
  });
});

test('any text that is read gives a valid puzzle, and that puzzle’s code is read back', () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyText, (text) => {
      for (const parsed of [parsePuzzleCode(text), readPastedPuzzle(text)]) {
        if (!parsed.ok) continue;
        accepted++;
        expectValid(parsed.puzzle);
        const code = puzzleCode(parsed.puzzle);
        expect(parsePuzzleCode(code)).toEqual(parsed);
      }
    }),
    { numRuns: sample(2000, 100_000) },
  );
  // The test proves nothing if no text is accepted.
  expect(accepted).toBeGreaterThan(0);
});

function anyOf(symbols: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(symbols));
}

/** Texts of every kind: noise, codes, codes with a few changes, links, boards in lines. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: anyOf('rcg/0123456789abstx. \n%#'), maxLength: 60 }),
  fc.stringMatching(/^(r|c|g)\/\d{1,2}(t|s|x\d{1,2})?\/[0-9a-f.]{0,160}$/),
  fc.integer().map((seed) => puzzleCode(somePuzzle(seed))),
  fc
    .tuple(fc.integer(), fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(3))
    .map(([seed, at, put, cut]) => {
      const code = `https://example.org/#/puzzles/${puzzleCode(somePuzzle(seed))}`;
      const place = at % code.length;
      return code.slice(0, place) + put + code.slice(place + cut);
    }),
  fc.integer().map((seed) => drawn(somePuzzle(seed))),
  fc.string({ unit: anyOf('ab \n,;|[]"🟥⬛\ufe0f'), maxLength: 300 }),
  fc.string({ unit: 'grapheme', minLength: 6000, maxLength: 9000 }),
);

/** Returns the regions of a puzzle in lines, some with a wrong symbol. */
function drawn({ rules: { regions, shape } }: Puzzle): string {
  const symbols = (regions ?? []).map((region) => String.fromCharCode(97 + region));
  return Array.from({ length: shape.rows }, (_, row) =>
    symbols.slice(row * shape.columns, (row + 1) * shape.columns).join(''),
  ).join('\n');
}

function expectValid({ rules, givens }: Puzzle): void {
  const { shape, regions, goal } = rules;
  const squares = shape.rows * shape.columns;
  const kind = goal.kind === 'guard' ? 'guard' : regions ? 'regions' : 'complete';
  const { least, most } = CODE_SIZES[kind];
  for (const side of [shape.rows, shape.columns]) {
    expect(side).toBeGreaterThanOrEqual(least);
    expect(side).toBeLessThanOrEqual(most);
  }
  expect(givens).toEqual([...new Set(givens)].sort((a, b) => a - b));
  for (const given of givens) expect(given >= 0 && given < squares).toBe(true);
  if (goal.kind === 'guard') {
    expect(goal.queens).toBeGreaterThan(givens.length);
    expect(goal.queens).toBeLessThanOrEqual(squares);
    return;
  }
  expect(shape.rows).toBe(shape.columns);
  expect(givens.length).toBeLessThan(shape.rows);
  for (const a of givens) {
    for (const b of givens) expect(lineBetween(a, b, shape.columns)).toBeUndefined();
  }
  if (!regions) return;
  expect(regions).toHaveLength(squares);
  expect(new Set(regions)).toEqual(new Set(Array.from({ length: shape.rows }, (_, i) => i)));
}
