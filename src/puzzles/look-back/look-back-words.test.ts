import { expect, test } from 'vitest';
import { squareNameOn } from '../../core/board/square.ts';
import { queensAfter, type PlayedMove } from '../../core/game/played-moves.ts';
import { parsePuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { lookBack, type LookBack } from '../../solver/look-back/look-back.ts';
import { gameNamed, MISLED_GAMES } from '../../solver/look-back/misled-games.testing.ts';
import { finish } from '../../solver/worker/task.ts';
import { stopLabel, stopWords } from './look-back-words.ts';

const CODE = 'r/8t/0002226644422266444422664447336744473367415733674157777744577777';

/** The queens of a game in turn, with the seconds of play; a queen that stands is removed. */
const GAME: readonly (readonly [string, number])[] = [
  ['d6', 0],
  ['a8', 7],
  ['f7', 107],
  ['e4', 152],
  ['h1', 176],
  ['h1', 228],
  ['c1', 254],
  ['h2', 273],
  ['g5', 292],
  ['b3', 298],
];

function played(
  hasTimes: boolean,
  helped: readonly string[] = [],
  line: typeof GAME = GAME,
): LookBack {
  const parsed = parsePuzzleCode(CODE);
  if (!parsed.ok) throw new Error(CODE);
  const squareOf = (name: string): number =>
    8 * (8 - Number(name[1])) + 'abcdefgh'.indexOf(name[0]!);
  const moves = line.map(([name, seconds], index): PlayedMove => {
    const before = line[index - 1]?.[1] ?? 0;
    const times = { at: 1000 * seconds, idle: 1000 * (seconds - before) };
    const isPlaced = line.slice(0, index).filter(([other]) => other === name).length % 2 === 0;
    return { squares: [squareOf(name)], isPlaced, ...(hasTimes && times) };
  });
  const { puzzle } = parsed;
  return finish(lookBack({ puzzle, moves, helped: helped.map(squareOf) }));
}

test('each stop of a game says what the move was, why, and what it cost', () => {
  const game = played(true);
  const words = game.stops.map((stop) => stopWords(stop, game));
  expect(words.map(({ title }) => title)).toEqual([
    '1 · d6: Region in one line',
    '2 · a8: Last free square',
    'Here you waited 1:40',
    '3 · f7: Last free square',
    '4 · e4: Queen that takes the last squares',
    '5 · h1: A guess',
    '6 · h1: Taken back',
    '7 · c1: Queen that takes the last squares',
    '8 · h2: Last free square',
    '9 · g5: Last free square',
    '10 · b3: Last free square',
    'Hardest used: Queen that takes the last squares',
  ]);
  expect(words.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^First you can work out the marks shown here\. .* From there, easier steps lead to d6\.$/,
    ),
    'Column a had one free square: a8.',
    'Region 3 had one free square: f7.',
    'Region 3 had one free square: f7.',
    'A queen on g4 or h4 would rule out every free square of row 5. So only e4 is left in row 4.',
    'Suppose h1 stays. That rules out square after square and forces g5, until row 2 has no square left. You took it back after 0:52. c1 could be found instead.',
    'You placed it at move 5.',
    'A queen on c3 or c2 would rule out every free square of column b. So only c1 is left in column c.',
    'First you can work out the hollow queens shown here. Row 2 had one free square: h2.',
    'Row 5 had one free square: g5.',
    'Row 3 had one free square: b3.',
    'It gave you e4 and c1. Move 5 was a guess, where the same technique already gave c1.',
  ]);
});

test('the marks and the hollow queens that a stop shows are named for ears', () => {
  const game = played(true);
  const named = game.stops.map((stop) => stopWords(stop, game).named);
  expect(named[0]).toMatch(/^Marked empty: (\w\d(, | and )?)+\.$/);
  expect(named[8]).toMatch(/^Queens: (\w\d(, | and )?)+\.$/);
  expect(named[1]).toBe('');
});

test('the scrubber reads a move with its place, square, technique, removal and time', () => {
  const game = played(true);
  const labels = game.stops.map((stop) => stopLabel(stop, game));
  expect(labels[2]).toBe('Waited 1:40 before move 3');
  expect(labels[4]).toBe('Move 4 of 10 · e4 · Queen that takes the last squares · at 2:32');
  expect(labels[5]).toBe('Move 5 of 10 · h1 · A guess · taken back at move 6 · at 2:56');
});

