// npm run data:guard-table: proves the numbers of the Guard table again from nothing, by the search that makes
// puzzles: no smaller number of queens guards a board, and those of the table do.
import { openSource } from '../source.mjs';

const source = await openSource();
const { LEAST_GUARDS } =
  /** @type {typeof import('../../src/puzzles/guard-table/guard-table-data.ts')} */ (
    await source.load('/src/puzzles/guard-table/guard-table-data.ts')
  );
const { guardBoardOf, searchWith } =
  /** @type {typeof import('../../src/solver/guard/guard-board.ts')} */ (
    await source.load('/src/solver/guard/guard-board.ts')
  );

let wrong = 0;
for (const [name, { least, queens }] of LEAST_GUARDS) {
  const [rows = 0, columns = 0] = name.split('x').map(Number);
  const board = guardBoardOf({ rows, columns });
  let nodes = 0;
  /** @param {number} most */
  const suffice = (most) => {
    const search = searchWith(board, [], most);
    const outcome = search.next(Infinity);
    nodes += search.nodes;
    return outcome === 'found';
  };
  let proved = 0;
  while (!suffice(proved)) proved++;
  const guards = searchWith(board, queens, 0).next(Infinity) === 'found';
  const isRight = proved === least && guards && new Set(queens).size === least;
  if (!isRight) wrong++;
  console.log(
    `${rows} × ${columns}: ${least}, proved ${proved} in ${nodes} boards; its queens guard it: ${guards ? 'yes' : 'no'}${isRight ? '' : ' — WRONG'}`,
  );
}
await source.close();
console.log(wrong === 0 ? `All ${LEAST_GUARDS.size} are right.` : `${wrong} are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
