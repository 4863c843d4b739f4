import { puzzlesAddress } from '../core/addresses.ts';
import type { Challenge } from '../core/challenge.ts';
import type { Day } from '../core/day.ts';
import type { Celebration } from '../game/screen/celebration.ts';
import type { Hints } from '../game/screen/hints.ts';
import type { Stage } from '../game/stage.ts';
import type { Progress } from '../progress/progress.ts';
import type { Settings } from '../progress/settings.ts';
import type { NtBoard } from '../ui/board/board.ts';
import type { Practice } from './practice.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import type { Origin } from './puzzle-words.ts';

/** What follows an answer, as the screen shows it. */
export interface ShownEnd extends Pick<Celebration, 'view' | 'parts' | 'end'> {
  /** Goes to the puzzle that comes next. Returns false where there is none. */
  goOn(): boolean;
}

/** The screen of a puzzle, as it is seen by what acts on it. */
export interface PuzzleScreen extends Stage {
  /** The game, once it stands. */
  readonly current: PuzzleGame | undefined;
  readonly settings: Settings;
  readonly origin: Origin;
  /** What the puzzle was made for, where that is practice. */
  readonly practice: Practice | undefined;
  /** How a friend solved it, where its link says so. */
  readonly challenge: Challenge | undefined;
  readonly progress: Promise<Progress>;
  /** The device's own calendar day. */
  readonly today: Day;
  readonly board: NtBoard;
  /** The solver's side, once it was needed. */
  hints: Hints | undefined;
  /** What follows an answer, until the board is changed or left or its sheet is closed. */
  solved: ShownEnd | undefined;
  toggleTime(): void;
  endSolved(): void;
}

/** Where Back leads to from a puzzle. */
export function backAddress({ current, origin, today }: PuzzleScreen): string {
  if (current?.tableBoard !== undefined) return puzzlesAddress('guard-table');
  if (origin === 'own') return puzzlesAddress('own');
  const day = current?.ofDay?.day;
  return puzzlesAddress(day === today ? undefined : day);
}
