import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HINTS } from '../../core/game/attempt.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import {
  completePuzzle,
  guardPuzzle,
  regionsPuzzle,
  type Puzzle,
} from '../../core/puzzles/puzzle.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { UnsavedSession } from '../session/session.ts';
import type { BoardScreen } from './board-screen.ts';
import { Supposing } from './supposing.ts';

class SavedSession extends UnsavedSession {
  readonly saved: Game[] = [];

  protected override save(game: Game): void {
    this.saved.push(game);
  }
}

/** The parts of a screen that supposed queens use, without a page. */
class FakeScreen extends EventTarget {
  readonly session: SavedSession;
  readonly said: string[] = [];
  readonly hints = undefined;
  readonly settings = { coordinates: 'named' };
  readonly board = { focus: (): void => undefined };
  readonly requestUpdate = (): void => undefined;

  constructor({ rules, givens }: Puzzle, queens: readonly Square[] = []) {
    super();
    this.session = new SavedSession(newGame(rules, givens));
    for (const square of queens) this.session.play({ kind: 'toggle', square });
    this.session.saved.length = 0;
  }

  override dispatchEvent(event: Event): boolean {
    if (event instanceof AnnounceEvent) this.said.push(event.text as string);
    return true;
  }
}

function begin(puzzle: Puzzle, queens: readonly Square[] = []) {
  const screen = new FakeScreen(puzzle, queens);
  return { screen, supposing: new Supposing(screen as unknown as BoardScreen) };
}

/** Returns all that is kept of a game, without the help that is counted. */
function keptOf({ history, attempts, ...rest }: Game): string {
  const counted = Object.entries(attempts).map(([id, attempt]) => [id, { ...attempt, hints: 0 }]);
  return JSON.stringify([rest, history, counted]);
}

const NAMES = Array.from({ length: 64 }, (_, square) => squareName(square, 8));
const at = (name: string): Square => NAMES.indexOf(name);
const PLACED = ['a5', 'b2', 'd1'].map(at);

const REGIONS = [
  [0, 0, 0, 1, 1],
  [0, 2, 2, 2, 1],
  [0, 3, 2, 4, 1],
  [3, 3, 3, 4, 4],
  [3, 3, 4, 4, 4],
].flat();

const squares = fc.nat(24);
const thoughts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: squares },
    fc.constantFrom('then' as const, 'then' as const, 'back' as const, 'forget' as const),
  ),
  { maxLength: 12 },
);
const games = fc.constantFrom(
  completePuzzle(5, []),
  completePuzzle(5, [7]),
  regionsPuzzle(5, 'touch', REGIONS),
);

describe('while queens are supposed', () => {
  test('nothing of them is in the game, its history or its record until one is ruled out or kept', () => {
    fc.assert(
      fc.property(games, fc.array(squares, { maxLength: 3 }), thoughts, (puzzle, queens, all) => {
        const { screen, supposing } = begin(puzzle, queens);
        const { session } = screen;
        const { saved } = session;
        const before = session.game;
        let unfolds = false;
        for (const thought of all) {
          const { length } = supposing.queens;
          if (typeof thought === 'number') supposing.choose(thought);
          else supposing.run(thought);
          unfolds ||= thought === 'then' && supposing.queens.length > length;
          expect(keptOf(session.game)).toBe(keptOf(before));
          for (const game of saved) expect(keptOf(game)).toBe(keptOf(before));
          // Only what followed is help, once a board.
          expect(session.attempt.hints).toEqual({ ...NO_HINTS, why: unfolds ? 1 : 0 });
          if (!unfolds) expect([session.game, saved]).toEqual([before, []]);
        }
      }),
    );
  });

  test('Rule out and Keep are one step of undo each, and place or mark nothing else', () => {
    fc.assert(
      fc.property(games, thoughts, fc.boolean(), (puzzle, all, keeps) => {
        const { screen, supposing } = begin(puzzle);
        const { session } = screen;
        for (const thought of all) {
          if (typeof thought === 'number') supposing.choose(thought);
          else supposing.run(thought);
        }
        const { queens } = supposing;
        const byHand = queens.flatMap(({ square, house }) => (house ? [] : square));
        const before = session.position;
        supposing.run(keeps ? 'keep' : 'rule-out');
        const after = session.position;
        if (after === before) {
          expect(queens.length === 0 || (!keeps && byHand.length > 1)).toBe(true);
          return;
        }
        expect(supposing.isOn).toBe(false);
        expect(after.queens).toEqual(keeps ? [...before.queens, ...byHand] : before.queens);
        expect(after.marks).toEqual(keeps ? before.marks : [queens[0]!.square]);
        session.play({ kind: 'undo' });
        expect(session.position).toBe(before);
        expect(supposing.isOn).toBe(false);
      }),
    );
  });
});

