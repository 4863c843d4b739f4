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

/** The kinds whose boards have as many rows as columns. */
type SquareKind = Exclude<PuzzleKind, 'guard'>;

/** The sizes that can be chosen one by one: the number of rows by kind, or rows and columns of Guard. */
export type Side = SquareKind | 'rows' | 'columns';

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
  const side = (name: Side): number =>
    among(
      stored[name],
      sidesOf(name === 'rows' || name === 'columns' ? 'guard' : name),
      FIRST[name],
    );
  return possible({
    kind: among(stored['kind'], PUZZLE_KINDS, FIRST.kind),
    sight: among(stored['sight'], SIGHT_NAMES, FIRST.sight),
    complete: side('complete'),
    regions: side('regions'),
    rows: side('rows'),
    columns: side('columns'),
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
  if (kind === 'guard') return sidesOf(kind);
  return sidesOf(kind).filter((size) => difficultiesOf({ ...choice, [kind]: size }).length > 0);
}

function shapeOf(choice: EndlessChoice): Shape {
  const { kind, rows, columns } = choice;
  return kind === 'guard' ? { rows, columns } : { rows: choice[kind], columns: choice[kind] };
}

function possible(choice: EndlessChoice): EndlessChoice {
  const { kind } = choice;
  const sizes = sizesOf(choice);
  // The rule of Regions may have changed to one without puzzles on small boards.
  if (kind !== 'guard' && !sizes.includes(choice[kind])) {
    const nearest = sizes.find((size) => size > choice[kind]) ?? sizes.at(-1)!;
    return possible({ ...choice, [kind]: nearest });
  }
  const steps = difficultiesOf(choice);
  if (steps.includes(choice.step)) return choice;
  return { ...choice, step: easierDifficulty(choice) ?? steps[0] ?? choice.step };
}
