import {
  DIFFICULTIES,
  PUZZLE_FORMS,
  PUZZLE_KINDS,
  type PuzzleKind,
  type Difficulty,
} from '../../core/puzzles/puzzle.ts';
import { sidesOf } from '../../core/puzzles/puzzle-sides.ts';
import { SIGHT_NAMES, type Sight } from '../../core/board/rules.ts';
import type { Shape } from '../../core/board/shape.ts';
import { Stored } from '../../progress/settings/stored.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { existingDifficulties } from '../../core/puzzles/puzzle-variants.ts';

/** Names under which the chosen sizes of each kind are stored: of its rows, and of its columns if these may differ. */
export const SIDES = {
  complete: ['complete'],
  regions: ['regions'],
  guard: ['rows', 'columns'],
} as const satisfies Readonly<Record<PuzzleKind, readonly string[]>>;

export type Side = (typeof SIDES)[PuzzleKind][number];

/** The last choice in Endless. Each kind keeps its own board while another kind is chosen. */
export interface EndlessChoice extends Readonly<Record<Side, number>> {
  readonly kind: PuzzleKind;
  /** The rule of Regions. */
  readonly sight: Sight;
  readonly step: Difficulty;
}

export const ENDLESS_KEY = 'ninety-two-endless';

const FIRST: EndlessChoice = {
  kind: 'regions',
  sight: 'touch',
  complete: 8,
  regions: 8,
  rows: 7,
  columns: 9,
  step: 'gentle',
};

const last = new Stored(ENDLESS_KEY, choiceFrom);

export function readChoice(): EndlessChoice {
  return last.get();
}

export function writeChoice(choice: EndlessChoice): void {
  last.set(JSON.stringify(choice));
}

/** Reads a choice. A damaged field has its first value; the others are kept. */
function choiceFrom(text: string | null): EndlessChoice {
  const stored = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  const among = <Value>(value: unknown, values: readonly Value[], first: Value): Value =>
    values.find((known) => known === value) ?? first;
  const sides = PUZZLE_KINDS.flatMap((kind) =>
    SIDES[kind].map((side) => [side, among(stored[side], sidesOf(kind), FIRST[side])] as const),
  );
  return possible({
    ...(Object.fromEntries(sides) as Record<Side, number>),
    kind: among(stored['kind'], PUZZLE_KINDS, FIRST.kind),
    sight: among(stored['sight'], SIGHT_NAMES, FIRST.sight),
    step: among(stored['step'], DIFFICULTIES, FIRST.step),
  });
}

/**
 * Returns a choice with some fields changed. A size without puzzles becomes the next larger one that has some, else the
 * largest. A difficulty without puzzles becomes the next easier one that has some, else the next harder.
 */
export function changed(choice: EndlessChoice, patch: Partial<EndlessChoice>): EndlessChoice {
  return possible({ ...choice, ...patch });
}

export function specOf(choice: EndlessChoice): PuzzleSpec {
  const { kind, step } = choice;
  const { sights } = PUZZLE_FORMS[kind];
  const sight = sights.includes(choice.sight) ? choice.sight : sights[0]!;
  return { kind, shape: shapeOf(choice), sight, step };
}

export function difficultiesOf(choice: EndlessChoice): readonly Difficulty[] {
  return existingDifficulties(specOf(choice));
}

/** Returns the next difficulty below the chosen one that the board has puzzles of; `undefined` if there is none. */
export function easierDifficulty(choice: EndlessChoice): Difficulty | undefined {
  return difficultiesOf(choice).findLast(
    (step) => DIFFICULTIES.indexOf(step) < DIFFICULTIES.indexOf(choice.step),
  );
}

export function sizesOf(choice: EndlessChoice): readonly number[] {
  const { kind } = choice;
  const [side, ...others] = SIDES[kind];
  // Two sides are chosen freely, so some of their boards have no puzzles.
  if (others.length > 0) return sidesOf(kind);
  return sidesOf(kind).filter((size) => difficultiesOf({ ...choice, [side]: size }).length > 0);
}

function shapeOf(choice: EndlessChoice): Shape {
  const [rows, columns = rows] = SIDES[choice.kind];
  return { rows: choice[rows], columns: choice[columns] };
}

function possible(choice: EndlessChoice): EndlessChoice {
  const [side] = SIDES[choice.kind];
  const sizes = sizesOf(choice);
  // The rule of Regions may have changed to one without puzzles on small boards.
  if (!sizes.includes(choice[side])) {
    const nearest = sizes.find((size) => size > choice[side]) ?? sizes.at(-1)!;
    return possible({ ...choice, [side]: nearest });
  }
  const steps = difficultiesOf(choice);
  if (steps.includes(choice.step)) return choice;
  return { ...choice, step: easierDifficulty(choice) ?? steps[0] ?? choice.step };
}
