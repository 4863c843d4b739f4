import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HINTS, type Hints } from '../../core/game/attempt.ts';
import { apply, newGame, type Game, type Move } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import { RUNGS } from '../../core/game/rungs.ts';
import type { Square } from '../../core/board/square.ts';
import type { CallOptions } from '../../solver/worker/questions.ts';
import { allHeard, FakeQuestions } from '../../solver/worker/fake-questions.testing.ts';
import type { Hint } from '../../solver/hints/hint.ts';
import type { Placement } from '../../solver/free-play/serve.ts';
import type { NoticeEvent } from '../../ui/events.ts';
import { FakeHost } from '../session/fake-host.testing.ts';
import { HintLadder } from './hint-ladder.ts';
import { hintsFor } from './hints-for.ts';
import { UnsavedSession } from '../session/session.ts';

const toggle = (square: Square): Move => ({ kind: 'toggle', square });
const undo: Move = { kind: 'undo' };

const NOTHING = { count: 0, isExact: true };
const OPENS = {
  completions: { count: 1, isExact: true },
  newCompletions: { count: 1, isExact: true },
};

const FORCED: Hint = {
  finding: {
    technique: 'most-open',
    house: { kind: 'row', index: 1, squares: [11] },
    fewest: 'no',
    choice: {
      place: 11,
      completions: NOTHING,
      newCompletions: NOTHING,
      newThrough: NOTHING,
      equals: 0,
      worse: 0,
    },
  },
  act: toggle(11),
};
const CONFLICT: Hint = {
  finding: {
    technique: 'conflict',
    conflicts: [{ newer: 1, older: 0, line: 'row' }],
    remove: { queen: 1, because: 'newer' },
  },
  act: { kind: 'lift', squares: [1] },
};
const DEAD: Hint = {
  finding: {
    technique: 'dead',
    square: undefined,
    others: [],
    lift: { queens: [0], opens: OPENS },
    deadEnd: undefined,
    rays: [],
  },
  act: { kind: 'lift', squares: [0] },
};
const SOLVED: Hint = { finding: { technique: 'solved' }, act: undefined };
const ALL_KNOWN: Hint = {
  finding: { technique: 'all-known', ways: 1, lift: undefined },
  act: undefined,
};

let host: FakeHost;
let told: EventTarget;
let notices: string[];
let session: UnsavedSession;
let questions: FakeQuestions<Placement, Hint>;
let ladder: HintLadder;

beforeEach(() => begin(newGame(queensRules(8))));

/** Starts a session with a game, and a ladder without a hint. */
function begin(game: Game): void {
  host = new FakeHost();
  notices = [];
  told = new EventTarget();
  told.addEventListener('nt-notice', (event) => notices.push((event as NoticeEvent).notice.text()));
  session = new UnsavedSession(game);
  questions = new FakeQuestions();
  const solver = {
    hint: (board: Placement, options: CallOptions) => questions.ask(board, options),
  };
  ladder = new HintLadder(host, session, hintsFor(told, session, solver));
  host.updates = 0;
}

/** Returns the counted help by rung, without zeros. */
function counted(): Partial<Hints> {
  const { hints } = session.attempt;
  return Object.fromEntries(RUNGS.filter((rung) => hints[rung]).map((rung) => [rung, hints[rung]]));
}

/** Presses Hint once and lets the solver answer. */
async function ask(hint: Hint = FORCED): Promise<void> {
  const said = ladder.next();
  await questions.last.answer(hint);
  await said;
}

