import { describe, expect, test } from 'vitest';
import { familiesOf, solutionsOf } from '../../core/solutions/families.ts';
import { exampleFind } from './example-find.testing.ts';
import { Solutions } from './solutions.ts';
import { foundRecord } from './find.ts';
import { milestonesOf, type Milestone } from './milestones.ts';

/** Returns the progress after finding these solutions of one size, one a second. */
function after(codes: readonly string[]) {
  const known = new Solutions(codes[0]!.length);
  known.add(
    codes.map((code, index) => foundRecord(exampleFind(code, { foundAt: 1000 * (index + 1) }))),
  );
  return known.progress();
}

/** Returns the kind of a milestone, and its size if each size has one. */
function nameOf({ kind, size }: Milestone): string {
  return kind === 'half' || kind === 'full' ? `${kind} ${size}` : kind;
}

const ALL = [...solutionsOf(8)];

describe('milestones', () => {
  test('are reached once each on the way to a full size, with the find that reached them', () => {
    const milestones = milestonesOf([after(ALL)]);
    expect(milestones.map(nameOf).sort()).toEqual([
      'first-bloom',
      'first-solution',
      'full 8',
      'half 8',
    ]);
    const codeAt = (name: string) =>
      milestones.find((milestone) => nameOf(milestone) === name)!.code;
    expect(codeAt('first-solution')).toBe(ALL[0]);
    expect(codeAt('half 8')).toBe(ALL[45]);
    expect(codeAt('full 8')).toBe(ALL[91]);
  });

  test('count the first solution and the first bloom over all sizes', () => {
    const six = after([...solutionsOf(6)]);
    const later = [...six.found].map(
      ([code, find]) => [code, { ...find, foundAt: find.foundAt + 1e6 }] as const,
    );
    const names = milestonesOf([{ ...six, found: new Map(later) }, after(ALL)]).map(nameOf);
    expect(names.filter((name) => name.startsWith('first'))).toHaveLength(2);
    expect(names).toContain('full 6');
    expect(names).not.toContain('half 6');
  });

  test('include a bloom when the last turn of a family is found', () => {
    const [family] = familiesOf(8);
    const milestones = milestonesOf([after(family!.variants)]);
    expect(milestones.at(-1)).toMatchObject({
      kind: 'first-bloom',
      code: family!.variants.at(-1),
    });
    expect(milestonesOf([after(family!.variants.slice(1))]).map(nameOf)).toEqual([
      'first-solution',
    ]);
  });

  test('are reached by the first find of known date; finds of unknown date come last', () => {
    const known = new Solutions(8);
    known.add([
      foundRecord(exampleFind(ALL[0]!, { foundAt: 0 })),
      foundRecord(exampleFind(ALL[9]!, { foundAt: 9 })),
    ]);
    expect(milestonesOf([known.progress()])).toMatchObject([{ code: ALL[9]!, reachedAt: 9 }]);
    const unknown = new Solutions(8);
    unknown.add(ALL.map((code) => foundRecord(exampleFind(code, { foundAt: 0 }))));
    expect(milestonesOf([unknown.progress()]).map(({ reachedAt }) => reachedAt)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('are not reached on 1 × 1 or without finds', () => {
    expect(milestonesOf([after(['1'])])).toEqual([]);
    expect(milestonesOf([])).toEqual([]);
  });
});
