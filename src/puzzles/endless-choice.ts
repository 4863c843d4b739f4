import { STEPS, type PuzzleKind, type Step } from '../core/puzzle.ts';
import { sidesOf } from '../core/puzzle-sides.ts';
import type { Rules } from '../core/rules.ts';
import type { Shape } from '../core/shape.ts';
import type { Wish } from '../solver/puzzles/protocol.ts';
import { existingSteps } from '../core/puzzle-cells.ts';

/** What was chosen last in Endless; each kind keeps its board while another is looked at. */
export interface EndlessChoice {
  readonly kind: PuzzleKind;
  /** The rule of Regions. */
  readonly sight: Rules['sight'];
  /** Rows and columns of Complete and of Regions. */
  readonly complete: number;
  readonly regions: number;
  /** Of Guard. */
  readonly rows: number;
  readonly columns: number;
  readonly step: Step;
}

/** The key in localStorage. */
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

/** The choice as text where localStorage refuses it; it holds until the page is left. */
let unsaved: string | undefined;

/** The last choice. Each field is read by itself: one that is damaged is as at first, the rest is kept. */
export function readChoice(): EndlessChoice {
  const stored = readStored();
  const among = <Value>(value: unknown, values: readonly Value[], first: Value): Value =>
    values.find((known) => known === value) ?? first;
  const side = (name: 'complete' | 'regions' | 'rows' | 'columns'): number =>
    among(
      stored[name],
      sidesOf(name === 'complete' || name === 'regions' ? name : 'guard'),
      FIRST[name],
    );
  return possible({
    kind: among(stored['kind'], ['complete', 'regions', 'guard'] as const, FIRST.kind),
    sight: among(stored['sight'], ['touch', 'queen'] as const, FIRST.sight),
    complete: side('complete'),
    regions: side('regions'),
    rows: side('rows'),
    columns: side('columns'),
    step: among(stored['step'], STEPS, FIRST.step),
  });
}

/** Remembers a choice. */
export function writeChoice(choice: EndlessChoice): void {
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(ENDLESS_KEY, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
}

/**
 * A choice with some of it changed. Where there are no puzzles of the step, the next easier step is
 * chosen that there are some of, else the next harder.
 */
export function changed(choice: EndlessChoice, patch: Partial<EndlessChoice>): EndlessChoice {
  return possible({ ...choice, ...patch });
}

/** What is to be made. */
export function wishOf(choice: EndlessChoice): Wish {
  const { kind, step } = choice;
  // Only Regions has a rule to choose.
  const sight = kind === 'regions' ? choice.sight : 'queen';
  return { kind, shape: shapeOf(choice), sight, step };
}

/** The steps that can be chosen on the board that is. */
export function stepsOf(choice: EndlessChoice): readonly Step[] {
  return existingSteps(wishOf(choice));
}

/** The step below the chosen one that there are puzzles of. */
export function easierStep(choice: EndlessChoice): Step | undefined {
  return stepsOf(choice).findLast((step) => STEPS.indexOf(step) < STEPS.indexOf(choice.step));
}

/** The sides of Complete or Regions that there are puzzles of. */
export function sizesOf(choice: EndlessChoice): readonly number[] {
  const { kind } = choice;
  if (kind === 'guard') return sidesOf(kind);
  return sidesOf(kind).filter((size) => stepsOf({ ...choice, [kind]: size }).length > 0);
}

function shapeOf({ kind, complete, regions, rows, columns }: EndlessChoice): Shape {
  if (kind === 'guard') return { rows, columns };
  const size = kind === 'complete' ? complete : regions;
  return { rows: size, columns: size };
}

function possible(choice: EndlessChoice): EndlessChoice {
  const { kind } = choice;
  const sizes = sizesOf(choice);
  // The rule of Regions has changed to one that smaller boards do not come in.
  if (kind !== 'guard' && !sizes.includes(choice[kind])) {
    const nearest = sizes.find((size) => size > choice[kind]) ?? sizes.at(-1)!;
    return possible({ ...choice, [kind]: nearest });
  }
  const steps = stepsOf(choice);
  if (steps.includes(choice.step)) return choice;
  return { ...choice, step: easierStep(choice) ?? steps[0] ?? choice.step };
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(unsaved ?? localStorage.getItem(ENDLESS_KEY) ?? '{}');
    return Object(stored) as Record<string, unknown>;
  } catch {
    return {};
  }
}