describe('a hint', () => {
  test('is asked for the current board, and shown once the answer is there', async () => {
    session.play(toggle(0));
    const said = ladder.next();
    expect(questions.last.about).toEqual({ size: 8, queens: [0], marks: [] });
    expect(ladder.open).toBeUndefined();
    expect(counted()).toEqual({});
    host.updates = 0;
    await questions.last.answer(FORCED);
    await said;
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'nudge' });
    expect(host.updates).toBeGreaterThan(0);
  });

  test('shows one rung more with each press, asks the solver once, and counts each rung once', async () => {
    await ask();
    expect(counted()).toEqual({ nudge: 1 });
    await ladder.next();
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'where' });
    await ladder.next();
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'why' });
    expect(counted()).toEqual({ nudge: 1, where: 1, why: 1 });
    expect(questions.asked).toHaveLength(1);
  });

  test('that says all on its first rung stays there, and counts once', async () => {
    for (const hint of [SOLVED, ALL_KNOWN]) {
      begin(newGame(queensRules(8)));
      const pressed = [ladder.next(), ladder.next()];
      for (const question of questions.asked) await question.answer(hint);
      await Promise.all(pressed);
      await ladder.next();
      expect(ladder.open).toEqual({ hint, rung: 'nudge' });
      expect(counted()).toEqual({ nudge: 1 });
    }
  });

  test('places the queen with the fourth press, and counts that', async () => {
    await ask();
    for (let press = 0; press < 3; press++) await ladder.next();
    expect(session.position.queens).toEqual([11]);
    expect(counted()).toEqual({ nudge: 1, where: 1, why: 1, place: 1 });
    expect(ladder.open).toBeUndefined();
  });

  test('is on the second rung after two quick presses, and counts both', async () => {
    const pressed = [ladder.next(), ladder.next()];
    for (const question of questions.asked) await question.answer(FORCED);
    await Promise.all(pressed);
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'where' });
    expect(counted()).toEqual({ nudge: 1, where: 1 });
  });

  test('is on the third rung after three quick presses, and counts all three', async () => {
    const pressed = [ladder.next(), ladder.next(), ladder.next()];
    for (const question of questions.asked) await question.answer(FORCED);
    await Promise.all(pressed);
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'why' });
    expect(counted()).toEqual({ nudge: 1, where: 1, why: 1 });
  });

  test('places no queen before it was shown: four quick presses lead to the third rung', async () => {
    const pressed = [ladder.next(), ladder.next(), ladder.next(), ladder.next()];
    for (const question of questions.asked) await question.answer(FORCED);
    await Promise.all(pressed);
    expect(session.position.queens).toEqual([]);
    expect(ladder.open?.rung).toBe('why');
    expect(counted().place).toBeUndefined();
  });

  test('goes one rung down with Back, and closes from the lowest', async () => {
    await ask();
    await ladder.next();
    host.updates = 0;
    ladder.previous();
    expect(ladder.open?.rung).toBe('nudge');
    expect(host.updates).toBe(1);
    ladder.previous();
    expect(ladder.open).toBeUndefined();
    expect(host.updates).toBe(2);
    ladder.previous();
    expect(ladder.open).toBeUndefined();
  });

  test('does not count a rung again that is shown a second time', async () => {
    await ask();
    await ladder.next();
    ladder.previous();
    await ladder.next();
    await ladder.climbTo('nudge');
    await ladder.climbTo('where');
    expect(counted()).toEqual({ nudge: 1, where: 1 });
  });

  test('opens again on the rung where it was closed, without asking or counting again', async () => {
    await ask();
    await ladder.next();
    ladder.close();
    expect(ladder.open).toBeUndefined();
    await ladder.next();
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'where' });
    expect(questions.asked).toHaveLength(1);
    expect(counted()).toEqual({ nudge: 1, where: 1 });
    await ladder.next();
    expect(ladder.open?.rung).toBe('why');
  });

  test('that is closed before it was shown counts nothing until it is shown', async () => {
    const said = ladder.next();
    ladder.close();
    await questions.last.answer(FORCED);
    await said;
    expect(ladder.open).toBeUndefined();
    expect(counted()).toEqual({});
    await ladder.next();
    await allHeard();
    expect(ladder.open?.rung).toBe('nudge');
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('on its way is asked for again if what is known of the solutions changes', async () => {
    void ladder.next();
    const before = questions.last;
    ladder.renew();
    expect(questions.last).not.toBe(before);
    await questions.last.answer(FORCED);
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'nudge' });
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('that is open is said anew when what is known of the solutions changes, and counted once', async () => {
    await ask();
    await ladder.next();
    ladder.renew();
    await questions.last.answer(FORCED);
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'where' });
    expect(counted()).toEqual({ nudge: 1, where: 1 });
  });

  test('that is closed is not asked for again when what is known of the solutions changes', async () => {
    await ask();
    ladder.close();
    const before = questions.last;
    ladder.renew();
    expect(questions.last).toBe(before);
    expect(ladder.open).toBeUndefined();
  });

  test('counts a rung that is chosen at once, and none below it afterwards', async () => {
    const said = ladder.climbTo('why');
    await questions.last.answer(FORCED);
    await said;
    expect(ladder.open?.rung).toBe('why');
    await ladder.climbTo('nudge');
    expect(counted()).toEqual({ why: 1 });
  });
});

