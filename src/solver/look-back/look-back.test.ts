import { describe, expect, test } from 'vitest';
import type { Square } from '../../core/board/square.ts';
import { queensAfter, type PlayedMove } from '../../core/game/played-moves.ts';
import { completePuzzle, guardPuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import { finish } from '../worker/task.ts';
import { somePlacementBoard } from '../puzzles/make/placement-boards.testing.ts';
import { PlainGuard } from '../guard/plain-guard.testing.ts';
import { PlainHouses } from '../reasoning/plain-houses.testing.ts';
import { plainAnswers } from '../search/plain-answers.testing.ts';
import { drawFrom } from '../search/random-boards.testing.ts';
import { drillOf } from '../puzzles/drills/drill.ts';
import type { QueenReason } from './deduction.ts';
import {
  gameWithConflicts,
  gameWithFollowedGuess,
  gameWithWrongQueens,
  someGameWithWrongQueens,
} from './games.testing.ts';
import { lookBack, type LookBack, type Wait } from './look-back.ts';
import { MISLED_GAMES } from './misled-games.testing.ts';
import { playPlainly } from './plain-player.testing.ts';

const GAMES = sample(12, 300);

/** Checks square by square that a reason is true on its board, and that it is about a square that can take a queen. */
function expectTrue(puzzle: Puzzle, queens: readonly Square[], reason: QueenReason): void {
  const { finding, square, marks, queens: hollow, isDirect } = reason;
  const plain = new PlainHouses(puzzle, { queens: [...queens, ...hollow], marks });
  expect(plain.isFree(square)).toBe(true);
  if (finding.technique === 'last-free-square') {
    expect(plain.freeIn(finding.house)).toEqual([square]);
    expect(finding.square).toBe(square);
    return;
  }
  if (!('excluded' in finding)) throw new Error(finding.technique);
  const { excluded, forced } = finding;
  for (const out of excluded) expect(plain.isFree(out)).toBe(true);
  expect(excluded).not.toContain(square);
  expect(forced?.square).toBe(isDirect ? square : undefined);
  if (forced) {
    const left = plain.freeIn(forced.house).filter((free) => !excluded.includes(free));
    expect(left).toEqual([square]);
  }
  if (finding.technique === 'starved-house') {
    expect(plain.freeIn(finding.house)).toEqual(finding.left);
    for (const out of excluded) expect(plain.freeIn(finding.house, [out])).toEqual([]);
  } else if (finding.technique === 'shared-squares') {
    const filled = finding.houses.flatMap((house) => plain.freeIn(house));
    const shared = finding.shared.flatMap((house) => plain.freeIn(house));
    expect(shared).toEqual(expect.arrayContaining(filled));
    const others = shared.filter((other) => !filled.includes(other));
    expect([...excluded].sort()).toEqual(others.sort());
  } else if (finding.isPlain) {
    const supposed = [...excluded];
    for (const { square: next, house } of finding.moves) {
      expect(plain.freeIn(house, supposed)).toEqual([next]);
      supposed.push(next);
    }
    expect(plain.freeIn(finding.house, supposed)).toEqual([]);
  }
}

test(`a player who knows each reason is read right, and each reason given is true and the simplest of a drill, in ${GAMES} games`, () => {
  for (let seed = 0; seed < GAMES; seed++) {
    const draw = drawFrom(seed);
    const board = somePlacementBoard(draw, 70);
    const { moves, reasons, easiest } = playPlainly(board, draw, 25);
    const { puzzle } = board;
    const read = finish(lookBack({ puzzle, moves, helped: [] }));
    const names = read.moves.map((move) =>
      move.kind === 'reasoned' || move.kind === 'misled' ? move.reason.technique : move.kind,
    );
    expect(names, `seed ${seed}`).toEqual(reasons);
    for (const [index, move] of read.moves.entries()) {
      const queens = queensAfter(puzzle.givens, moves.slice(0, index));
      if (move.kind === 'guess') expect(move.reason?.technique).toBe(easiest[index]);
      const reason = 'reason' in move ? move.reason : undefined;
      if (!reason) continue;
      const left = queens.filter((queen) => !reason.without.includes(queen));
      expectTrue(puzzle, left, reason);
      if (move.kind === 'misled') continue;
      const drill = finish(drillOf({ puzzle, standing: reason.standing! }));
      expect(drill?.technique).toBe(reason.technique);
    }
  }
});

const EIGHT = completePuzzle(8, [15, 37]);
const ANSWER = plainAnswers(EIGHT)[0]!;
const REST = ANSWER.filter((queen) => !EIGHT.givens.includes(queen));

function read(moves: readonly PlayedMove[], helped: readonly Square[] = []): LookBack {
  return finish(lookBack({ puzzle: EIGHT, moves, helped }));
}

function waitsIn(moves: readonly PlayedMove[]): readonly Wait[] {
  return read(moves).stops.filter((stop) => stop.kind === 'wait');
}

const placed = (square: Square, idle?: number): PlayedMove => ({
  squares: [square],
  isPlaced: true,
  idle,
});
const removed = (square: Square): PlayedMove => ({ squares: [square], isPlaced: false });

describe('a game', () => {
  test('without times has no waits', () => {
    expect(waitsIn(REST.map((square) => placed(square)))).toEqual([]);
  });

  test('has at most three waits, of 45 seconds and three median times at least', () => {
    const withIdle = (...idle: readonly number[]): number[] =>
      waitsIn(REST.map((square, index) => placed(square, 1000 * (idle[index] ?? 0)))).map(
        ({ number }) => number,
      );
    expect(withIdle(1, 44, 45, 2)).toEqual([3]);
    expect(withIdle(1, 100, 30, 46, 20, 20)).toEqual([2]);
    expect(withIdle(0, 50, 60, 0, 70, 80)).toEqual([]);
    expect(withIdle(0, 0, 60, 0, 0, 80)).toEqual([3, 6]);
    const [first] = REST;
    const turns = [50, 80, 60, 70].flatMap((idle) => [
      placed(first!, 1000 * idle),
      removed(first!),
    ]);
    const waits = waitsIn([...turns, ...REST.map((square) => placed(square, 0))]);
    expect(waits.map(({ time }) => time)).toEqual([80_000, 60_000, 70_000]);
  });

  test('has the queen that was ready in a wait, with a true reason', () => {
    const waits = waitsIn(REST.map((square, index) => placed(square, index === 3 ? 90_000 : 0)));
    expect(waits).toMatchObject([{ number: 4, time: 90_000 }]);
    expectTrue(EIGHT, [...EIGHT.givens, ...REST.slice(0, 3)], waits[0]!.reason!);
  });

  test('has wrong turns, from a guess to its removal, with the dead end that they lead to', () => {
    const wrong = [...Array(64).keys()].find((square) => {
      const { moves } = read([placed(square), removed(square), ...REST.map((one) => placed(one))]);
      return moves[0]?.kind === 'guess' && !moves[0].isRight;
    })!;
    const { moves, missed } = read([
      placed(wrong),
      removed(wrong),
      ...REST.map((square) => placed(square)),
    ]);
    expect(moves[0]).toMatchObject({ kind: 'guess', isRight: false, partner: 2 });
    expect(moves[1]).toMatchObject({ kind: 'removed', partner: 1 });
    expect(moves[0]).toHaveProperty('deadEnd.square', wrong);
    expect(missed?.number).toBe(1);
  });

  test('has no guess for a queen that reasons gave when it was placed, removed and placed again', () => {
    for (const square of REST) {
      const others = REST.filter((other) => other !== square).map((other) => placed(other));
      const moves = [placed(square), removed(square), placed(square), ...others];
      const [before, , after] = read(moves).moves;
      expect(before).toMatchObject({ kind: 'reasoned', reason: { square } });
      expect(after).toMatchObject({ kind: 'reasoned', reason: { square } });
    }
  });

  test('says only queens of the answer could be found, whatever wrong queens stand', () => {
    let met = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const draw = drawFrom(seed);
      const { puzzle, answer, moves } = gameWithWrongQueens(2, draw);
      const { stops } = finish(lookBack({ puzzle, moves, helped: [] }));
      for (const stop of stops) {
        const isAdvice = stop.kind === 'guess' || stop.kind === 'wait';
        if (!isAdvice || !stop.reason) continue;
        if (stop.reason.without.length > 0) met++;
        const before = queensAfter(puzzle.givens, moves.slice(0, stop.number - 1));
        expect(answer).toContain(stop.reason.square);
        expect(stop.reason.square).not.toBe(stop.kind === 'guess' ? stop.squares[0] : undefined);
        expect(before).toEqual(expect.arrayContaining([...stop.reason.without]));
        expect(stop.reason.standing!.queens.every((queen) => answer.includes(queen))).toBe(true);
        const left = before.filter((queen) => answer.includes(queen));
        expectTrue(puzzle, left, stop.reason);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('gives reasons that are true of the board without the queens that they leave out, which are wrong', () => {
    let met = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { puzzle, answer, moves } = gameWithConflicts(3, drawFrom(seed));
      const { moves: judged } = finish(lookBack({ puzzle, moves, helped: [] }));
      for (const [index, move] of judged.entries()) {
        if (move.kind !== 'reasoned' && move.kind !== 'misled') continue;
        const { without } = move.reason;
        if (without.length > 0) met++;
        for (const queen of without) expect(answer).not.toContain(queen);
        const before = queensAfter(puzzle.givens, moves.slice(0, index));
        const left = before.filter((queen) => !without.includes(queen));
        expectTrue(puzzle, left, move.reason);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('says of each queen that only wrong queens give from which it follows, and has no drill for it', () => {
    for (const { misled, ...game } of MISLED_GAMES) {
      const answer = queensAfter(game.puzzle.givens, game.moves);
      const { moves } = finish(lookBack(game));
      const found = moves.filter((move) => move.kind === 'misled');
      expect(found.map(({ number }) => number)).toEqual(expect.arrayContaining([...misled]));
      for (const { number, from, reason } of found) {
        const before = queensAfter(game.puzzle.givens, game.moves.slice(0, number - 1));
        expect(before).toEqual(expect.arrayContaining([...from]));
        for (const queen of from) expect(answer).not.toContain(queen);
        expect(from).not.toEqual([]);
        expect(reason.standing).toBeUndefined();
        expectTrue(game.puzzle, before, reason);
      }
    }
  });

  test('calls a queen found only by a reason that is true without every wrong queen, and misled by one that is not', () => {
    const met = { reasoned: 0, misled: 0 };
    for (let seed = 0; seed < GAMES; seed++) {
      const { puzzle, answer, moves } = gameWithFollowedGuess(drawFrom(seed));
      for (const move of finish(lookBack({ puzzle, moves, helped: [] })).moves) {
        if (move.kind !== 'reasoned' && move.kind !== 'misled') continue;
        const { reason, number, squares } = move;
        const before = queensAfter(puzzle.givens, moves.slice(0, number - 1));
        met[move.kind]++;
        if (move.kind === 'reasoned') {
          const right = before.filter((queen) => answer.includes(queen));
          expect(answer).toContain(squares[0]);
          expectTrue(puzzle, right, reason);
          continue;
        }
        const { from, isRight } = move;
        expect(isRight).toBe(answer.includes(squares[0]!));
        expectTrue(puzzle, before, reason);
        const { finding, marks, queens } = reason;
        if (finding.technique !== 'last-free-square' || marks.length + queens.length > 0) continue;
        const without = before.filter((queen) => !from.includes(queen));
        const plain = new PlainHouses(puzzle, { queens: without, marks: [] });
        expect(plain.freeIn(finding.house).length).toBeGreaterThan(1);
      }
    }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
  });

  test('says of each queen on the last free square of a house that right queens give it, or from which wrong ones it follows', () => {
    let met = 0;
    for (let seed = 0; seed < 3 * GAMES; seed++) {
      const { puzzle, answer, moves } = someGameWithWrongQueens(drawFrom(seed));
      for (const move of finish(lookBack({ puzzle, moves, helped: [] })).moves) {
        const [square] = move.squares;
        const before = queensAfter(puzzle.givens, moves.slice(0, move.number - 1));
        const plain = new PlainHouses(puzzle, { queens: before, marks: [] });
        if (!move.isPlaced || !plain.forced([]).includes(square!)) continue;
        const right = before.filter((queen) => answer.includes(queen));
        if (right.length < before.length) met++;
        const isGiven = new PlainHouses(puzzle, { queens: right, marks: [] })
          .forced([])
          .includes(square!);
        const kinds = isGiven ? ['reasoned'] : ['misled', answer.includes(square!) && 'reasoned'];
        expect(kinds, `move ${move.number} of seed ${seed}`).toContain(move.kind);
        if (move.kind !== 'misled' && move.kind !== 'reasoned') continue;
        expect(move.reason.technique).toBe('last');
        if (move.kind === 'reasoned') continue;
        const { from, reason } = move;
        expect(from).not.toEqual([]);
        expect(before).toEqual(expect.arrayContaining([...from]));
        for (const queen of from) expect(answer).not.toContain(queen);
        const needed = new PlainHouses(puzzle, { queens: [...right, ...from], marks: [] });
        const { finding } = reason;
        if (finding.technique !== 'last-free-square') throw new Error(finding.technique);
        expect(needed.freeIn(finding.house)).toEqual([square]);
      }
    }
    expect(met).toBeGreaterThan(0);
  });

  test('says of a queen that was placed twice when it was placed last before it was removed', () => {
    const [first] = REST;
    const turn = [placed(first!), removed(first!)];
    const { moves } = read([...turn, ...turn, ...REST.map((square) => placed(square))]);
    expect(moves.slice(0, 4).map(({ partner }) => partner)).toEqual([2, 1, 4, 3]);
  });

  test('does not count queens after a hint as the player’s own', () => {
    const { moves, hardest, missed } = read(
      REST.map((square) => placed(square)),
      REST,
    );
    expect(moves.every(({ isHelped }) => isHelped)).toBe(true);
    expect([hardest, missed]).toEqual([undefined, undefined]);
  });

  test('names a queen that a new one attacks', () => {
    const [given] = EIGHT.givens;
    const { moves } = read([
      placed(given! - 1),
      removed(given! - 1),
      ...REST.map((square) => placed(square)),
    ]);
    expect(moves[0]).toMatchObject({ kind: 'conflict', attacks: given, partner: 2 });
  });
});

describe('a game of Guard', () => {
  const puzzle = guardPuzzle({ rows: 3, columns: 4 }, 2);

  test('has for each queen the looks ahead that it takes, whichever good square was chosen', () => {
    const { moves, hardest } = finish(
      lookBack({ puzzle, moves: [placed(5), placed(11)], helped: [] }),
    );
    expect(moves.map(({ kind }) => kind)).toEqual(['reasoned', 'reasoned']);
    expect(moves[1]).toMatchObject({ reason: { technique: 'count', square: 11 } });
    expect(hardest).toBeDefined();
  });

  test('calls a queen that no answer has a guess, and says what could be found', () => {
    const plain = new PlainGuard({ rows: 3, columns: 4 });
    const wrong = plain.squares.find((square) => !plain.suffices([square], 1))!;
    const turn = [placed(wrong), removed(wrong), placed(5), placed(11)];
    const { moves, missed } = finish(lookBack({ puzzle, moves: turn, helped: [] }));
    expect(moves[0]).toMatchObject({ kind: 'guess', isRight: false, partner: 2 });
    expect(missed?.number).toBe(1);
  });
});
