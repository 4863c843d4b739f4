import type { PuzzleKind, Difficulty } from './puzzle.ts';
import type { Rules } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';

/**
 * The techniques that a puzzle may need, as stored results and addresses name them, roughly from easy to hard: of two
 * techniques of a puzzle the later one is stored.
 *
 * - `last`: a line or region has one free square;
 * - `shared-1` to `shared-3`: the free squares of one, two, or three or four houses lie in as many other houses;
 * - `starved`: a queen would leave a line or region without a free square;
 * - `chain`, `long-chain`: a queen leads to that after one forced queen, or after more, or if squares are ruled out on
 *   the way;
 * - `count`, `look`, `two-looks`: in Guard, by counting alone, and by trying one or two queens in the head.
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

/** The techniques of Guard, indexed by the number of queens that are tried in the head. */
const LOOKS: readonly Technique[] = ['count', 'look', 'two-looks'];

/** The parts of a hint's finding or of a grader's reason that decide its technique. */
export interface NamedReason {
  readonly technique: string;
  /** The number of houses in `shared-squares`, of forced queens in `refutation`. */
  readonly size?: number | undefined;
  /** False if a `refutation` rules squares out on the way. */
  readonly isPlain?: boolean | undefined;
  /** The number of queens tried in the head, in Guard. */
  readonly looks?: number | undefined;
}

/** Returns the technique of a reason; `undefined` where it cannot be practised. */
export function techniqueOf({
  technique,
  size = 0,
  isPlain = true,
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
      return size === 1 && isPlain ? 'chain' : 'long-chain';
    case 'only-from-these':
      return LOOKS[looks];
    default:
      return undefined;
  }
}

/** The boards for practice; `diagonals` is Regions where queens attack along whole diagonals. */
export const PRACTICE_BOARDS = ['complete', 'regions', 'diagonals', 'guard'] as const;

export type PracticeBoard = (typeof PRACTICE_BOARDS)[number];

/** A technique and the kind of board on which it is practised. */
export interface PracticeTopic {
  readonly board: PracticeBoard;
  readonly technique: Technique;
}

export interface PracticeSpec {
  readonly kind: PuzzleKind;
  readonly shape: Shape;
  readonly sight: Rules['sight'];
  readonly step: Difficulty;
  readonly technique: Technique;
}

/** The difficulty of puzzles whose hardest reason is a technique. */
const DIFFICULTY_OF: Readonly<Record<Technique, Difficulty>> = {
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

/**
 * The sides of the boards for practice. They fit a phone, and the generators find every technique on them within
 * seconds.
 */
const SIDES: Readonly<Record<PracticeBoard, readonly [rows: number, columns: number]>> = {
  complete: [10, 10],
  regions: [8, 8],
  diagonals: [8, 8],
  guard: [7, 9],
};

/** Returns the techniques that can be practised on the boards of a kind, the simplest first. */
export function techniquesOn(board: PracticeBoard): readonly Technique[] {
  if (board === 'guard') return LOOKS;
  // Complete has no `shared-1`: without regions, a line whose free squares lie within another line has one free square.
  return TECHNIQUES.filter(
    (technique) =>
      !LOOKS.includes(technique) && !(board === 'complete' && technique === 'shared-1'),
  );
}

/** Returns the specification of the puzzles for a practice. */
export function practiceSpec({ board, technique }: PracticeTopic): PracticeSpec {
  const [rows, columns] = SIDES[board];
  return {
    kind: board === 'diagonals' ? 'regions' : board,
    shape: { rows, columns },
    sight: board === 'regions' ? 'touch' : 'queen',
    step: DIFFICULTY_OF[technique],
    technique,
  };
}

/** Returns the practice for a reason met under some rules; `undefined` where there is none. */
export function practiceTopic(rules: Rules, reason: NamedReason): PracticeTopic | undefined {
  return parsePractice(practiceBoardOf(rules), techniqueOf(reason) ?? '');
}

function practiceBoardOf({ goal, regions, sight }: Rules): PracticeBoard {
  if (goal.kind === 'guard') return 'guard';
  if (!regions) return 'complete';
  return sight === 'touch' ? 'regions' : 'diagonals';
}

/** Returns the part of a practice's address behind `#/puzzles/`. */
export function practicePath({ board, technique }: PracticeTopic): string {
  return `practice/${board}/${technique}`;
}

/** Reads the end of a practice's address; `undefined` where there is no such practice. */
export function parsePractice(board: string, technique: string): PracticeTopic | undefined {
  const known = PRACTICE_BOARDS.find((name) => name === board);
  const wanted = known && techniquesOn(known).find((name) => name === technique);
  return known && wanted && { board: known, technique: wanted };
}

/** Returns the technique that is stored for a puzzle of which two are known, in either order. */
export function harderTechnique(
  a: Technique | undefined,
  b: Technique | undefined,
): Technique | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return TECHNIQUES.indexOf(a) < TECHNIQUES.indexOf(b) ? b : a;
}
