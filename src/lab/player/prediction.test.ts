import { expect, test } from 'vitest';
import { squareName, type Square } from '../../core/board/square.ts';
import { commonCount } from '../../core/board/square-set.ts';
import { sample } from '../../core/sample.testing.ts';
import type { GuardsState } from '../exhibits/guards/algorithm.ts';
import { leastBefore, type LeastPathState } from '../exhibits/least-path/algorithm.ts';
import { MOST_STEPS, RUNS } from '../exhibits/runs.testing.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from '../shared/catalogue.ts';
import type { Answer, AnsweredQuestion, OpenExhibit } from '../shared/exhibit.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { textOf } from '../../ui/text-of.testing.ts';
import { Player } from './player.ts';
import { verdictWords } from './prediction.ts';

/** Exhibits without questions, and why. */
const WITHOUT: Partial<Record<ExhibitName, string>> = {
  arithmetic: 'Nearly every number is rejected, so one answer would always be right.',
  genetic: 'Parents, crossings and mutations are drawn at random.',
  'min-conflicts': 'The queen that moves, and its square among equals, are drawn at random.',
};

const OPEN = await Promise.all(
  EXHIBIT_NAMES.map(async (name) => [name, (await openRun(name, RUNS[name][0]!)).exhibit] as const),
);

const ASKING = OPEN.filter(([, { question }]) => question).map(([name]) => name);

/** The kinds of steps after which the answer was yes or no. */
const YES = ['found', 'dead', 'larger'];
const NO = ['refused', 'digits', 'diagonals', 'choose', 'smaller'];

async function openRun(
  name: ExhibitName,
  [size, query]: readonly [number, string],
): Promise<{ exhibit: OpenExhibit; player: Player; end: number }> {
  const { exhibit } = await entryOf(name).load();
  const open = exhibit.open(size, new URLSearchParams(query));
  const player = new Player(() => 0);
  player.open(name, open.parameters);
  return { exhibit: open, player, end: player.advance(MOST_STEPS, Infinity).position };
}

test.each(EXHIBIT_NAMES)(
  'the view of %s has a question, or WITHOUT has the reason why not',
  (name) => {
    expect(ASKING.includes(name)).toBe(!(name in WITHOUT));
  },
);

test.each(ASKING)(
  'what is asked in %s is what happens, at the step that is said, from every position',
  async (name) => {
    let asked = 0;
    for (const run of RUNS[name]) {
      const { exhibit, player, end } = await openRun(name, run);
      for (let position = 0; position < end; position++) {
        const here = player.seek(position);
        const before = [...here.queens];
        const question = exhibit.question!(here);
        if (!question || position + question.steps > end) continue;
        asked++;
        const { answer, steps, squares, hasNone } = question;
        // Nothing is placed or removed before.
        if (steps > 1) expect(player.seek(position + steps - 1).queens).toEqual(before);
        const { queens, step } = player.seek(position + steps);
        switch (answer) {
          case 'none':
            expect(hasNone).toBe(true);
            expect(queens.length).toBeLessThanOrEqual(before.length);
            break;
          case 'yes':
            expect(YES, 'kinds of steps that answer yes: add yours to YES if it does').toContain(
              step!.kind,
            );
            break;
          case 'no':
            expect(NO, 'kinds of steps that answer no: add yours to NO if it does').toContain(
              step!.kind,
            );
            break;
          default:
            expect(squares).toContain(answer);
            expect(step!.squares).toContain(answer);
            if (queens.length > before.length) expect(queens).toEqual([...before, answer]);
        }
      }
    }
    expect(asked, 'questions in the runs of RUNS').toBeGreaterThan(10);
  },
);

test.each(ASKING)(
  'in %s a run goes on to the next position with a question, or to its end',
  async (name) => {
    const { exhibit, player, end } = await openRun(name, RUNS[name][0]!);
    for (let position = 0; position < Math.min(end, 200); position++) {
      const steps = exhibit.stepsToQuestion(player.seek(position));
      const between = Array.from({ length: steps }, (_, k) => position + k + 1);
      for (const next of between.filter((one) => one < Math.min(position + steps, end))) {
        expect(exhibit.question!(player.seek(next))).toBeUndefined();
      }
      if (position + steps >= end) continue;
      expect(exhibit.question!(player.seek(position + steps))).toBeDefined();
    }
  },
);

