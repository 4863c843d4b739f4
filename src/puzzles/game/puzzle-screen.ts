import { puzzlesAddress } from '../../core/routes/addresses.ts';
import type { Challenge } from '../../core/routes/challenge.ts';
import type { Day } from '../../core/days/day.ts';
import type { Celebration } from '../../game/celebration/celebration.ts';
import type { Hints } from '../../game/screen/hints.ts';
import type { BoardHost } from '../../game/session/board-host.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import type { Practice } from '../shared/practice.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import type { Origin } from '../shared/puzzle-words.ts';

/** The celebration of a finished puzzle, as the screen shows it. */
export interface ShownEnd extends Pick<Celebration, 'view' | 'parts' | 'end'> {
  /** Goes to the next puzzle. Returns false if there is none. */
  goOn(): boolean;
}

export interface PuzzleScreen extends BoardHost {
  readonly current: PuzzleGame | undefined;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly practice: Practice | undefined;
  readonly challenge: Challenge | undefined;
  readonly today: Day;
  readonly board: NtBoard;
  hints: Hints | undefined;
  /** The celebration, until the board is changed or left, or the sheet is closed. */
  solved: ShownEnd | undefined;
  toggleTime(): void;
  /** Makes another puzzle of the last choice of Endless, or the next of practice. */
  oneMore(): void;
  endSolved(): void;
}

export function backAddress({ current, origin, today }: PuzzleScreen): string {
  if (current?.tableBoard !== undefined) return puzzlesAddress('guard-table');
  if (origin === 'own') return puzzlesAddress('own');
  const day = current?.ofDay?.day;
  return puzzlesAddress(day === today ? undefined : day);
}
