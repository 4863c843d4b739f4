import { isDay, type Day } from '../days/day.ts';
import { DAY_KINDS } from '../days/day-puzzles.ts';
import { shapeNamed } from '../puzzles/guard-table.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Shape } from '../board/shape.ts';
import { DRILLS, topicNamed, type DrillTopic } from '../puzzles/technique.ts';

export type PuzzlesPage =
  | { readonly page: SinglePage }
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
  | { readonly page: 'drill'; readonly topic: DrillTopic; readonly number: number | undefined }
  /** A board of the Guard table. */
  | { readonly page: 'table-board'; readonly shape: Shape };

/** Pages whose address is their name. */
const SINGLE_PAGES = [
  'endless',
  'guard-table',
  'code',
  'unfinished',
  'past',
  'figures',
  'learn',
  'how-complete',
  'how-regions',
  'how-guard',
] as const;

type SinglePage = 'hub' | (typeof SINGLE_PAGES)[number];

/** The numbers of drills, as addresses name them. */
const NUMBERS = Array.from({ length: DRILLS }, (_, index) => String(index + 1));

/** The letters that codes begin with: Regions, Complete, Guard. */
const KINDS = ['r', 'c', 'g'];

/**
 * Reads the part of an address behind `#/puzzles/`: `endless`, `guard-table/7x9`, `learn/regions/last/1`,
 * `r/8t/2200…`, `2026-11-21/regions/r/8t/2200…`. Codes are not checked here: the page reads them, so that it can name the problem.
 * @returns `undefined` when it is no page of Puzzles.
 */
export function parsePuzzlesPage(path: string): PuzzlesPage | undefined {
  if (path === '') return { page: 'hub' };
  const single = SINGLE_PAGES.find((page) => page === path);
  if (single) return { page: single };
  const [first = '', second, ...rest] = path.split('/');
  if (KINDS.includes(first) && second) return { page: 'puzzle', code: path };
  const ofDay = DAY_KINDS.find((name) => isDay(first) && name === second);
  if (ofDay && KINDS.includes(rest[0] ?? '') && rest[1]) {
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
  if (first === 'guard-table') {
    const shape = shapeNamed(second ?? '');
    return shape && { page: 'table-board', shape };
  }
  const kind = DAY_KINDS.find((name) => name === second);
  if (second !== undefined && !kind) return undefined;
  if (first === 'own') return { page: 'own', kind };
  if (!isDay(first)) return undefined;
  return kind ? { page: 'day-puzzle', day: first, kind } : { page: 'day', day: first };
}
