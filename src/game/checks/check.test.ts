import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import type { CallOptions } from '../../solver/worker/connection.ts';
import { allHeard, FakeQuestions } from '../../solver/worker/fake-questions.testing.ts';
import type { NoticeEvent } from '../../ui/events.ts';
import { checkBoard } from './check.ts';
import { Session, type GameStore } from '../session/session.ts';

const RIGHT: BoardCheck = { kind: 'checked', queens: [], marks: [] };

let host: EventTarget;
let notices: string[];
let overs: (AbortSignal | undefined)[];
let session: Session<void>;
let questions: FakeQuestions<readonly number[], BoardCheck>;

beforeEach(() => {
  vi.useFakeTimers();
  host = new EventTarget();
  notices = [];
  overs = [];
  host.addEventListener('nt-notice', (event) => {
    const { notice } = event as NoticeEvent;
    notices.push(notice.text);
    overs.push(notice.over);
  });
  const store: GameStore<void> = { save: vi.fn(), finish: () => Promise.resolve() };
  session = new Session(newGame(queensRules(8)), store, () => 0);
  session.play({ kind: 'toggle', square: 0 });
  questions = new FakeQuestions();
  return () => vi.useRealTimers();
});

const check = (): Promise<void> =>
  checkBoard(host, session, (options: CallOptions) =>
    questions.ask(session.position.queens, options),
  );

describe('a check', () => {
  test.each<[BoardCheck, string]>([
    [RIGHT, 'Nothing is wrong so far.'],
    [{ kind: 'checked', queens: [0], marks: [] }, 'A queen is wrong.'],
    [{ kind: 'checked', queens: [], marks: [5] }, 'A mark is wrong.'],
    [{ kind: 'checked', queens: [0, 1], marks: [] }, 'Some queens are wrong.'],
    [{ kind: 'checked', queens: [], marks: [5, 6] }, 'Some marks are wrong.'],
    [{ kind: 'checked', queens: [0, 1], marks: [5] }, 'Some queens are wrong. A mark is wrong.'],
    [{ kind: 'no-solution' }, 'This board has no solution.'],
  ])('of %o is said and names no square', async (answer, words) => {
    const said = check();
    await questions.last.answer(answer);
    await said;
    expect(notices).toEqual([words]);
  });

  test('counts once, whatever it says, and changes nothing else', async () => {
    const { position } = session;
    const said = check();
    await questions.last.answer(RIGHT);
    await said;
    expect(session.attempt.checks).toBe(1);
    expect(session.position).toBe(position);
    session.play({ kind: 'undo' });
    session.play({ kind: 'redo' });
    expect(session.attempt.checks).toBe(1);
  });

  test('is asked once, however often the button is pressed', async () => {
    const said = [check(), check()];
    await questions.last.answer(RIGHT);
    await Promise.all(said);
    expect(questions.asked).toHaveLength(1);
    expect(session.attempt.checks).toBe(1);
    void check();
    expect(questions.asked).toHaveLength(2);
  });

  test('is silent and does not count if the board changed meanwhile', async () => {
    const said = check();
    session.play({ kind: 'undo' });
    await questions.last.answer(RIGHT);
    await said;
    expect(notices).toEqual([]);
    expect(session.attempt.checks).toBeUndefined();
  });

  test('loses its notice with the next board', async () => {
    const said = check();
    await questions.last.answer(RIGHT);
    await said;
    expect(overs[0]!.aborted).toBe(false);
    session.play({ kind: 'undo' });
    expect(overs[0]!.aborted).toBe(true);
  });

  test('is reported as undecided if the solver dies, and does not count', async () => {
    const said = check();
    await questions.last.die();
    await said;
    expect(notices).toEqual(['The check took too long. Please try again.']);
    expect(session.attempt.checks).toBeUndefined();
  });

  test('is reported as undecided after some seconds', async () => {
    const said = check();
    await vi.advanceTimersByTimeAsync(6000);
    await allHeard();
    await said;
    expect(notices.at(-1)).toBe('The check took too long. Please try again.');
    expect(session.attempt.checks).toBeUndefined();
  });
});
