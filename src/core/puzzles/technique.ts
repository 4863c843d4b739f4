import { kindOf, PUZZLE_KINDS, type Difficulty, type PuzzleKind } from './puzzle.ts';
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
const LOOKS = ['count', 'look', 'two-looks'] as const satisfies readonly Technique[];

/** A reason that can be practised: its own name, and the parts that decide its technique. */
export type NamedReason =
  | { readonly technique: 'last-free-square' | 'starved-house' }
  | { readonly technique: 'shared-squares'; readonly houses: readonly unknown[] }
  | {
      readonly technique: 'refutation';
      /** The queens that are forced on the way. */
      readonly moves: readonly unknown[];
      /** False if squares are ruled out on the way. */
      readonly isPlain: boolean;
    }
  | {
      readonly technique: 'only-from-these';
      /** The number of queens that are tried in the head. */
      readonly looks: 0 | 1 | 2;
    };

export function techniqueOf(reason: NamedReason): Technique {
  switch (reason.technique) {
    case 'last-free-square':
      return 'last';
    case 'starved-house':
      return 'starved';
    case 'shared-squares': {
      const { length } = reason.houses;
      return length === 1 ? 'shared-1' : length === 2 ? 'shared-2' : 'shared-3';
    }
    case 'refutation':
      return reason.moves.length === 1 && reason.isPlain ? 'chain' : 'long-chain';
    case 'only-from-these':
      return LOOKS[reason.looks];
  }
}

/** The kind of board and the technique of a drill. */
export interface DrillTopic {
  readonly board: PuzzleKind;
  readonly technique: Technique;
}

/** The least difficulty at which one use of a technique is expected; the grade of a puzzle may be another. */
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

function isLook(technique: Technique): boolean {
  return (LOOKS as readonly Technique[]).includes(technique);
}

const OF_PLACEMENT = TECHNIQUES.filter((technique) => !isLook(technique));

const BY_BOARD: Readonly<Record<PuzzleKind, readonly Technique[]>> = {
  // Without regions, a line whose free squares lie within another line has one free square.
  complete: OF_PLACEMENT.filter((technique) => technique !== 'shared-1'),
  regions: OF_PLACEMENT,
  guard: LOOKS,
};

/** Returns the techniques of a kind of board, the simplest first. */
export function techniquesOn(board: PuzzleKind): readonly Technique[] {
  return BY_BOARD[board];
}

/** Every topic with drills, in the order in which they are listed. */
export const DRILL_TOPICS: readonly DrillTopic[] = PUZZLE_KINDS.flatMap((board) =>
  techniquesOn(board).map((technique) => ({ board, technique })),
);

/** Number of drills of a topic. */
export const DRILLS = 5;

/** Returns the topic of a reason met under some rules; `undefined` where there is none. */
export function drillTopic(rules: Rules, reason: NamedReason): DrillTopic | undefined {
  return topicNamed(kindOf(rules), techniqueOf(reason));
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
