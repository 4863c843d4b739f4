import { msg, str } from '@lit/localize';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { kindOf, type PuzzleKind, type Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Shape } from '../../core/board/shape.ts';
import { dayTitle } from '../../i18n/format-day.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';

export function kindName(kind: PuzzleKind): string {
  switch (kind) {
    case 'complete':
      return msg('Fill in');
    case 'regions':
      return msg('Regions');
    case 'guard':
      return msg('Guard');
  }
}

export function difficultyName(step: Difficulty): string {
  switch (step) {
    case 'gentle':
      return msg('Gentle');
    case 'steady':
      return msg('Medium');
    case 'tricky':
      return msg('Tricky');
    case 'thorny':
      return msg('Expert');
  }
}

/** Returns the title of a puzzle: `Regions · Medium`; only the kind if it has no difficulty. */
export function puzzleTitle({ puzzle, step }: Pick<PlayedPuzzle, 'puzzle' | 'step'>): string {
  const kind = kindName(kindOf(puzzle.rules));
  return step ? `${kind} · ${difficultyName(step)}` : kind;
}

/** Returns a shape in words: `7 × 9`, rows, then columns. */
export function shapeWords({ rows, columns }: Shape): string {
  return `${rows} × ${columns}`;
}

/** The origin of a puzzle, if it is known and not part of its name. */
export type Origin = 'endless' | 'practice' | 'code' | 'own' | undefined;

/** Returns true if the game makes more puzzles like it; false for puzzles that people made. */
export function hasMore(origin: Origin): boolean {
  return origin !== 'code' && origin !== 'own';
}

/**
 * Returns the origin in words: `Saturday 21 November`, `Endless · 8 × 8`, `Guard table · 7 × 9`, `From a code · 8 × 8`,
 * `Created · 8 × 8`.
 */
export function originWords(
  { name, puzzle }: PlayedPuzzle,
  isOfTable: boolean,
  origin: Origin,
): string {
  const ofDay = parseDayPuzzleName(name);
  if (ofDay) return dayTitle(ofDay.day);
  const shape = shapeWords(puzzle.rules.shape);
  if (isOfTable) return msg(str`Guard table · ${shape}`);
  if (origin === 'endless') return msg(str`Endless · ${shape}`);
  if (origin === 'own') return msg(str`Created · ${shape}`);
  return origin === 'code' ? msg(str`From a code · ${shape}`) : shape;
}
