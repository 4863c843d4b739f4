import { isDay, type Day } from '../days/day.ts';
import { DAY_KINDS } from '../days/day-puzzles.ts';
import { PUZZLE_FORMS, PUZZLE_KINDS, type PuzzleKind } from '../puzzles/puzzle.ts';
import { DRILLS, topicNamed, type DrillTopic } from '../puzzles/technique.ts';

export type PuzzlesPage =
  /** A page without parts; `isForOldTable` if the address is of a table that version 1.0 had. */
  | { readonly page: SinglePage; readonly isForOldTable?: true }
  /** The puzzles of a day, also of a future one. */
  | { readonly page: 'day'; readonly day: Day }
  /** A puzzle of a day; a shared link has its code behind it, which is not read yet. */
  | {
      readonly page: 'day-puzzle';
      readonly day: Day;
      readonly kind: PuzzleKind;
      readonly code?: string;
    }
  /** The editor of a player's own puzzles; without a kind, of the kind that was drawn last. */
  | { readonly page: 'own'; readonly kind: PuzzleKind | undefined }
  /** A puzzle by its code, which is not read yet. */
  | { readonly page: 'puzzle'; readonly code: string }
  /** A drill by its number, from 1; without one, the first of its technique that is open. */
  | { readonly page: 'drill'; readonly topic: DrillTopic; readonly number: number | undefined };

/** Pages whose address is their name. */
const SINGLE_PAGES = [
  'endless',
  'code',
  'picture',
  'unfinished',
  'past',
  'figures',
  'learn',
  ...PUZZLE_KINDS.map((kind) => `how-${kind}` as const),
] as const;

type SinglePage = 'hub' | (typeof SINGLE_PAGES)[number];

/** The numbers of drills, as addresses name them. */
const NUMBERS = Array.from({ length: DRILLS }, (_, index) => String(index + 1));

/** The letters that codes begin with. */
const LETTERS = PUZZLE_KINDS.map((kind) => PUZZLE_FORMS[kind].letter);

/**
 * Reads the part of an address behind `#/puzzles/`: `endless`, `learn/regions/last/1`,
 * `r/8t/2200…`, `2026-11-21/regions/r/8t/2200…`. Codes are not checked here: the page reads them, so that it can name the problem.
 * @returns `undefined` when it is no page of Puzzles.
 */
export function parsePuzzlesPage(path: string): PuzzlesPage | undefined {
  if (path === '') return { page: 'hub' };
  if (/^guard-table(\/|$)/.test(path)) return { page: 'endless', isForOldTable: true };
  const single = SINGLE_PAGES.find((page) => page === path);
  if (single) return { page: single };
  const [first = '', second, ...rest] = path.split('/');
  if (LETTERS.includes(first) && second) return { page: 'puzzle', code: path };
  const ofDay = DAY_KINDS.find((name) => isDay(first) && name === second);
  if (ofDay && LETTERS.includes(rest[0] ?? '') && rest[1]) {
    return { page: 'day-puzzle', day: first, kind: ofDay, code: rest.join('/') };
  }
  // Version 1.0 linked hints to `practice/…`.
  if (second && (first === 'learn' || (first === 'practice' && rest.length === 1))) {
    const [technique = '', place, ...more] = rest;
    const topic = topicNamed(second, technique);
    const number = place === undefined ? undefined : NUMBERS.indexOf(place) + 1;
    return topic && number !== 0 && more.length === 0
      ? { page: 'drill', topic, number }
      : undefined;
  }
  if (rest.length > 0) return undefined;
  if (first === 'own') {
    const kind = PUZZLE_KINDS.find((name) => name === second);
    return second === undefined || kind ? { page: 'own', kind } : undefined;
  }
  if (!isDay(first)) return undefined;
  if (second === undefined) return { page: 'day', day: first };
  return ofDay && { page: 'day-puzzle', day: first, kind: ofDay };
}
