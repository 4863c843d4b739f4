import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import type { Insight } from '../../solver/insight/insight.ts';
import type { CallOptions } from '../../solver/worker/questions.ts';
import { allHeard, FakeQuestions } from '../../solver/worker/fake-questions.testing.ts';
import type { NoticeEvent } from '../../ui/events.ts';
import { checkAnnouncement, checkBoard, type Wrong } from './check.ts';
import { UnsavedSession } from '../session/session.ts';

const RIGHT: Wrong = { kind: 'checked', queens: [], marks: [] };

const insight = (count: number, fresh: number, isExact = true): Insight => ({
  completions: { count, isExact },
  newCompletions: { count: fresh, isExact },
});

let host: EventTarget;
let notices: string[];
let session: UnsavedSession;
let questions: FakeQuestions<readonly number[], BoardCheck>;

beforeEach(() => {
  vi.useFakeTimers();
  host = new EventTarget();
  notices = [];
  host.addEventListener('nt-notice', (event) => {
    const { notice } = event as NoticeEvent;
    notices.push(notice.text());
  });
  session = new UnsavedSession(newGame(queensRules(8)));
  session.play({ kind: 'toggle', square: 0 });
  questions = new FakeQuestions();
  return () => vi.useRealTimers();
});

const check = (): Promise<BoardCheck | undefined> =>
  checkBoard(host, session, (options: CallOptions) =>
    questions.ask(session.position.queens, options),
  );

describe('a check', () => {
  test.each<[BoardCheck, string]>([
    [RIGHT, 'Checked: nothing wrong.'],
    [{ ...RIGHT, insight: insight(4, 4) }, 'No mistakes: 4 solutions left'],
    [{ ...RIGHT, insight: insight(1, 1) }, 'No mistakes: 1 solution left'],
    [{ ...RIGHT, insight: insight(900, 1, false) }, 'No mistakes: 900+ solutions left'],
    [{ ...RIGHT, insight: insight(1, 0) }, '1 solution fits. You have it.'],
    [{ ...RIGHT, insight: insight(2, 0) }, '2 solutions fit. You have both.'],
    [{ ...RIGHT, insight: insight(8, 0) }, '8 solutions fit. You have all of them.'],
    [{ kind: 'checked', queens: [0], marks: [] }, 'Checked: 1 queen is wrong.'],
    [{ kind: 'checked', queens: [], marks: [5] }, 'Checked: 1 mark is wrong.'],
    [{ kind: 'checked', queens: [0, 1], marks: [] }, 'Checked: 2 queens are wrong.'],
    [{ kind: 'checked', queens: [], marks: [5, 6] }, 'Checked: 2 marks are wrong.'],
    [
      { kind: 'checked', queens: [0, 1], marks: [5] },
      'Checked: 2 queens are wrong. 1 mark is wrong.',
    ],
    [{ kind: 'no-solution' }, 'This board has no solution.'],
  ])('of %o is returned, and said without the name of a square', async (answer, words) => {
    const checked = check();
    await questions.last.answer(answer);
    expect(await checked).toBe(answer);
    expect(checkAnnouncement(answer)).toBe(words);
    expect(notices).toEqual([]);
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
    expect(await said).toBeUndefined();
    expect(session.attempt.checks).toBeUndefined();
  });

  test('is reported as undecided if the solver dies, and does not count', async () => {
    const said = check();
    await questions.last.die();
    expect(await said).toEqual({ kind: 'undecided' });
    expect(session.attempt.checks).toBeUndefined();
  });

  test('is reported as undecided after some seconds', async () => {
    const said = check();
    await vi.advanceTimersByTimeAsync(6000);
    await allHeard();
    expect(await said).toEqual({ kind: 'undecided' });
    expect(session.attempt.checks).toBeUndefined();
  });
});
