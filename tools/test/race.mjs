// npm run test:race: prints the figures of the race for 4 × 4 to 10 × 10 beside those of a counter that shares no code
// with the Lab, and fails where they differ.
import { openSource } from '../source.mjs';

/** The largest search that is walked, in nodes: some seconds. Of larger ones only the formulas are compared. */
const MOST_NODES = 500_000_000;

const source = await openSource();
const { CONTESTANTS } = /** @type {typeof import('../../src/lab/race/contestants.ts')} */ (
  await source.load('/src/lab/race/contestants.ts')
);
const { FIGURES, NODES_BY_LEVEL } =
  /** @type {typeof import('../../src/lab/race/counter.testing.ts')} */ (
    await source.load('/src/lab/race/counter.testing.ts')
  );
const { Heat } = /** @type {typeof import('../../src/lab/race/heat.ts')} */ (
  await source.load('/src/lab/race/heat.ts')
);

for (let size = 4; size <= 10; size++) {
  const rows = [];
  for (const [name, contestant] of CONTESTANTS) {
    const heat = new Heat(contestant, size);
    const byFormula = heat.allNodes;
    const byLevel = NODES_BY_LEVEL[name]?.(size);
    const isWalked = (byFormula ?? 0) <= MOST_NODES;
    if (isWalked) heat.advance(Infinity, () => performance.now());
    const counted = isWalked ? FIGURES[name]?.(size) : undefined;
    const isEqual =
      (byFormula === undefined || BigInt(byFormula) === byLevel) &&
      (!isWalked ||
        (heat.allNodes === counted?.nodes &&
          heat.looked === counted?.looked &&
          heat.found === counted?.found));
    if (!isEqual) process.exitCode = 1;
    rows.push({
      board: `${size} × ${size}`,
      contestant: name,
      nodes: heat.allNodes,
      'nodes counted': counted?.nodes ?? Number(byLevel),
      squares: isWalked ? heat.looked : 'not run',
      'squares counted': isWalked ? counted?.looked : 'not run',
      'is equal': isEqual,
    });
  }
  console.table(rows);
}
await source.close();