describe('the move of a hint', () => {
  test('places the queen when it is chosen, and counts', async () => {
    await ask();
    await ladder.climbTo('place');
    expect(session.position.queens).toEqual([11]);
    expect(counted()).toEqual({ nudge: 1, place: 1 });
    expect(session.attempt.moves).toBe(1);
  });

  test('removes the newer of two queens that attack each other, and does not count as help', async () => {
    session.play(toggle(0));
    session.play(toggle(1));
    await ask(CONFLICT);
    ladder.place();
    expect(session.position.queens).toEqual([0]);
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('removes the queens that keep a board from being finished, and counts', async () => {
    session.play(toggle(0));
    session.play(toggle(9));
    await ask(DEAD);
    ladder.place();
    expect(session.position.queens).toEqual([9]);
    expect(counted()).toEqual({ nudge: 1, place: 1 });
  });

  test.each<[string, Hint]>([
    ['a solved board', SOLVED],
    ['a size whose solutions are all found', ALL_KNOWN],
    [
      'a size without a solution',
      { finding: { technique: 'no-solution', cases: [] }, act: undefined },
    ],
  ])('is nothing on %s, and counts nothing', async (_, hint) => {
    session.play(toggle(0));
    await ask(hint);
    ladder.place();
    expect(session.position.queens).toEqual([0]);
    expect(counted()).toEqual({ nudge: 1 });
    expect(ladder.open?.hint).toBe(hint);
  });

  test('changes nothing before the answer is there', () => {
    void ladder.next();
    ladder.place();
    expect(session.position.queens).toEqual([]);
    expect(counted()).toEqual({});
  });

  test('is made once, however often it is chosen', async () => {
    await ask();
    ladder.place();
    ladder.place();
    expect(session.position.queens).toEqual([11]);
    expect(counted()).toEqual({ nudge: 1, place: 1 });
  });

  test('counts for the attempt that the queen belongs to, also after a find', async () => {
    let game = newGame(queensRules(1));
    game = apply(apply(game, toggle(0), 'first'), { kind: 'finish' }, 'first');
    game = apply(game, { kind: 'clear' }, 'second');
    begin(game);
    await ask({ ...FORCED, act: toggle(0) });
    ladder.place();
    expect(session.position.queens).toEqual([0]);
    expect(counted()).toEqual({ nudge: 1, place: 1 });
  });
});

describe('on another board', () => {
  test('a hint is gone, and the next starts with a nudge and counts again', async () => {
    await ask();
    await ladder.next();
    session.play(toggle(0));
    expect(ladder.open).toBeUndefined();
    await ask();
    expect(questions.last.about).toEqual({ size: 8, queens: [0], marks: [] });
    expect(ladder.open?.rung).toBe('nudge');
    expect(counted()).toEqual({ nudge: 2, where: 1 });
  });

  test.each<[string, () => void]>([
    ['a queen is placed', () => session.play(toggle(0))],
    ['a mark is made', () => session.play({ kind: 'paint', squares: [1], marked: true })],
    ['a step is taken back', () => session.play(undo)],
    ['another tab changes it', () => session.adopt(newGame(queensRules(8)))],
    ['it is forgotten', () => ladder.forget()],
    ['its screen is left', () => host.disconnect()],
  ])('an answer that comes too late says and counts nothing: %s', async (_, change) => {
    session.play(toggle(20));
    const said = ladder.next();
    const { options, answer } = questions.last;
    change();
    expect(options.signal.aborted).toBe(true);
    await answer(FORCED);
    await said;
    expect(ladder.open).toBeUndefined();
    expect(counted()).toEqual({});
  });

  test('an answer that comes too late does not take the place of the new one', async () => {
    const first = ladder.next();
    const late = questions.last;
    session.play(toggle(0));
    const second = ladder.next();
    await late.answer(SOLVED);
    await first;
    expect(ladder.open).toBeUndefined();
    await questions.last.answer(FORCED);
    await second;
    expect(ladder.open).toEqual({ hint: FORCED, rung: 'nudge' });
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('with the same position and more help or time, a hint stays open', async () => {
    await ask();
    session.play({ kind: 'time', elapsed: 100 });
    session.adopt(apply(session.game, { kind: 'help', rung: 'why' }, ''));
    expect(ladder.open?.rung).toBe('nudge');
  });

  test('the host is asked to render without the hint', async () => {
    await ask();
    host.updates = 0;
    session.play(toggle(0));
    expect(host.updates).toBeGreaterThan(0);
  });
});

describe('a solver that dies', () => {
  test('is reported, and no hint is shown or counted', async () => {
    const said = ladder.next();
    await questions.last.die();
    await said;
    expect(questions.asked).toHaveLength(1);
    expect(notices).toEqual([expect.stringContaining('The hint didn’t arrive.')]);
    expect(ladder.open).toBeUndefined();
    expect(counted()).toEqual({});
  });

  test('after two quick presses is reported once; the next press asks again and shows a nudge', async () => {
    const presses = [ladder.next(), ladder.next()];
    await questions.last.die();
    await Promise.all(presses);
    expect(questions.asked).toHaveLength(1);
    expect(notices).toHaveLength(1);
    expect(ladder.open).toBeUndefined();
    await ask();
    expect(ladder.open?.rung).toBe('nudge');
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('is asked again with the next press, which shows a nudge', async () => {
    const said = ladder.next();
    await questions.last.die();
    await said;
    await ask();
    expect(ladder.open?.rung).toBe('nudge');
    expect(counted()).toEqual({ nudge: 1 });
  });

  test('is not asked again if the hint is no longer wanted', async () => {
    const said = ladder.next();
    const { die } = questions.last;
    ladder.forget();
    await die();
    await said;
    expect(questions.asked).toHaveLength(1);
    expect(notices).toEqual([]);
  });
});

describe('a screen', () => {
  test('that is left drops its hint and follows the game no longer', async () => {
    await ask();
    host.disconnect();
    expect(ladder.open).toBeUndefined();
    host.updates = 0;
    session.play(toggle(0));
    expect(host.updates).toBe(0);
  });

  test('that is opened again has hints as before', async () => {
    host.disconnect();
    host.connect();
    await ask();
    expect(ladder.open?.rung).toBe('nudge');
    session.play(toggle(0));
    expect(ladder.open).toBeUndefined();
  });

  test('that is connected twice hears of a change once', async () => {
    host.connect();
    await ask();
    host.updates = 0;
    session.play(toggle(0));
    expect(host.updates).toBe(1);
  });
});

test('nothing is counted before a hint was asked for', () => {
  expect(session.attempt.hints).toEqual(NO_HINTS);
  expect(ladder.open).toBeUndefined();
});

describe('the answer to which queens to take back', () => {
  const checks = (): number => session.attempt.checks ?? 0;

  test('is shown at once, counts as one check and as no hint, and its move takes them back', async () => {
    session.play(toggle(0));
    void ladder.answer();
    await questions.last.answer(DEAD);
    expect(ladder.open).toEqual({ hint: DEAD, rung: 'why' });
    expect(ladder.isAnswer).toBe(true);
    ladder.close();
    expect(ladder.open).toBeUndefined();
    await ladder.answer();
    expect(checks()).toBe(1);
    ladder.place();
    expect(session.position.queens).toEqual([]);
    expect(session.attempt.hints).toEqual(NO_HINTS);
  });

  test('leaves hints to begin with a nudge', async () => {
    void ladder.answer();
    await questions.last.answer(DEAD);
    await ladder.next();
    expect(ladder.open).toEqual({ hint: DEAD, rung: 'nudge' });
    expect(ladder.isAnswer).toBe(false);
  });
});
