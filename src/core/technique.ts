import type { PuzzleKind, Step } from './puzzle.ts';
import type { Rules } from './rules.ts';
import type { Shape } from './shape.ts';

/**
 * The techniques that a puzzle may need, as stored results and addresses name them; the order decides which of two
 * is kept of a puzzle, the harder ones last.
 *
 * - `last`: a line or region has one free square;
 * - `shared-1` to `shared-3`: one, two, or three or four houses fill as many others;
 * - `starved`: a queen would leave a line or region without a square;
 * - `chain`, `long-chain`: a queen leads to that after one forced queen, or after more;
 * - `count`, `look`, `two-looks`: Guard, by counting, and with one or two queens set down in mind.
 */
export const TECHNIQUES = [
  'last',
  'shared-1',
  'starved',
  'shared-2',
  'shared-3',
  'chain',
  'long-chain',
  'count',
  'look',
  'two-looks',
] as const;

export type Technique = (typeof TECHNIQUES)[number];

/** The techniques of Guard by the queens that are set down in mind. */
const LOOKS: readonly Technique[] = ['count', 'look', 'two-looks'];

/** A finding of a hint or a reason of the grader, as far as it says which technique it is. */
interface NamedReason {
  readonly technique: string;
  /** Of `shared-squares` the houses, of `refutation` the forced queens: how many. */
  readonly size?: number | undefined;
  /** Of Guard: how many queens are set down in mind. */
  readonly looks?: number | undefined;
}

/** Returns the technique of a reason; `undefined` where it is none that can be practised. */
export function techniqueOf({
  technique,
  size = 0,
  looks = 0,
}: NamedReason): Technique | undefined {
  switch (technique) {
    case 'last-free-square':
      return 'last';
    case 'starved-house':
      return 'starved';
    case 'shared-squares':
      return size === 1 ? 'shared-1' : size === 2 ? 'shared-2' : 'shared-3';
    case 'refutation':
      return size === 1 ? 'chain' : 'long-chain';
    case 'only-from-these':
      return LOOKS[looks];
    default:
      return undefined;
  }
}

/** The boards on which techniques are practised; `diagonals` is Regions where queens attack along lines. */
export const PRACTICE_BOARDS = ['complete', 'regions', 'diagonals', 'guard'] as const;

export type PracticeBoard = (typeof PRACTICE_BOARDS)[number];

/** A technique on the boards of a kind. */
export interface PracticeTopic {
  readonly board: PracticeBoard;
  readonly technique: Technique;
}

/** The puzzles that are made for practice. */
export interface PracticeWish {
  readonly kind: PuzzleKind;
  readonly shape: Shape;
  readonly sight: Rules['sight'];
  readonly step: Step;
  readonly technique: Technique;
}

/** The difficulty of puzzles whose hardest reason is a technique. */
const STEP_OF: Readonly<Record<Technique, Step>> = {
  last: 'gentle',
  'shared-1': 'gentle',
  starved: 'steady',
  'shared-2': 'steady',
  'shared-3': 'tricky',
  chain: 'tricky',
  'long-chain': 'thorny',
  count: 'gentle',
  look: 'tricky',
  'two-looks': 'thorny',
};

/** Boards that fit a phone, on which all techniques of a kind are found within seconds. */
const SIDES: Readonly<Record<PracticeBoard, readonly [rows: number, columns: number]>> = {
  complete: [10, 10],
  regions: [8, 8],
  diagonals: [8, 8],
  guard: [7, 9],
};

/** Returns the techniques that can be practised on the boards of a kind, the simplest first. */
export function techniquesOn(board: PracticeBoard): readonly Technique[] {
  if (board === 'guard') return LOOKS;
  // Without regions a line that lies within another has one free square.
  return TECHNIQUES.filter(
    (technique) =>
      !LOOKS.includes(technique) && !(board === 'complete' && technique === 'shared-1'),
  );
}

/** Returns the puzzles to make for practice. */
export function practiceWish({ board, technique }: PracticeTopic): PracticeWish {
  const [rows, columns] = SIDES[board];
  return {
    kind: board === 'diagonals' ? 'regions' : board,
    shape: { rows, columns },
    sight: board === 'regions' ? 'touch' : 'queen',
    step: STEP_OF[technique],
    technique,
  };
}

/** Returns what to practise after a reason was met under some rules; `undefined` where there is nothing. */
export function practiceTopic(rules: Rules, reason: NamedReason): PracticeTopic | undefined {
  return parsePractice(practiceBoardOf(rules), techniqueOf(reason) ?? '');
}

function practiceBoardOf({ goal, regions, sight }: Rules): PracticeBoard {
  if (goal.kind === 'guard') return 'guard';
  if (!regions) return 'complete';
  return sight === 'touch' ? 'regions' : 'diagonals';
}

/** Returns what follows `#/puzzles/` in the address of a practice. */
export function practicePath({ board, technique }: PracticeTopic): string {
  return `practice/${board}/${technique}`;
}

/** Reads the end of such an address; `undefined` where there is no such practice. */
export function parsePractice(board: string, technique: string): PracticeTopic | undefined {
  const known = PRACTICE_BOARDS.find((name) => name === board);
  const wanted = known && techniquesOn(known).find((name) => name === technique);
  return known && wanted && { board: known, technique: wanted };
}

/** Returns the technique that is kept of a puzzle of which two are said; their order does not matter. */
export function harderTechnique(
  a: Technique | undefined,
  b: Technique | undefined,
): Technique | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return TECHNIQUES.indexOf(a) < TECHNIQUES.indexOf(b) ? b : a;
}
