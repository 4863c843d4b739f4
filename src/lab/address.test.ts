import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_PAGE, labAddress, parseLabAddress } from './address.ts';
import { EXHIBIT_NAMES } from './exhibit-names.ts';

describe('an address of the Lab', () => {
  test('without more opens iterative backtracking on 8 × 8', () => {
    expect(parseLabAddress('')).toBe(FIRST_PAGE);
    expect(FIRST_PAGE).toMatchObject({ kind: 'exhibit', name: 'backtracking', size: 8 });
  });

  test('names an exhibit, and its size if it likes', () => {
    expect(parseLabAddress('exact-cover')).toMatchObject({ name: 'exact-cover', size: 8 });
    expect(parseLabAddress('exact-cover/5')).toMatchObject({ name: 'exact-cover', size: 5 });
    expect(parseLabAddress('construction/1000')).toMatchObject({ size: 1000 });
  });

  test('names race, counting machine and story', () => {
    expect(parseLabAddress('race')).toEqual({ kind: 'race', size: 8 });
    expect(parseLabAddress('race/6')).toEqual({ kind: 'race', size: 6 });
    expect(parseLabAddress('counting')).toEqual({ kind: 'counting', size: 14 });
    expect(parseLabAddress('counting/16')).toEqual({ kind: 'counting', size: 16 });
    expect(parseLabAddress('story')).toEqual({ kind: 'story' });
  });

  test.each(['nothing', 'backtracking/0', 'backtracking/x', 'backtracking/8/9', 'story/8', '/8'])(
    'that names nothing of the Lab is no page: %s',
    (path) => {
      expect(parseLabAddress(path)).toBeUndefined();
    },
  );

  test('is read back as it was made, with all that was chosen', () => {
    const choices = fc.dictionary(
      fc.constantFrom('seed', 'rows', 'columns', 'queens', 'textbook', 'mutation'),
      fc.constantFrom('', '3', '0.25', 'roulette'),
    );
    const pages = fc.record({
      kind: fc.constant('exhibit' as const),
      name: fc.constantFrom(...EXHIBIT_NAMES),
      size: fc.integer({ min: 1, max: 1000 }),
      choices: choices.map((chosen) => new URLSearchParams(chosen)),
    });
    fc.assert(
      fc.property(pages, (page) => {
        const address = labAddress(page);
        expect(address.startsWith('#/lab/')).toBe(true);
        const read = parseLabAddress(address.slice('#/lab/'.length));
        expect({ ...read, choices: '' }).toEqual({ ...page, choices: '' });
        expect(read?.kind === 'exhibit' && read.choices.toString()).toBe(page.choices.toString());
      }),
    );
  });

  test('may be any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseLabAddress(text)).not.toThrow();
      }),
    );
  });
});
