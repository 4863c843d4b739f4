import type { Browser, BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { DIST, serve } from '../../tools/server.mjs';

/** Milliseconds that shrinking may take. */
const SHRINKING = 180_000;

/** One thing that is done in one of the tabs. */
interface Act {
  readonly tab: number;
  readonly kind: string;
}

/** One run: the places that two tabs or three open on, and the actions that follow. */
interface Run<Place, A extends Act> {
  readonly places: readonly Place[];
  readonly actions: readonly A[];
}

/** Makes the tabs of one run. */
type TabsIn<Place, A extends Act> = (context: BrowserContext, url: string) => Tabs<Place, A>;

/** The tabs of one run. */
interface Tabs<Place, A extends Act> {
  readonly changes: number;
  readonly finds: number;
  begin(places: readonly Place[]): Promise<void>;
  do(action: A): Promise<void>;
  end(): Promise<void>;
}

/** Counts over all runs, to see that much was done. */
interface Account {
  actions: number;
  changes: number;
  finds: number;
}

async function play<Place, A extends Act>(
  browser: Browser,
  url: string,
  { places, actions }: Run<Place, A>,
  tabsIn: TabsIn<Place, A>,
  account: Account,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Nobody brings movements of these tabs to their end.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  let at = -1;
  try {
    const tabs = tabsIn(context, url);
    await tabs.begin(places);
    for (const [index, action] of actions.entries()) {
      at = index;
      await tabs.do(action);
    }
    at = actions.length;
    await tabs.end();
    account.actions += actions.length;
    account.changes += tabs.changes;
    account.finds += tabs.finds;
  } catch (error) {
    const action = actions[at];
    const step = action ? `in step ${at} (${lineOf(action)})` : 'at the end';
    throw new Error(`${step}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await context.close();
  }
}

/** The seed of the one run that `npm test` plays: two dozen actions. */
const SAMPLE = 3;

/**
 * Plays random runs, as many as `npm run test:tabs` was asked for, and shrinks one that fails. Without it, plays one
 * run, the same each time.
 * @throws {Error} With the seed, the path and the shortest sequence of actions found that fails.
 */
export async function playRuns<Place, A extends Act>(
  browser: Browser,
  runs: fc.Arbitrary<Run<Place, A>>,
  tabsIn: TabsIn<Place, A>,
): Promise<void> {
  const {
    TABS_RUNS: numRuns,
    TABS_SEED: wantedSeed,
    TABS_PATH: path,
    TABS_DIST: directory = DIST,
  } = process.env;
  const isSample = numRuns === undefined;
  const seed = wantedSeed ? Number(wantedSeed) : isSample ? SAMPLE : Date.now() % 2 ** 31;
  const say = (line: string): void => {
    if (!isSample) console.log(line);
  };
  say(`${numRuns} runs, --seed ${seed}`);
  const site = await serve({ directory });
  const began = Date.now();
  let count = 0;
  let said = began;
  const account: Account = { actions: 0, changes: 0, finds: 0 };
  let shrinkUntil = Infinity;
  const property = fc.asyncProperty(runs, async (run) => {
    // Takes the rest as good: shrinking ends here.
    if (Date.now() > shrinkUntil) return;
    count++;
    if (Date.now() - said > 60_000) {
      said = Date.now();
      say(`${count} runs, ${((said - began) / count / 1000).toFixed(1)} s each`);
    }
    try {
      await play(browser, site.url, run, tabsIn, account);
    } catch (error) {
      if (shrinkUntil === Infinity) {
        shrinkUntil = Date.now() + SHRINKING;
        say(`Run ${count} fails ${String(error)}\n${inLines(run)}\nShrinking …`);
      }
      throw error;
    }
  });
  try {
    await fc.assert(property, {
      numRuns: Number(numRuns ?? 1),
      seed,
      ...(path ? { path } : {}),
      plugins: [
        () => ({
          onAllRunsComplete: (details) => {
            if (!details.failed) return;
            throw new Error(
              `--seed ${details.seed} --path ${details.counterexamplePath}\n` +
                `${inLines(details.counterexample![0])}\n${String(details.errorInstance)}`,
            );
          },
        }),
      ],
    });
    const each = ((Date.now() - began) / count / 1000).toFixed(1);
    const { actions, changes, finds } = account;
    say(
      `${count} runs, ${each} s each: all right. ` +
        `${actions} actions, ${changes} changes of boards, ${finds} sheets`,
    );
  } finally {
    await site.stop();
  }
}

function inLines({ places, actions }: Run<unknown, Act>): string {
  return [`tabs on ${places.join(', ')}`, ...actions.map(lineOf)]
    .map((line) => `  ${line}`)
    .join('\n');
}

/** An action in a line. */
function lineOf({ tab, kind, ...rest }: Act): string {
  const values = Object.values(rest).map((value) => JSON.stringify(value));
  return [`tab ${tab}: ${kind}`, ...values].join(' ');
}
