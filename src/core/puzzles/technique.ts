import type { Difficulty } from './puzzle.ts';
import type { Rules } from '../board/rules.ts';

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

/** The kind of board and the technique of a drill; `diagonals` is Regions where queens attack along whole diagonals. */
export interface DrillTopic {
  readonly board: DrillBoard;
  readonly technique: Technique;
}

const DRILL_BOARDS = ['complete', 'regions', 'guard', 'diagonals'] as const;

export type DrillBoard = (typeof DRILL_BOARDS)[number];

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

export function difficultyOf(technique: Technique): Difficulty {
  return DIFFICULTY_OF[technique];
}

/** Returns the techniques of a kind of board, the simplest first. */
export function techniquesOn(board: DrillBoard): readonly Technique[] {
  if (board === 'guard') return LOOKS;
  // Complete has no `shared-1`: without regions, a line whose free squares lie within another line has one free square.
  return TECHNIQUES.filter(
    (technique) =>
      !LOOKS.includes(technique) && !(board === 'complete' && technique === 'shared-1'),
  );
}

/** Every topic with drills, in the order in which they are listed. */
export const DRILL_TOPICS: readonly DrillTopic[] = (
  ['complete', 'regions', 'guard'] as const
).flatMap((board) => techniquesOn(board).map((technique) => ({ board, technique })));

/** Number of drills of a topic. */
export const DRILLS = 5;

/** Returns the topic of a reason met under some rules; `undefined` where there is none. */
export function drillTopic({ goal, regions }: Rules, reason: NamedReason): DrillTopic | undefined {
  const board = goal.kind === 'guard' ? 'guard' : regions ? 'regions' : 'complete';
  return topicNamed(board, techniqueOf(reason) ?? '');
}

/** Returns the name of a topic, by which its finds are kept: `regions/shared-1`. */
export function topicName({ board, technique }: DrillTopic): string {
  return `${board}/${technique}`;
}

/**
 * Returns the part of a drill's address behind `#/puzzles/`.
 * @param number From 1; left out for the first one that is open.
 */
export function drillPath(topic: DrillTopic, number?: number): string {
  const path = `learn/${topicName(topic)}`;
  return number === undefined ? path : `${path}/${number}`;
}

/** Returns a topic by board and technique; `undefined` if there is none. Addresses of version 1.0 had `diagonals`. */
export function topicNamed(board: string, technique: string): DrillTopic | undefined {
  const wanted = board === 'diagonals' ? 'regions' : board;
  return DRILL_TOPICS.find((topic) => topic.board === wanted && topic.technique === technique);
}

/** Returns the technique that is stored for a puzzle of which two are known, in either order. */
export function harderTechnique(
  a: Technique | undefined,
  b: Technique | undefined,
): Technique | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return TECHNIQUES.indexOf(a) < TECHNIQUES.indexOf(b) ? b : a;
}