describe('on a5, b2 and d1', () => {
  let screen: FakeScreen;
  let supposing: Supposing;

  beforeEach(() => {
    ({ screen, supposing } = begin(completePuzzle(8, []), PLACED));
    supposing.choose(at('c4'));
  });

  test('c4 is said to rule out eight squares, then f8 and h7 follow, and row 6 has no square', () => {
    supposing.run('then');
    supposing.run('then');
    supposing.run('then');
    expect(screen.said).toEqual([
      'Tried on c4. 8 more squares would be ruled out.',
      '2: f8, the only square in column f.',
      'With a queen on c4, row 6 has no free square. So c4 can be ruled out.',
    ]);
    expect(screen.session.attempt.hints.why).toBe(1);
    supposing.run('rule-out');
    expect(screen.session.position.marks).toEqual([at('c4')]);
  });

  test('queens supposed by hand that follow from the first let it be ruled out', () => {
    for (const name of ['f8', 'h7']) supposing.choose(at(name));
    supposing.run('rule-out');
    expect(screen.session.position.marks).toEqual([at('c4')]);
  });

  test('after a dead end a tap on a free square tries it instead, and one elsewhere says that it is not free', () => {
    for (const thought of ['then', 'then'] as const) supposing.run(thought);
    supposing.choose(at('a4'));
    expect(screen.said.at(-1)).toBe('a4 isn’t free: a5 rules it out.');
    supposing.choose(at('c6'));
    expect(supposing.queens).toEqual([{ square: at('c6') }]);
    expect(screen.said.at(-1)).toMatch(/^Tried on c6\./);
  });

  test('two queens that cannot both stand rule out neither', () => {
    supposing.run('forget');
    for (const name of ['c8', 'h7']) supposing.choose(at(name));
    supposing.run('rule-out');
    expect(screen.said.at(-1)).toMatch(
      /^With queens on c8 and h7, .* So they cannot both stand\.$/,
    );
    expect(screen.session.position.marks).toEqual([]);
    expect(supposing.isOn).toBe(true);
  });

  test('a board that changes, or a player who leaves, forgets them', () => {
    screen.session.play({ kind: 'undo' });
    expect(supposing.isOn).toBe(false);
    supposing.choose(at('c4'));
    supposing.leave();
    expect(supposing.isOn).toBe(false);
  });

  test('the board can be supposed on again after they are forgotten', () => {
    supposing.run('forget');
    expect(screen.said.at(-1)).toBe('Cancelled. 3 placed.');
    expect(supposing.view).toEqual({ supposed: [] });
  });
});

describe('Try a queen', () => {
  test('asks for the square, and each tap until one is free is answered', () => {
    const { screen, supposing } = begin(completePuzzle(8, []), PLACED);
    supposing.begin();
    expect([supposing.isOn, supposing.queens]).toEqual([true, []]);
    supposing.choose(at('a5'));
    supposing.choose(at('a4'));
    supposing.choose(at('c4'));
    expect(screen.said).toEqual([
      'Choose the square to try.',
      'a5 isn’t free.',
      'a4 isn’t free: a5 rules it out.',
      'Tried on c4. 8 more squares would be ruled out.',
    ]);
    expect(supposing.queens).toEqual([{ square: at('c4') }]);
  });

  test('is over when it is cancelled or the board changes, and keeps nothing', () => {
    const { screen, supposing } = begin(completePuzzle(8, []), PLACED);
    const { game } = screen.session;
    supposing.begin();
    for (const command of ['then', 'back', 'rule-out', 'keep'] as const) supposing.run(command);
    expect(supposing.isOn).toBe(true);
    supposing.run('forget');
    expect(supposing.isOn).toBe(false);
    expect(screen.session.game).toBe(game);
    supposing.begin();
    screen.session.play({ kind: 'undo' });
    expect(supposing.isOn).toBe(false);
  });
});

test('no queen can be supposed in Guard, where queens may attack each other', () => {
  const { supposing } = begin(guardPuzzle({ rows: 5, columns: 5 }, 3));
  expect(supposing.view.supposed).toBeUndefined();
});
