import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../core/solutions/code.ts';
import { parseLabPage, type LabPage } from '../core/routes/lab-page.ts';
import { squareName } from '../core/board/square.ts';
import { LANGUAGES, languageOf, LOCALES, type Locale } from '../i18n/languages.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from './shared/catalogue.ts';
import { CONTESTANTS } from './race/contestants.ts';
import { Heat } from './race/heat.ts';
import { deadEnds, type MazeState } from './exhibits/maze/algorithm.ts';
import { Player } from './player/player.ts';
import type { Snapshot } from './machine/snapshot.ts';

/** Labels that the guide tells its reader to look for. */
const LABELS = [
  'One step forward',
  'Next solution',
  'Permutations by swapping',
  'Side by side',
  'Race',
  'Two side by side',
  'Program',
];

/** Numbers of its answers, which each language writes in its own way. */
const FIGURES = [
  23, 16_777_216, 876, 113, 105, 43, 63, 20, 83, 92, 5_130_659_561, 19_173_961, 2_057, 268, 9_321,
];

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const nameOf = (locale: Locale): string =>
  locale === 'en' ? 'lab-lesson.md' : `lab-lesson.${locale}.md`;

/** Returns the words of a label's button or page, by its English. */
function wordsOf(locale: Locale): (label: string) => string | undefined {
  if (locale === 'en') return (label) => label;
  const units = read(`src/i18n/xliff/${locale}.xlf`).matchAll(
    /<source>(.*?)<\/source>\n\s*<target>(.*?)<\/target>/g,
  );
  const targets = new Map([...units].map(([, source, target]) => [source!, target!]));
  return (label) => targets.get(label);
}

/** The languages that have the lesson. */
const TAUGHT = LOCALES.filter((locale) =>
  existsSync(new URL(`../../docs/${nameOf(locale)}`, import.meta.url)),
);

const GUIDES = TAUGHT.map((locale) => ({
  locale,
  name: nameOf(locale),
  text: read(`docs/${nameOf(locale)}`),
}));

const LINKS = [
  '#/lab/backtracking/8?step=28',
  '#/lab/backtracking/8?step=1094',
  '#/lab/maze/12?seed=7&step=167',
] as const;

type ExhibitPage = Extract<LabPage<ExhibitName>, { kind: 'exhibit' }>;

/** Opens a link at its step, as the Lab does. Returns the snapshot there, the step and the player. */
async function follow(link: string): Promise<{ at: Snapshot; step: number; player: Player }> {
  const { name, size, query } = parseLabPage(
    link.slice('#/lab/'.length),
    EXHIBIT_NAMES,
  ) as ExhibitPage;
  const choices = new URLSearchParams(query);
  const step = Number(choices.get('step'));
  const { exhibit } = await entryOf(name).load();
  const player = new Player(() => 0);
  player.open(name, exhibit.open(size, choices).parameters);
  return { at: player.advance(step, Infinity), step, player };
}

const names = (queens: readonly number[]): string[] => queens.map((queen) => squareName(queen, 8));

