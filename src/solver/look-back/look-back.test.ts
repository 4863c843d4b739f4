import { expect, test } from 'vitest';
import { sample } from '../../core/sample.testing.ts';
import { somePlacementBoard } from '../puzzles/make/placement-boards.testing.ts';
import { drawFrom } from '../search/random-boards.testing.ts';
import { finish } from '../worker/task.ts';
import { lookBack } from './look-back.ts';
import { playPlainly } from './plain-player.testing.ts';

const GAMES = sample(12, 300);

test(`a player who knows each reason is read right, in ${GAMES} games`, () => {
  const met: Record<string, number> = {};
  for (let seed = 0; seed < GAMES; seed++) {
    const draw = drawFrom(seed);
    const board = somePlacementBoard(draw, 70);
    const { moves, reasons, easiest } = playPlainly(board, draw, 25);
    const { puzzle } = board;
    const read = finish(lookBack({ puzzle, moves, helped: [] }));
    const names = read.moves.map((move) =>
      move.kind === 'reasoned' ? move.reason.technique : move.kind,
    );
    expect(names, `seed ${seed}`).toEqual(reasons);
    for (const name of names) met[name] = (met[name] ?? 0) + 1;
    for (const [index, move] of read.moves.entries()) {
      if (move.kind === 'guess') expect(move.missed?.technique).toBe(easiest[index]);
    }
  }
  if (process.env['SAY']) console.log(met);
});
