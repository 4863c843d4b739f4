import { expect, test } from 'vitest';
import { exampleFind } from './example-find.testing.ts';
import { foundRecord, revealedRecord } from './find.ts';
import { Solutions } from './solutions.ts';

test('the progress of a size is the same object until something changes, and then another', () => {
  const known = new Solutions(8);
  const find = exampleFind('15863724');
  const changes: readonly (() => void)[] = [
    () => known.add([revealedRecord({ code: '15863724', revealedAt: find.foundAt - 1 })]),
    () => known.add([foundRecord(find)]),
    () => known.add([foundRecord({ ...find, foundAt: find.foundAt - 1 })]),
    () => (known.setAside = 1),
    () => known.forget(),
  ];
  for (const change of changes) {
    const before = known.progress();
    change();
    const after = known.progress();
    expect(after).not.toBe(before);
    // Adds equal records, as every reading of the database does.
    known.add([...known.found.values(), ...known.revealed.values()].map((each) => ({ ...each })));
    known.setAside = after.setAside;
    expect(known.progress()).toBe(after);
  }
});