test('an answer is told with its reason', async () => {
  const { exhibit, player } = await openRun('backtracking', [8, '']);
  const start = player.seek(0);
  const question = exhibit.question!({
    ...start,
    state: { size: 8, columns: [1, 3, 5, 7, 2], column: 0, verdict: 'untested' },
  })!;
  const say = (given: Answer | undefined, asked: AnsweredQuestion = question): string =>
    textOf(verdictWords(asked, given, exhibit));
  expect(squareName(question.answer as number, 8)).toBe('a3');
  expect(say(40)).toBe('Right: a3. It is the first square of row 3 that no queen attacks.');
  expect(say('none')).toBe('Not quite: a3. It is the first square of row 3 that no queen attacks.');
  expect(say(41)).toBe(
    'Not quite: a3. b8 attacks b3. It is the first square of row 3 that no queen attacks.',
  );
  expect(say(undefined)).toBe('Shown: a3. It is the first square of row 3 that no queen attacks.');
});

/** The squares that are right by the words of a question, where these name no order among equals. */
const EQUALS = {
  'least-path': (snapshot: Snapshot) => {
    const state = snapshot.state as LeastPathState;
    const square = state.phase === 'back' ? state.path.at(-1) : state.least.length;
    return leastBefore(square, state);
  },
  guards: (snapshot: Snapshot) => {
    const { attackMasks, branches } = snapshot.state as GuardsState;
    const { choices, next, unguarded } = branches.at(-1);
    const left = choices.slice(next);
    const gains = left.map((square) =>
      commonCount(unguarded, attackMasks, square * unguarded.length),
    );
    return left.filter((_, index) => gains[index] === Math.max(...gains));
  },
} satisfies Partial<Record<ExhibitName, (snapshot: Snapshot) => readonly Square[]>>;

test.each(Object.keys(EQUALS) as (keyof typeof EQUALS)[])(
  'in %s nothing is asked that two squares answer equally well',
  async (name) => {
    const counts = { asked: 0, tied: 0 };
    const seeds = Array.from({ length: sample(2, 30, 1) }, (_, seed) => `seed=${seed + 1}`);
    for (const query of name === 'guards' ? [''] : ['', ...seeds]) {
      for (const size of [4, 6, 7]) {
        const { exhibit, player, end } = await openRun(name, [size, query]);
        for (let position = 0; position < end; position++) {
          const here = player.seek(position);
          if (!exhibit.question!(here)) continue;
          counts.asked++;
          if (EQUALS[name](here).length > 1) counts.tied++;
        }
      }
    }
    if (process.env['WHOLE']) console.info(name, counts);
    expect(counts.asked).toBeGreaterThan(10);
    expect(counts.tied).toBe(0);
  },
);

test.each(ASKING)('in %s neither yes nor no is right nearly always', async (name) => {
  for (const [size, query] of RUNS[name]) {
    const { exhibit, player, end } = await openRun(name, [size, query]);
    const given = { yes: 0, no: 0 };
    for (let position = 0; position < end; position++) {
      const answer = exhibit.question!(player.seek(position))?.answer;
      if (answer === 'yes' || answer === 'no') given[answer]++;
    }
    const all = given.yes + given.no;
    expect(Math.min(given.yes, given.no) * 50).toBeGreaterThanOrEqual(all > 50 ? all : 0);
  }
});

test.each(ASKING)(
  'the line outlined at a question of %s decides, and does not say what is done then',
  async (name) => {
    const { exhibit, player, end } = await openRun(name, RUNS[name][0]!);
    const { exhibit: code } = await entryOf(name).load();
    const lines = code.pseudocode();
    for (let position = 0; position < end; position++) {
      const question = exhibit.question!(player.seek(position));
      if (!question) continue;
      expect(lines[question.line]![1], 'the line').not.toMatch(
        /^(repeat|solve|expand|permute|pop|push)/,
      );
      expect(lines[question.line]![1], 'the line').not.toMatch(/push\(|pop\(/);
    }
  },
);
