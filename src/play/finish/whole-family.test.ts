import { expect, test } from 'vitest';
import { familiesOf } from '../../core/solutions/families.ts';
import { codeOfColumns, type Code } from '../../core/solutions/code.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { exampleFind } from '../../progress/solutions/example-find.testing.ts';
import { familySentences, wholeFamilyOf } from './whole-family.ts';

const [FIRST, SECOND] = familiesOf(8);

/** Returns what the game says of the family of a solution; nothing if it is not whole. */
function said(code: Code, found: readonly Code[]): readonly string[] {
  const family = wholeFamilyOf(code, {
    size: code.length,
    found: new Map(found.map((each) => [each, exampleFind(each)])),
  });
  return family ? familySentences(family) : [];
}

test('a family is whole with its last solution', () => {
  const { variants } = FIRST!;
  expect(said(variants[0]!, variants.slice(0, -1))).toEqual([]);
  expect(said(variants[0]!, variants)).toEqual([
    'A family!',
    'All 8 rotations and reflections of one solution.',
    'Your first petal is gold.',
    '11 more families to go.',
  ]);
});

test('a family of 5 × 5, which has four petals, is not called a petal', () => {
  const [small] = familiesOf(5).filter(({ variants }) => variants.length === 2);
  expect(said(small!.variants[0]!, small!.variants)).toEqual([
    'A family!',
    'Both reflections of one solution.',
    '1 more family to go.',
  ]);
});

test('a family of 10 × 10, which has a spoke, is not called a petal', () => {
  const { variants } = familiesOf(10).find((family) => family.variants.length === 8)!;
  expect(said(variants[0]!, variants)).toEqual([
    'A family!',
    'All 8 rotations and reflections of one solution.',
    '91 more families to go.',
  ]);
});

test('a later family has its number', () => {
  const found = [...FIRST!.variants, ...SECOND!.variants];
  expect(said(SECOND!.variants[3]!, found)).toEqual([
    'Family 2 is complete.',
    '10 more families to go.',
  ]);
});

test('a family of a board too large for petals is told without them', () => {
  const code = codeOfColumns([0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9]);
  const variants = variantsOf(code);
  expect(said(code, variants)[0]).toBe('A family!');
  expect(said(code, variants)).toHaveLength(2);
});
