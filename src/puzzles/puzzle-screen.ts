import type { nothing, TemplateResult } from 'lit';
import { puzzlesAddress } from '../core/addresses.ts';
import type { Day } from '../core/day.ts';
import type { HintLadder } from '../game/hint-ladder.ts';
import type { Stage } from '../game/stage.ts';
import type { Progress } from '../progress/progress.ts';
import type { Settings } from '../progress/settings.ts';
import type { BoardView } from '../ui/board/board-view.ts';
import type { NtBoard } from '../ui/board/board.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import type { Origin } from './puzzle-words.ts';

/** What is shown on the screen of a puzzle besides the game. */
interface ShownPart {
  /** What it adds to the board. */
  readonly view: Partial<BoardView>;
  /** Ends it, because the board was changed or left. */
  end(): void;
}

/** The hints, as the screen shows them. */
export interface ShownHints extends ShownPart {
  readonly ladder: HintLadder;
  /** The sheet with the hint, when one is open. */
  readonly sheet: TemplateResult | typeof nothing;
}

/** What follows an answer, as the screen shows it. */
export interface ShownEnd extends ShownPart {
  /** Whether it has come to its end, the sheet. */
  readonly isSettled: boolean;
  /** The sheet, once there is something to say. */
  readonly parts: TemplateResult | typeof nothing;
  /** Goes to the puzzle that comes next. Whether there is one. */
  goOn(): boolean;
}

/** The screen of a puzzle, as it is seen by what acts on it. */
export interface PuzzleScreen extends Stage {
  /** The game, once it stands. */
  readonly current: PuzzleGame | undefined;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly progress: Promise<Progress>;
  /** The device's own calendar day. */
  readonly today: Day;
  readonly board: NtBoard;
  /** The solver's side, once it was needed. */
  hints: ShownHints | undefined;
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
