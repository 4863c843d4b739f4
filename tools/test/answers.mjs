// npm run test:answers [boards] [games]: counts where the game contradicts itself, and fails if it does.
// On random boards of free play of 4 … 12 with none, some, all but one and all solutions found, 300 a size, and on as
// many boards of Guard and of puzzles with one and several solutions: Check, its words, “Show me”, hints, “Which one?”
// and the line under the board against a plain search.
// In games that Look back reads, 300 of each sort: squares that it calls findable against the answer, queens placed
// twice, reasons that leave out the wrong queen they follow from, and queens on the last free square of a house, by a
// plain search, that it calls a guess.
import { openSource } from '../source.mjs';

const boards = Number(process.argv[2] ?? 300);
const games = Number(process.argv[3] ?? 300);

const source = await openSource();
const { FOUND_SHARES, someFound, someGuardBoard, somePlacements } =
  /** @type {typeof import('../../src/game/hints/one-answer-boards.testing.ts')} */ (
    await source.load('/src/game/hints/one-answer-boards.testing.ts')
  );
const { freePlayContradictions, puzzleContradictions } =
  /** @type {typeof import('../../src/game/hints/one-answer.testing.ts')} */ (
    await source.load('/src/game/hints/one-answer.testing.ts')
  );
const { queensOn } = /** @type {typeof import('../../src/game/hints/hint-boards.testing.ts')} */ (
  await source.load('/src/game/hints/hint-boards.testing.ts')
);
const { squareName } = /** @type {typeof import('../../src/core/board/square.ts')} */ (
  await source.load('/src/core/board/square.ts')
);
const { stopWords } =
  /** @type {typeof import('../../src/puzzles/look-back/look-back-words.ts')} */ (
    await source.load('/src/puzzles/look-back/look-back-words.ts')
  );
const { gameWithFollowedGuess, gameWithQueenAgain, gameWithWrongQueens, someGameWithWrongQueens } =
  /** @type {typeof import('../../src/solver/look-back/games.testing.ts')} */ (
    await source.load('/src/solver/look-back/games.testing.ts')
  );
const { lookBack } = /** @type {typeof import('../../src/solver/look-back/look-back.ts')} */ (
  await source.load('/src/solver/look-back/look-back.ts')
);
const { queensAfter } = /** @type {typeof import('../../src/core/game/played-moves.ts')} */ (
  await source.load('/src/core/game/played-moves.ts')
);
const { PlainHouses } =
  /** @type {typeof import('../../src/solver/reasoning/plain-houses.testing.ts')} */ (
    await source.load('/src/solver/reasoning/plain-houses.testing.ts')
  );
const { drawFrom } =
  /** @type {typeof import('../../src/solver/search/random-boards.testing.ts')} */ (
    await source.load('/src/solver/search/random-boards.testing.ts')
  );
const { finish } = /** @type {typeof import('../../src/solver/worker/task.ts')} */ (
  await source.load('/src/solver/worker/task.ts')
);

/** @type {Record<string, number | string>[]} */
const rows = [];
let contradicted = 0;

/**
 * Adds a row: the number of contradictions of each name.
 * @param {string} of
 * @param {(draw: import('../../src/solver/search/random-boards.testing.ts').Draw, index: number) => readonly string[]} contradictionsOf
 */
function count(of, contradictionsOf) {
  const draw = drawFrom(rows.length + 1);
  const lists = Array.from({ length: boards }, (_, index) => contradictionsOf(draw, index));
  const contradictions = lists.filter((list) => list.length > 0).length;
  contradicted += contradictions;
  rows.push({ of, boards, contradictions, such: [...new Set(lists.flat())].join(', ') });
}

