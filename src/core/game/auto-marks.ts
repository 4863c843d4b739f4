import type { Game, Move } from './game.ts';
import type { Geometry } from '../board/geometry.ts';
import type { AutoMarks, Position } from './position.ts';
import type { Square } from '../board/square.ts';

/**
 * Completes a move with automatic marks: a queen that is placed marks the squares it attacks; when it is removed, the
 * marks that only it made go with it. Marks that the player made stay. Move and marks are one step of the history.
 * @param after The game after the move, as `apply` returns it for `before`.
 * @param isOn True if queens mark from now on. Marks that queens made earlier are removed with them in either case.
 */
export function withAutoMarks(
  before: Game,
  after: Game,
  { kind }: Move,
  geometry: Geometry,
  isOn: boolean,
): Game {
  // Undo and redo bring back whole positions, with their marks.
  if (kind === 'undo' || kind === 'redo' || before.history === after.history) return after;
  const marks = isOn && kind !== 'lay-out' && kind !== 'reveal' && !geometry.mayAttack;
  const next = marked(before.history.present, after.history.present, geometry, marks);
  return { ...after, history: { ...after.history, present: next } };
}

function marked(
  { queens, marks, autoMarks }: Position,
  after: Position,
  geometry: Geometry,
  isOn: boolean,
): Position {
  const placed = isOn ? after.queens.filter((queen) => !queens.includes(queen)) : [];
  const known = autoMarks?.by.filter((queen) => after.queens.includes(queen)) ?? [];
  const by = [...known, ...placed];
  const { autoMarks: _, ...rest } = after;
  if (!autoMarks && by.length === 0) return after;

  const left = new Set(after.marks);
  // Before the first queen that marks, all marks are the player's, and so is each mark that a move adds.
  const wasOwn = new Set(autoMarks?.own ?? marks);
  const own = after.marks.filter((mark) => wasOwn.has(mark) || !marks.includes(mark));
  const attacked = attackedBy(by, geometry);
  for (const mark of after.marks) {
    if (!own.includes(mark) && !attacked.has(mark)) left.delete(mark);
  }
  // An attacked square without a mark is one whose mark the player removed, so it gets no other.
  const before = attackedBy(known, geometry);
  for (const square of attackedBy(placed, geometry)) if (!before.has(square)) left.add(square);
  // A removed queen leaves an automatic mark if another such queen attacks its square.
  for (const queen of queens) {
    if (!after.queens.includes(queen) && attacked.has(queen)) left.add(queen);
  }
  for (const queen of after.queens) left.delete(queen);
  return { ...rest, marks: [...left], ...(by.length > 0 && { autoMarks: { by, own } }) };
}

function attackedBy(queens: readonly Square[], geometry: Geometry): ReadonlySet<Square> {
  return new Set(queens.flatMap((queen) => geometry.attacks(queen).map(({ square }) => square)));
}

/** Reads the record of the marks that queens made; `undefined` where it does not fit the position. */
export function readAutoMarks(value: unknown, position: Position): AutoMarks | undefined {
  const { by, own } = Object(value) as Partial<Record<keyof AutoMarks, unknown>>;
  const fits =
    isPartOf(by, position.queens) && isPartOf(own, position.marks) && (by as unknown[]).length > 0;
  return fits ? (value as AutoMarks) : undefined;
}

function isPartOf(list: unknown, whole: readonly Square[]): boolean {
  if (!Array.isArray(list) || new Set(list).size < list.length) return false;
  const known = new Set<unknown>(whole);
  return list.every((item) => known.has(item));
}
