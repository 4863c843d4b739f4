import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_KINDS } from '../days/day-puzzles.ts';
import { withCheckSigns } from '../solutions/check-signs.ts';
import { puzzlesAddress } from './addresses.ts';
import type { Challenge } from './challenge.ts';
import {
  friendIn,
  friendName,
  friendQuery,
  friendText,
  LONGEST_NAME,
  readFriendText,
  type FriendDay,
} from './friend-day.ts';
import { readByFirstRules } from './first-friend-rules.testing.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';
import { parseRoute } from './route.ts';

const LINK = puzzlesAddress('2026-11-27');

const results: fc.Arbitrary<Challenge | undefined> = fc.option(
  fc.record({
    seconds: fc.integer({ min: 1, max: 86_399 }),
    help: fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }),
  }),
  { nil: undefined },
);

const friends: fc.Arbitrary<FriendDay> = fc.record({
  results: fc
    .array(results, { minLength: DAY_KINDS.length, maxLength: DAY_KINDS.length })
    .filter((all) => all.some((one) => one)),
  name: fc.string({ unit: 'grapheme', maxLength: 40 }).map(friendName),
  sender: fc.option(fc.nat(2 ** 40 - 1), { nil: undefined }),
});

const ANNA: FriendDay = {
  results: [{ seconds: 118, help: [0] }, undefined, { seconds: 124, help: [2, 1] }],
  name: 'Anna',
};

/** Returns the page that an address opens. */
function opened(address: string): unknown {
  const route = parseRoute(address);
  return route.screen === 'puzzles' ? parsePuzzlesPage(route.path) : route;
}

test('a friend’s day is written in its short form', () => {
  expect(friendQuery(ANNA)).toMatch(/^\?from=v118-0\.0\.124-2-1\.1t-32-32-2p-[a-z]{3}$/);
  expect(friendQuery({ ...ANNA, sender: 2 ** 40 - 1 })).toMatch(
    /^\?from=v118-0\.0\.124-2-1\.1t-32-32-2p(-[a-z\d]{4}){3}-[a-z]{3}$/,
  );
  expect(friendQuery({ ...ANNA, name: '' })).toMatch(/^\?from=v118-0\.0\.124-2-1-[a-z]{3}$/);
});

test('a written friend’s day is read back, and its address opens the same day', () => {
  const tails = fc.constantFrom('', '.', ')', '…', ' 😀', '&utm_source=mail', '&fbclid=1-2x.');
  fc.assert(
    fc.property(friends, tails, (friend, tail) => {
      const link = `${LINK}${friendQuery(friend)}${tail}`;
      expect(friendIn(link)).toEqual(friend);
      expect(friendIn(`Your turn: https://example.org/${link}`)).toEqual(friend);
      expect(friendIn(link.toUpperCase().replace('FROM', 'from'))).toEqual(friend);
      expect(opened(link)).toEqual(opened(LINK));
    }),
  );
});

test('the build of 28 November reads the results and the name of every link, and no number', () => {
  fc.assert(
    fc.property(friends, (friend) => {
      const { results, name } = friend;
      expect(readByFirstRules(friendText(friend))).toEqual({ results, name });
    }),
  );
});

test('a link of the build of 28 November tells no sender', () => {
  const read = readFriendText(`v${withCheckSigns('118-0.0.124-2-1.1t-32-32-2p')}`);
  expect(read).toEqual({ ...ANNA, sender: undefined });
});

test('a single wrong sign is detected', () => {
  const signs = fc.constantFrom(...Array.from('0123456789abcxyz.-'));
  fc.assert(
    fc.property(friends, fc.nat(400), signs, (friend, at, sign) => {
      const text = friendText(friend);
      const place = at % text.length;
      fc.pre(text[place] !== sign);
      expect(readFriendText(text.slice(0, place) + sign + text.slice(place + 1))).toBeUndefined();
    }),
  );
});

test('any text is read without an error, and what is read can be written and read again', () => {
  const bodies = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    // With right check signs, as somebody who invents a link would write them.
    fc.stringMatching(/^[\d.a-z-]{0,60}$/).map((body) => `v${withCheckSigns(body)}`),
  );
  fc.assert(
    fc.property(bodies, (body) => {
      const read = friendIn(`${LINK}?from=${body}`);
      if (read === undefined || read === 'damaged') return;
      expect(readFriendText(friendText(read))).toEqual(read);
      expect(Array.from(read.name).length).toBeLessThanOrEqual(LONGEST_NAME);
    }),
  );
});

/** Returns the text of a link that somebody invented, with right check signs. */
function invented(body: string): string {
  return `v${withCheckSigns(body)}`;
}

/** Returns the text of a link with a name of these code points. */
function named(name: string): string {
  const signs = Array.from(name, (sign) => sign.codePointAt(0)!.toString(36)).join('-');
  return invented(`118-0.0.124-2-1.${signs}`);
}

const WRITTEN = friendText(ANNA);

/** Returns the query of an address, as the screen of puzzles gets it. */
function queryOf(address: string): string {
  const route = parseRoute(address);
  return route.screen === 'puzzles' ? route.query : '';
}