for (let size = 4; size <= 12; size++) {
  count(`${size} × ${size}`, (draw, index) => {
    const share = FOUND_SHARES[index % FOUND_SHARES.length] ?? 'none';
    return freePlayContradictions(size, queensOn(size, draw), someFound(size, share, draw));
  });
}
count('Guard', (draw) => {
  const { puzzle, standing } = someGuardBoard(draw);
  return puzzleContradictions(puzzle, standing);
});
for (const several of [false, true]) {
  count(several ? 'several solutions' : 'one solution', (draw) => {
    const { puzzle, standing } = somePlacements(draw, several);
    return puzzleContradictions(puzzle, standing);
  });
}
console.table(rows);

const advice = { sentences: 0, wrong: 0 };
for (let seed = 1; seed <= games; seed++) {
  const { puzzle, answer, moves } = gameWithWrongQueens(1, drawFrom(seed));
  const { stops } = finish(lookBack({ puzzle, moves, helped: [] }));
  for (const stop of stops) {
    if ((stop.kind !== 'guess' && stop.kind !== 'wait') || !stop.reason) continue;
    advice.sentences++;
    if (!answer.includes(stop.reason.square)) advice.wrong++;
  }
}
console.log(
  `Look back, ${games} games with a wrong queen: ${advice.sentences} queens that could be found, ${advice.wrong} of them wrong`,
);

const followed = { queens: 0, unsaid: 0 };
for (let seed = 1; seed <= games; seed++) {
  const { puzzle, answer, moves } = gameWithFollowedGuess(drawFrom(seed));
  const game = finish(lookBack({ puzzle, moves, helped: [] }));
  for (const stop of game.stops) {
    const { text } = stopWords(stop, game);
    const isWrong = !('squares' in stop) || !stop.squares.every((queen) => answer.includes(queen));
    if (stop.kind === 'reasoned' || stop.kind === 'misled') {
      followed.queens++;
      if (isWrong && !/^It follows from .*, which (is|are) wrong\. /.test(text)) followed.unsaid++;
    }
    const standing = 'reason' in stop ? stop.reason?.standing : undefined;
    if (standing && !standing.queens.every((square) => answer.includes(square))) followed.unsaid++;
    if (stop.kind !== 'end') continue;
    const [, given = ''] = /It gave you (.*?)\./.exec(text) ?? [];
    const names = answer.map((square) => squareName(square, puzzle.rules.shape.rows));
    if (!(given.match(/\b[a-j]\d+\b/g) ?? []).every((name) => names.includes(name)))
      followed.unsaid++;
  }
}
console.log(
  `Look back, ${games} games that follow a wrong queen: ${followed.queens} reasons, ${followed.unsaid} do not say it`,
);

const last = { queens: 0, guesses: 0 };
for (let seed = 1; seed <= 3 * games; seed++) {
  const { puzzle, answer, moves } = someGameWithWrongQueens(drawFrom(seed));
  for (const move of finish(lookBack({ puzzle, moves, helped: [] })).moves) {
    const before = queensAfter(puzzle.givens, moves.slice(0, move.number - 1));
    if (!move.isPlaced || before.every((queen) => answer.includes(queen))) continue;
    const forced = new PlainHouses(puzzle, { queens: before, marks: [] }).forced([]);
    if (!move.squares.every((square) => forced.includes(square))) continue;
    last.queens++;
    if (move.kind !== 'reasoned' && move.kind !== 'misled') last.guesses++;
  }
}
console.log(
  `Look back, ${3 * games} games with wrong queens: ${last.queens} queens on a last free square beside them, ${last.guesses} called a guess`,
);

let guesses = 0;
for (let seed = 1; seed <= games; seed++) {
  const { puzzle, moves, again } = gameWithQueenAgain(drawFrom(seed));
  const read = finish(lookBack({ puzzle, moves, helped: [] })).moves;
  if (read[again - 2]?.kind === 'reasoned' && read[again]?.kind !== 'reasoned') guesses++;
}
console.log(
  `Look back, ${games} games with a queen placed twice: ${guesses} called a guess the second time`,
);
await source.close();
if (contradicted + advice.wrong + followed.unsaid + last.guesses + guesses > 0)
  process.exitCode = 1;