describe.each(GUIDES)('$name', ({ text, locale }) => {
  test('links to itself in every other language', () => {
    const links = [...text.matchAll(/\[([^\]]*)\]\((lab-lesson[^)]*)\)/g)].map(([, name, file]) => [
      name,
      file,
    ]);
    const others = TAUGHT.filter((other) => other !== locale);
    expect(links).toEqual(others.map((other) => [LANGUAGES[other].name, nameOf(other)]));
  });

  test('links to three positions of runs, each of which exists', async () => {
    const links = [...text.matchAll(/\]\((#[^)]*)\)/g)].map(([, link]) => link);
    expect(links).toEqual(LINKS);
    for (const link of LINKS) {
      const { at, step } = await follow(link);
      expect(at.position).toBe(step);
      expect(step).toBeGreaterThan(0);
    }
  });

  test('names buttons and pages as they are named', () => {
    const words = wordsOf(locale);
    for (const label of LABELS) expect(text).toContain(words(label));
  });

  test('answers with numbers that hold', () => {
    const numbers = new Intl.NumberFormat(languageOf(locale).formats);
    const figures = FIGURES.map((figure) => numbers.format(figure));
    for (const answer of ['a8', 'd4', 'h4', '1 5 8 6 3 7 2 4', ...figures]) {
      expect(text).toContain(answer);
    }
  });
});

test('at the dead end of the lesson five queens stand, and all of row 3 is attacked', async () => {
  const { at, player } = await follow(LINKS[0]);
  expect(names(at.queens)).toEqual(['a8', 'c7', 'e6', 'b5', 'd4']);
  expect(at.tally).toMatchObject({ tested: 23, placed: 5 });
  expect(at.step).toMatchObject({ kind: 'seen' });
  const next = player.advance(1, Infinity);
  expect(names(next.queens)).toEqual(['a8', 'c7', 'e6', 'b5']);
  const tested: string[] = [];
  let later = next;
  while (later.queens.length < 5) {
    later = player.advance(1, Infinity);
    if (later.queens.length < 5) tested.push(...names(later.step!.squares.slice(0, 1)));
  }
  expect(tested).toEqual(['e4', 'f4', 'g4', 'h4']);
  expect(names(later.queens).at(-1)).toBe('h4');
  // Row 3 is a dead end again: no queen is placed in it before the queen on b5 is moved.
  while (names(later.queens).includes('b5')) {
    expect(later.queens.length).toBeLessThan(6);
    later = player.advance(1, Infinity);
  }
});

test('at the first solution of the lesson 876 squares were tested, 113 queens placed and 105 taken away', async () => {
  const { at } = await follow(LINKS[1]);
  expect(at.tally).toMatchObject({ tested: 876, placed: 113, found: 1 });
  expect(at.tally.placed - at.queens.length).toBe(105);
  expect(codeOf(at.queens, 8)).toBe('15863724');
});

test('from one solution to the next the top row changes least, and no order holds for the others', async () => {
  const { player } = await follow(LINKS[1]);
  const { marks } = player.advance(Infinity, Infinity);
  const codes = marks.map((mark) => codeOf(player.seek(mark).queens, 8));
  expect(codes).toHaveLength(92);
  expect(codes).toEqual([...codes].sort());
  const changes = Array.from({ length: 8 }, (_, row) =>
    codes.slice(1).filter((code, index) => code![row] !== codes[index]![row]),
  );
  expect(changes.map(({ length }) => length)).toEqual([7, 35, 57, 69, 81, 75, 79, 79]);
});

test('at the end of the lesson’s maze the stack has a path of 43 squares, the queue one of 23', async () => {
  const { at, player } = await follow(LINKS[2]);
  const { depth, breadth } = at.state as MazeState;
  expect(depth.stack).toHaveLength(43);
  expect(breadth.path).toHaveLength(23);
  expect(depth.entered).toHaveLength(63);
  expect(deadEnds(depth)).toHaveLength(20);
  expect(breadth.reached).toHaveLength(83);
  expect(player.advance(1, Infinity).position).toBe(at.position);
});

test('looking early saves the largest factor, one queen per row the most nodes, as the lesson answers', () => {
  const nodesOf = (name: string): number => {
    const heat = new Heat(CONTESTANTS.get(name)!, 8);
    if (heat.allNodes === undefined) heat.advance(Infinity, () => performance.now());
    return heat.allNodes!;
  };
  const [any, whole, early] = [
    nodesOf('any-squares'),
    nodesOf('one-a-row'),
    nodesOf('backtracking'),
  ];
  expect([any, whole, early]).toEqual([5_130_659_561, 19_173_961, 2_057]);
  expect([any / whole, whole / early].map(Math.round)).toEqual([268, 9_321]);
  expect(any - whole).toBeGreaterThan(whole - early);
  expect(nodesOf('bit-parallel')).toBe(early);
});