test.each<[what: string, text: string]>([
  ['nothing', ''],
  ['a percent sign', '%'],
  ['letters of another script', 'анна'],
  ['an emoji', '😀'],
  ['the mark alone', 'v'],
  ['a cut end', WRITTEN.slice(0, -1)],
  ['lost check signs', WRITTEN.slice(0, -4)],
  ['half of it', WRITTEN.slice(0, 12)],
  ['a lost mark', WRITTEN.slice(1)],
  ['a lost first digit', WRITTEN.replace('v1', 'v')],
  ['another time', WRITTEN.replace('118', '117')],
  ['another name', WRITTEN.replace('1t-', '1u-')],
  ['two digits swapped', WRITTEN.replace('124', '142')],
  ['two results swapped', WRITTEN.replace('118-0.0', '0.118-0')],
  ['the text of a challenge', 'v72-0-fgh'],
  ['another text twice', WRITTEN + WRITTEN],
  ['no results', invented('')],
  ['one result', invented('118-0')],
  ['two results', invented('118-0.118-0')],
  ['five parts', invented('118-0.118-0.118-0.1t.1t')],
  ['nothing solved', invented('0.0.0')],
  ['nothing solved by somebody', invented('0.0.0.1t-32-32-2p')],
  ['a whole day', invented('86400-0.0.0')],
  ['a week', invented('604800-0.0.0')],
  ['a time without end', invented('Infinity-0.0.0')],
  ['no number', invented('NaN-0.0.0')],
  ['a negative time', invented('-5-0.0.0')],
  ['a time with a fraction', invented('5.5-0.0.0.0')],
  ['a time with an exponent', invented('1e3-0.0.0')],
  ['leading zeros', invented('0118-0.0.0')],
  ['a hexadecimal time', invented('0x76-0.0.0')],
  ['a time without its help', invented('118.0.0')],
  ['more help than is told', invented('118-1000.0.0')],
  ['help of five kinds', invented('118-1-1-1-1-1.0.0')],
  ['a code point that is none', invented('118-0.0.0.zzzz')],
  ['a name of empty signs', invented('118-0.0.0.1t--1t')],
  ['a name of long signs', invented('118-0.0.0.1t1t1t1t')],
  ['a name without end', invented(`118-0.0.0.${'1t-'.repeat(400)}1t`)],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a path', '../../settings'],
  ['a script', 'javascript:alert(1)'],
  ['encoded markup', '%3Cscript%3E'],
  ['the name of a property', '__proto__'],
])('a link with %s in the place of a friend’s day is damaged, and opens its day', (_, text) => {
  const link = `${LINK}?from=${text}`;
  expect(friendIn(link)).toBe('damaged');
  expect(friendIn(queryOf(link))).toBe('damaged');
  expect(opened(link)).toEqual(opened(LINK));
});

test.each<[what: string, given: string, shown: string]>([
  ['is too long', 'A'.repeat(60), 'A'.repeat(20)],
  ['is markup', '<b>Anna</b>', '<b>Anna</b>'],
  ['turns the direction of the text', '\u202eannA\u2066', 'annA'],
  ['has invisible signs', 'An\u200bna\u00ad', 'Anna'],
  ['has several lines', 'Anna\n\n  of\u2028here', 'Anna of here'],
  ['has an invisible sign between blanks', 'Anna \u200b of here', 'Anna of here'],
  ['is blank', ' \t\u3000 ', ''],
  ['is half a sign', '\ud83d', ''],
  ['has signs of a private use', '\ue000Anna', 'Anna'],
  ['ends with a control', 'Anna\u0000\u0007', 'Anna'],
  ['has a mark on each sign', 'e\u0301'.repeat(20), 'é'.repeat(20)],
  ['has a tower of marks', `A${'\u030d\u0306'.repeat(9)}nna`, 'A\u030d\u0306\u030dnna'],
  ['is of marks alone', '\u0301\u0301', ''],
  ['is of letters that are empty', '\u3164\u115f\uffa0', ''],
  ['is of empty dots', '\u2800\u2800', ''],
  ['is of variation selectors', '\ufe0f\ufe0f', ''],
  ['is of joiners', '\u200d\u200c', ''],
  ['has joiners between letters that never join', 'An\u200dn\u200ca', 'Anna'],
  ['has joiners at its ends', '\u200dسارا\u200c', 'سارا'],
  ['has joiners between blanks', 'سارا \u200d \u200c نور', 'سارا نور'],
  ['has joiners in a row', '👩\u200d\u200d👦', '👩👦'],
  ['has a joiner before an empty letter', 'ن\u200d\u3164', 'ن'],
  ['is cut at a joiner', `${'ن'.repeat(19)}\u200cنن`, 'ن'.repeat(19)],
])('a name that %s is shown harmlessly', (_, given, shown) => {
  const friend = friendIn(`${LINK}?from=${named(given)}`);
  expect(friend).toEqual({ ...ANNA, name: shown });
});

test.each([
  ['a family of emoji', '👨\u200d👩\u200d👧\u200d👦'],
  ['an emoji with a colour of skin', '👩🏽\u200d🚀'],
  ['Persian', 'علی\u200cرضا'],
  ['Devanagari', 'क्\u200dष'],
])('a name of %s keeps its joiners', (_, name) => {
  expect(friendIn(`${LINK}?from=${named(name)}`)).toEqual({ ...ANNA, name });
});

test('a name in its form keeps it', () => {
  const signs = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('\u200c', '\u200d', 'ن', '👩', ' ', '\u0301', '\u3164'),
  );
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      const name = friendName(text);
      expect(friendName(name)).toBe(name);
    }),
  );
});

test('times and help that are too large are told as the largest', () => {
  const results = [{ seconds: 0, help: [5000] }, { seconds: 200_000, help: [0] }, undefined];
  expect(readFriendText(friendText({ results, name: '' }))?.results).toEqual([
    { seconds: 1, help: [999] },
    { seconds: 86_399, help: [0] },
    undefined,
  ]);
});

test('a link to a day without a friend’s day has none', () => {
  for (const link of [LINK, `${LINK}?utm_source=from`, `${LINK}?challenge=v72-0-fgh`, '']) {
    expect(friendIn(link)).toBeUndefined();
  }
});
