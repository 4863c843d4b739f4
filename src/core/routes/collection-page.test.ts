import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyAddress } from './addresses.ts';
import { familiesOf, solutionsOf } from '../solutions/families.ts';
import { variantsOf } from '../solutions/symmetry.ts';
import { parseCollectionPage } from './collection-page.ts';

const TWELVE = solutionsOf(12).next().value as string;
const partsOf = (address: string) => address.replace('#/', '').split('/');

describe('an address of the Collection', () => {
  test('opens a size, a family or the statistics', () => {
    expect(parseCollectionPage(['collection'])).toEqual({ kind: 'size', size: undefined });
    expect(parseCollectionPage(['collection', '12'])).toEqual({ kind: 'size', size: 12 });
    expect(parseCollectionPage(['collection', 'statistics'])).toEqual({ kind: 'statistics' });
    expect(parseCollectionPage(['receive', '8', 'abc'])).toEqual({
      kind: 'receive',
      size: 8,
      text: 'abc',
    });
  });

  test('names every family up to 10 × 10 by its number', () => {
    for (const size of [4, 8, 10]) {
      for (const { number, variants } of familiesOf(size)) {
        const page = parseCollectionPage(partsOf(familyAddress(variants[0]!, number)));
        expect(page).toEqual({ kind: 'family', size, variants, variant: undefined });
      }
    }
  });

  test('names a family of a larger size by any of its solutions', () => {
    const variants = variantsOf(TWELVE);
    for (const code of variants) {
      const page = parseCollectionPage(partsOf(familyAddress(code, undefined)));
      expect(page).toEqual({ kind: 'family', size: 12, variants, variant: undefined });
    }
  });

  test('names a solution without check signs too, as in version 1.0', () => {
    const opened = parseCollectionPage(['collection', '12', 'family', TWELVE]);
    expect(opened).toEqual(parseCollectionPage(partsOf(familyAddress(TWELVE))));
    expect(opened.kind).toBe('family');
  });

  test('with check signs that do not fit opens no page', () => {
    const [, , , name] = partsOf(familyAddress(TWELVE));
    for (const wrong of [
      name!.slice(0, -1),
      `x${TWELVE}-${name!.slice(-3, -1)}l`,
      name!.slice(0, -4),
    ]) {
      expect(parseCollectionPage(['collection', '12', 'family', wrong]).kind).toBe('unknown');
    }
  });

  test('may name a solution of the family, and none of another family', () => {
    const [family, other] = familiesOf(8);
    const variant = family!.variants[3]!;
    expect(parseCollectionPage(['collection', '8', 'family', '1', variant])).toMatchObject({
      variant,
    });
    expect(parseCollectionPage(['collection', '8', 'family', '1', other!.variants[0]!]).kind).toBe(
      'unknown',
    );
  });

  test.each([
    'collection/0',
    'collection/33',
    'collection/08',
    'collection/8/family',
    'collection/8/family/0',
    'collection/8/family/13',
    'collection/8/families/1',
    'collection/8/family/15863724',
    'collection/12/family/1',
    'collection/12/family/123456789abc',
    'collection/8/family/1/15863724/x',
    'collection/statistics/8',
    'receive/8',
    'receive/99/abc',
    'receive/8/abc/def',
  ])('%s opens no page', (address) => {
    expect(parseCollectionPage(address.split('/')).kind).toBe('unknown');
  });

  test('is read without an error, whatever the text', () => {
    const part = fc.oneof(
      fc.constantFrom('collection', 'receive', 'family', '8', '12'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const kinds = ['size', 'family', 'statistics', 'receive', 'unknown'];
        expect(kinds).toContain(parseCollectionPage(parts).kind);
      }),
    );
  });
});
