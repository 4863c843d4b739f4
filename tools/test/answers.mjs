// npm run test:answers [boards] [games]: counts where the game contradicts itself, and fails if it does. On random stuck
// boards of free play, 300 a size: hints and the answer to “Which one?” against Check. In games that Look back reads, 300 of
// each sort: squares that it calls findable against the answer, reasons of queens that follow from a wrong one, and queens
// placed twice.
import { openSource } from '../source.mjs';

const boards = Number(process.argv[2] ?? 300);
const games = Number(process.argv[3] ?? 300);

const source = await openSource();
/** @typedef {import('../../src/core/board/square.ts').Square} Square */
const { completePuzzle } = /** @type {typeof import('../../src/core/puzzles/puzzle.ts')} */ (
  await source.load('/src/core/puzzles/puzzle.ts')
);
const { squareName } = /** @type {typeof import('../../src/core/board/square.ts')} */ (
  await source.load('/src/core/board/square.ts')
);
const { hintWords } = /** @type {typeof import('../../src/game/hints/hint-techniques.ts')} */ (
  await source.load('/src/game/hints/hint-techniques.ts')
);
const { takeBackWords } =
  /** @type {typeof import('../../src/game/hints/completion-hint-words.ts')} */ (
    await source.load('/src/game/hints/completion-hint-words.ts')
  );
const { checkFreePlay } =
  /** @type {typeof import('../../src/solver/free-play/check-free-play.ts')} */ (
    await source.load('/src/solver/free-play/check-free-play.ts')
  );
const { hintFor } = /** @type {typeof import('../../src/solver/hints/free-play-hint.ts')} */ (
  await source.load('/src/solver/hints/free-play-hint.ts')
);
const { Known } = /** @type {typeof import('../../src/solver/insight/known.ts')} */ (
  await source.load('/src/solver/insight/known.ts')
);
const { stopWords } =
  /** @type {typeof import('../../src/puzzles/look-back/look-back-words.ts')} */ (
    await source.load('/src/puzzles/look-back/look-back-words.ts')
  );
const { gameWithFollowedGuess, gameWithQueenAgain, gameWithWrongQueens } =
  /** @type {typeof import('../../src/solver/look-back/games.testing.ts')} */ (
    await source.load('/src/solver/look-back/games.testing.ts')
  );
const { lookBack } = /** @type {typeof import('../../src/solver/look-back/look-back.ts')} */ (
  await source.load('/src/solver/look-back/look-back.ts')
);
const { drawFrom, independentQueens } =
  /** @type {typeof import('../../src/solver/search/random-boards.testing.ts')} */ (
    await source.load('/src/solver/search/random-boards.testing.ts')
  );
const { finish } = /** @type {typeof import('../../src/solver/worker/task.ts')} */ (
  await source.load('/src/solver/worker/task.ts')
);

/**
 * @param {readonly Square[]} a
 * @param {readonly Square[]} b
 */
const isWithin = (a, b) => a.every((square) => b.includes(square));

const rows = [];
for (let size = 4; size <= 10; size++) {
  const draw = drawFrom(size);
  const row = {
    board: `${size} × ${size}`,
    stuck: 0,
    'hint removes a right queen': 0,
    'hint removes one its title lacks': 0,
    'one said, several go': 0,
    'the answer differs from Check': 0,
  };
  while (row.stuck < boards) {
    const queens = independentQueens(size, size, draw);
    if (queens.length === size) continue;
    row.stuck++;
    const known = new Known(size);
    const check = finish(checkFreePlay(size, queens, known));
    const { finding, act } = finish(hintFor(size, queens, known));
    if (check.kind !== 'checked' || act?.kind !== 'lift' || finding.technique !== 'dead')
      throw new Error(finding.technique);
    const puzzle = completePuzzle(size, []);
    const { title } = hintWords(finding, 'why', puzzle);
    const { text } = hintWords(finding, 'nudge', puzzle);
    const names = act.squares.map((square) => squareName(square, size));
    const answer = takeBackWords(act.squares, finding, undefined, puzzle).title;
    const wrong = check.queens.map((square) => squareName(square, size));
    if (!isWithin(act.squares, check.queens)) row['hint removes a right queen']++;
    if (!names.every((name) => new RegExp(`\\b${name}\\b`).test(title)))
      row['hint removes one its title lacks']++;
    if (/\bone queen\b/i.test(text) && names.length > 1) row['one said, several go']++;
    if (String(answer.match(/\b[a-j]\d+\b/g)) !== String(wrong))
      row['the answer differs from Check']++;
  }
  rows.push(row);
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
    if (standing && !isWithin(standing.queens, answer)) followed.unsaid++;
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
const contradictions = rows.flatMap((row) => [
  row['hint removes a right queen'],
  row['hint removes one its title lacks'],
  row['one said, several go'],
  row['the answer differs from Check'],
]);
if ([...contradictions, advice.wrong, followed.unsaid, guesses].some((count) => count > 0))
  process.exitCode = 1;
