import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newGame } from '../core/game/game.ts';
import { completePuzzle } from '../core/puzzles/puzzle.ts';
import { announceChange } from '../game/screen/announcements.ts';
import type { BoardScreen } from '../game/screen/board-screen.ts';
import { UnsavedSession } from '../game/session/session.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { Announcer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOLUTION = [1, 7, 8, 14];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds that the parts of the game are late for a move. */
interface Late {
  readonly paint: number;
  /** The numbers of the solver. */
  readonly numbers: number;
  readonly disk: number;
  /** The words of a find. */
  readonly result: number;
}

/** A session whose disk is late. */
class LateSession extends UnsavedSession {
  late: Late | undefined;

  protected override finish(): Promise<void> {
    return wait(this.late!.disk);
  }
}

const late = fc.record({
  paint: fc.nat(1000),
  numbers: fc.nat(1000),
  disk: fc.nat(1000),
  result: fc.nat(1000),
});
const moves = fc.array(
  fc.record({
    /** The number of queens that stand after it, of a solution. */
    queens: fc.nat(4),
    wait: fc.nat(2000),
    late,
  }),
  { maxLength: 12 },
);

test('a find is spoken after its last queen and moves in their order, however late paints, solver and disk are', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (given) => {
      const spoken: string[] = [];
      const it = new Announcer((text) => spoken.push(text));
      const { rules, givens } = completePuzzle(4, []);
      const session = new LateSession(newGame(rules, givens));
      const screen = {
        isConnected: true,
        settings: { briefSpeech: false },
        dispatchEvent: ({ text, kind, over }: AnnounceEvent) => it.announce(text, kind, over),
      };
      /** The number of the change of the board that was made last, and those that found a solution. */
      let change = 0;
      const finds: number[] = [];
      session.subscribe((told) => {
        const parts = session.late!;
        if (told.kind === 'finish') {
          // The game tells of no find whose board has changed.
          if (told.position !== session.position) return;
          finds.push(change);
          const text = `find ${change}`;
          const words = wait(parts.result).then(() => text);
          screen.dispatchEvent(new AnnounceEvent(words, 'find'));
          return;
        }
        const after = { position: session.position, verdict: session.verdict };
        const number = ++change;
        announceChange(
          screen as unknown as BoardScreen,
          session,
          { by: told.by, before: told.before, after },
          wait(parts.paint),
          () => wait(parts.numbers).then(() => `move ${number}`),
        );
      });
      for (const { queens, late: parts, wait: pause } of given) {
        session.late = parts;
        const wanted = SOLUTION.slice(0, queens);
        const changed = SOLUTION.filter(
          (square) => wanted.includes(square) !== session.position.queens.includes(square),
        );
        for (const square of changed) session.play({ kind: 'toggle', square });
        await vi.advanceTimersByTimeAsync(pause);
      }
      await vi.advanceTimersByTimeAsync(30_000);
      const heard = spoken.map((text) => /(move|find) (\d+)/.exec(text)!.slice(1));
      const numbers = heard.map(([, number]) => Number(number));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const found = heard.filter(([kind]) => kind === 'find').map(([, number]) => Number(number));
      expect(found).toEqual(finds);
      // The move of a change comes before its find.
      for (const [index, [kind, number]] of heard.entries()) {
        if (kind === 'move') expect(heard.slice(0, index)).not.toContainEqual(['find', number]);
      }
      expect(Math.max(0, ...numbers)).toBe(change);
    }),
  );
});