test('a game without times has no waits and says moves instead of times', () => {
  const game = played(false);
  expect(game.stops.some(({ kind }) => kind === 'wait')).toBe(false);
  const guess = stopWords(game.stops[4]!, game);
  expect(guess.text).toContain('You took it back at move 6.');
  expect(stopLabel(game.stops[3]!, game)).toBe(
    'Move 4 of 10 · e4 · Queen that takes the last squares',
  );
});

test('a queen after a hint is not counted as found or guessed', () => {
  const game = played(true, ['e4', 'c1', 'h1']);
  expect(stopWords(game.stops[4]!, game).title).toBe('4 · e4: After a hint');
  const { title, text } = stopWords(game.stops.at(-1)!, game);
  expect(title).toBe('Hardest used: Region in one line');
  expect(text).toBe('It gave you d6.');
});

test('the end names a queen once that the hardest technique gave twice', () => {
  const [e4] = GAME.filter(([name]) => name === 'e4');
  const game = played(false, [], [...GAME.slice(0, 4), e4!, e4!, ...GAME.slice(4)]);
  expect(stopWords(game.stops.at(-1)!, game).text).toContain('It gave you e4 and c1.');
});

test('the end says which wrong queens to leave out to find the queen that was missed', () => {
  const [d6, ...rest] = GAME.filter(([name]) => name !== 'h1');
  const turn = [
    ['d5', 0],
    ['h1', 0],
    ['d5', 0],
    ['h1', 0],
  ] as const;
  const game = played(false, [], [d6!, ...turn, ...rest]);
  expect(game.moves.slice(0, 3).map(({ kind }) => kind)).toEqual(['reasoned', 'conflict', 'guess']);
  expect(stopWords(game.stops.at(-1)!, game).text).toBe(
    'It gave you e4 and c1. Move 3 was a guess. Without d5, a8 could be found.',
  );
});

test('a queen that only a wrong one gives is said to follow from it, and is not among those at the end', () => {
  const game = finish(
    lookBack(
      gameNamed(
        'r/6t/001222000022003000033333034433054444 +e3 +c6 +a2 -e3 -a2 +e5 +a4 +f3 +d2 +b1',
      ),
    ),
  );
  expect(stopWords(game.stops[2]!, game)).toEqual({
    title: '3 · a2: From a wrong queen',
    text: 'It follows from e3, which is wrong. Row 2 had one free square: a2. It is wrong too. You took it back at move 5.',
    named: '',
  });
  expect(stopLabel(game.stops[2]!, game)).toBe(
    'Move 3 of 10 · a2 · From a wrong queen · taken back at move 5',
  );
  expect(stopWords(game.stops.at(-1)!, game).text).toBe(
    'It gave you c6, e5, a4, f3, d2 and b1. Move 1 was a guess, where the same technique already gave c6.',
  );
});

test('a queen on a last free square is said to follow from a wrong one also where the board contradicts itself', () => {
  const game = finish(
    lookBack(
      gameNamed(
        'r/7s/1111133111153344455330555533000533300006626666662 +b5 +e6 +a3 +c7 -c7 -a3 +a7 +f4 +c3 +g2 +d1',
      ),
    ),
  );
  expect(stopWords(game.moves[3]!, game)).toEqual({
    title: '4 · c7: From a wrong queen',
    text: 'It follows from a3, which is wrong. Column c had one free square: c7. It is wrong too. You took it back at move 5.',
    named: '',
  });
});

test('the end names no queen that the answer lacks, and each wrong reason says that it is one', () => {
  for (const { misled, ...solved } of MISLED_GAMES) {
    const game = finish(lookBack(solved));
    for (const number of misled) {
      const { title, text } = stopWords(game.moves[number - 1]!, game);
      expect(title).toMatch(/: From a wrong queen$/);
      expect(text).toMatch(
        /^(Don’t count .* wrong\. )?It follows from .*, which (is|are) wrong\. /,
      );
    }
    const [, given = ''] =
      /It gave you (.*?)\./.exec(stopWords(game.stops.at(-1)!, game).text) ?? [];
    const answer = queensAfter(game.puzzle.givens, solved.moves);
    const names = answer.map((square) => squareNameOn(square, game.puzzle.rules.shape));
    expect(names).toEqual(expect.arrayContaining(given.match(/[a-z]\d/g) ?? []));
  }
});
