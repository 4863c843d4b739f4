// npm run test:race: prints the figures of the race for 4 × 4 to 10 × 10 beside those of a counter that shares no code
// with the Lab, and fails where they differ.
import { openSource } from '../source.mjs';

const source = await openSource();
const { CONTESTANTS } = /** @type {typeof import('../../src/lab/race/contestants.ts')} */ (
  await source.load('/src/lab/race/contestants.ts')
);
const { FIGURES } = /** @type {typeof import('../../src/lab/race/counter.testing.ts')} */ (
  await source.load('/src/lab/race/counter.testing.ts')
);
const { Heat } = /** @type {typeof import('../../src/lab/race/heat.ts')} */ (
  await source.load('/src/lab/race/heat.ts')
);

for (let size = 4; size <= 10; size++) {
  const rows = [];
  for (const [name, contestant] of CONTESTANTS) {
    const heat = new Heat(contestant, size);
    heat.advance(Infinity, () => performance.now());
    const counted = FIGURES[name]?.(size);
    const isEqual =
      counted !== undefined &&
      heat.nodes === counted.nodes &&
      heat.looked === counted.looked &&
      heat.found === counted.found;
    if (!isEqual) process.exitCode = 1;
    rows.push({
      board: `${size} × ${size}`,
      contestant: name,
      nodes: heat.nodes,
      'nodes counted': counted?.nodes,
      squares: heat.looked,
      'squares counted': counted?.looked,
      'is equal': isEqual,
    });
  }
  console.table(rows);
}
await source.close();
