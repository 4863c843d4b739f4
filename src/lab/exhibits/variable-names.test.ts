import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from '../shared/catalogue.ts';
import { tally } from '../machine/algorithm.ts';
import type { Snapshot } from '../machine/snapshot.ts';
import { algorithmOf } from './algorithms.ts';

// Changing the language dispatches an event on `window`, which Node.js does not have.
beforeAll(() => vi.stubGlobal('window', new EventTarget()));
// Other files run in this process.
afterAll(async () => {
  await setLocale('en');
  vi.unstubAllGlobals();
});

/** Returns the lines of an exhibit's pseudocode in a language. */
async function linesOf(name: ExhibitName, locale: Locale): Promise<readonly string[]> {
  await setLocale(locale);
  const { exhibit } = await entryOf(name).load();
  return exhibit.pseudocode().map(([, text]) => text);
}

/** Returns the names in the panel of variables beside the pseudocode. */
async function variablesOf(name: ExhibitName): Promise<readonly string[]> {
  const { exhibit } = await entryOf(name).load();
  const open = exhibit.open(6, new URLSearchParams());
  const state = algorithmOf(name).start(open.parameters);
  return open
    .show({ state, tally: tally() } as Snapshot)
    .variables.map((variable) => variable.name);
}

/** Signs beside which a word is the name of a variable; elsewhere, as in `while the queue is not empty`, it is a word. */
const OPERATOR = '[←=≠<>≤≥+−×·|&()\\[\\]]';

/** Returns the variables that a line of English pseudocode computes with and its translation does not name. */
function lostNames(
  english: string,
  translation: string,
  variables: readonly string[],
): readonly string[] {
  return variables.filter((name) => {
    const whole = `(?<![\\p{Script=Latin}\\d_])${name}(?![\\p{Script=Latin}\\d_])`;
    const used = new RegExp(`${OPERATOR} ?${whole}|${whole} ?${OPERATOR}`, 'u');
    return used.test(english) && !new RegExp(whole, 'u').test(translation);
  });
}

test.each(LOCALES.slice(1))(
  'in %s pseudocode names the variables that it computes with as their panel does',
  async (locale) => {
    const wrong: string[] = [];
    for (const name of EXHIBIT_NAMES) {
      const english = await linesOf(name, 'en');
      const variables = await variablesOf(name);
      for (const [at, line] of (await linesOf(name, locale)).entries()) {
        if (lostNames(english[at]!, line, variables).length > 0) wrong.push(`${name}: ${line}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a variable that a line translates is found, and a word that is also a name is not', () => {
  const names = ['best', 'sum', 'queue'];
  expect(lostNames('best ← sum', 'mejor ← suma', names)).toEqual(['best', 'sum']);
  expect(lostNames('if sum > best', 'falls sum > best', names)).toEqual([]);
  expect(
    lostNames('while the queue is not empty', 'tant que la file n’est pas vide', names),
  ).toEqual([]);
});
