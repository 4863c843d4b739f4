import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzlesAddress } from './addresses.ts';
import { challengeIn, challengeQuery, type Challenge } from './challenge.ts';
import { checkedPuzzleCode } from '../solutions/check-signs.ts';
import { puzzleCode } from '../puzzles/puzzle-code.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';
import { parseRoute } from './route.ts';
import { somePuzzle } from '../puzzles/some-puzzle.testing.ts';

const challenges: fc.Arbitrary<Challenge> = fc.record({
  seconds: fc.integer({ min: 1, max: 359_999 }),
  help: fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }),
});

/** Addresses of puzzles with their codes, and of puzzles of a day, as in links. */
const addresses = fc.record({ seed: fc.nat(), isOfDay: fc.boolean() }).map(({ seed, isOfDay }) => {
  const code = checkedPuzzleCode(puzzleCode(somePuzzle(seed)));
  return puzzlesAddress(isOfDay ? `2026-11-21/regions/${code}` : code);
});

/** Writes a challenge as version 1.0 did. */
function oldText({ seconds, help }: Challenge): string {
  const text = [seconds, ...help].join('-');
  const sum = Array.from(text).reduce((before, sign) => before * 3 + sign.charCodeAt(0), 1);
  return `${text}${'abcdefghijklmnopqrstuvwxyz'[sum % 26]}`;
}

const SIGNS = Array.from('0123456789abcxyz-');

/** Returns the page that an address opens. */
function opened(address: string): unknown {
  const route = parseRoute(address);
  return route.screen === 'puzzles' ? parsePuzzlesPage(route.path) : route;
}

test('a challenge is written in its short form', () => {
  expect(challengeQuery({ seconds: 72, help: [0] })).toMatch(/^\?challenge=v72-0-[a-z]{3}$/);
  expect(challengeQuery(undefined)).toBe('');
});

test('a solution without a time makes no challenge', () => {
  expect(challengeQuery({ seconds: 0, help: [0] })).toBe('');
});

test('a written challenge is read back, and its address opens the same puzzle', () => {
  fc.assert(
    fc.property(
      addresses,
      challenges,
      fc.constantFrom('', '.', ')', '…', ' 😀', '&utm_source=mail', '&fbclid=1-2x.'),
      (address, challenge, tail) => {
        const link = `${address}${challengeQuery(challenge)}${tail}`;
        expect(challengeIn(link)).toEqual(challenge);
        expect(challengeIn(`I did it: https://example.org/${link}`)).toEqual(challenge);
        expect(opened(link)).toEqual(opened(address));
      },
    ),
  );
});

test('a challenge of version 1.0 is read', () => {
  expect(challengeIn('#/puzzles/c/5/13000?challenge=72-0p')).toEqual({ seconds: 72, help: [0] });
  fc.assert(
    fc.property(addresses, challenges, (address, challenge) => {
      expect(challengeIn(`${address}?challenge=${oldText(challenge)}.`)).toEqual(challenge);
    }),
  );
});

test('a challenge that lost its leading digit is not read', () => {
  const query = challengeQuery({ seconds: 2594, help: [2, 97, 1] });
  expect(challengeIn(query.replace('v2', 'v'))).toBeUndefined();
  expect(challengeIn(query.replace('v2', ''))).toBeUndefined();
});

test('an address with a damaged challenge opens the same puzzle without one', () => {
  const damages = fc.oneof(
    // Cut off.
    fc.nat(8).map((keep) => (text: string) => text.slice(0, Math.min(keep, text.length - 1))),
    // One sign is replaced.
    fc.tuple(fc.nat(30), fc.constantFrom(...SIGNS)).map(([at, sign]) => (text: string) => {
      const place = at % text.length;
      return text.slice(0, place) + sign + text.slice(place + 1);
    }),
    fc.stringMatching(/^[\w.,:-]{0,12}$/).map((other) => () => other),
  );
  fc.assert(
    fc.property(addresses, challenges, damages, (address, challenge, damage) => {
      const value = challengeQuery(challenge).slice('?challenge='.length);
      const damaged = damage(value);
      const link = `${address}?challenge=${damaged}`;
      expect(opened(link)).toEqual(opened(address));
      const read = challengeIn(link);
      fc.pre(damaged !== value);
      // A damaged challenge that can still be read is a valid one.
      if (!read) return;
      const written = [challengeQuery(read), `?challenge=${oldText(read)}`];
      expect(written).toContain(`?challenge=${damaged.replace(/[^a-z0-9]*$|[^\w-].*/, '')}`);
    }),
  );
});

test('a single wrong sign is detected', () => {
  fc.assert(
    fc.property(challenges, fc.nat(30), fc.constantFrom(...SIGNS), (challenge, at, sign) => {
      const query = challengeQuery(challenge);
      const first = '?challenge='.length;
      const place = first + (at % (query.length - first));
      fc.pre(query[place] !== sign);
      expect(challengeIn(query.slice(0, place) + sign + query.slice(place + 1))).toBeUndefined();
    }),
  );
});

test.each([
  '',
  '?challenge',
  '?challenge=',
  '?challenge=72',
  '?challenge=072-0k',
  '?challenge=-1-0k',
  '?challenge=1e3-0k',
  '?challenge=999999999999-0k',
  '?challenge=<b>',
  '?beat=72-0',
])('no challenge is read from an invalid query: %s', (query) => {
  expect(challengeIn(`#/puzzles/r/8t/2200${query}`)).toBeUndefined();
});

test('any text is read without an error, and a valid challenge is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = challengeIn(`#/puzzles/c/5/13000?challenge=${text}`);
      if (read) expect(challengeIn(challengeQuery(read))).toEqual(read);
    }),
  );
});
