import {
  test,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';
import fc from 'fast-check';
import { DIST, serve } from '../../tools/server.mjs';
import { lineOf, runs, type Action, type Run } from './actions.ts';
import { Model, SIZES, SOLUTIONS } from './model.ts';
import {
  codeOf,
  isSameBoard,
  passQueue,
  readStored,
  recordIn,
  takeRecords,
  view,
} from './recorder.ts';
import type { Input, Stored, TabView } from './recorder.ts';
import { clickAt } from '../helpers/presses.ts';

/** How long a fact may take to come true, in milliseconds. */
const PATIENCE = 20_000;

/** What is wrong for so long, and nothing happens, stays wrong, in milliseconds. */
const STILLNESS = 5000;

/** How long shrinking may take, in milliseconds. */
const SHRINKING = 180_000;

/** Where what was said is expected: the tests have no service worker. */
const EXPECTED = 'Service Worker registration blocked';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Presses a button at once; a player's finger would wait until it has come to rest. */
function press(button: Locator): Promise<void> {
  return button.dispatchEvent('click', {}, { timeout: PATIENCE });
}

/** Some tabs of one player on one device, played and judged from outside. */
class Tabs {
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #model = new Model();
  readonly #tabs: Page[] = [];
  readonly #visible: boolean[] = [];
  #observer!: Page;
  #devtools!: CDPSession;
  #last = -1;
  /** What must not be in a console. */
  readonly complaints: string[] = [];
  /** How often an input changed a board, and a sheet told a find. */
  changes = 0;
  finds = 0;

  constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#url = url;
    context.on('console', (message) => {
      if (message.text().includes(EXPECTED)) return;
      this.complaints.push(
        `console.${message.type()}: ${message.text()} (${message.location().url})`,
      );
    });
    context.on('weberror', (failure) =>
      this.complaints.push(`uncaught: ${String(failure.error())}`),
    );
  }

  async begin(sizes: readonly number[]): Promise<void> {
    await this.#context.route('**/elsewhere', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    this.#observer = await this.#context.newPage();
    await this.#observer.goto(`${this.#url}elsewhere`);
    this.#devtools = await this.#context.newCDPSession(this.#observer);
    await recordIn(this.#context);
    await Promise.all(sizes.map((size, tab) => this.#open(tab, size)));
  }

  async #open(tab: number, size: number): Promise<void> {
    const page = await this.#context.newPage();
    this.#tabs[tab] = page;
    this.#visible[tab] = true;
    await page.goto(`${this.#url}#/play/${size}`);
    await this.#until(tab, ({ ready, shown }) => ready && shown?.size === size);
  }

  /** Waits for a fact; what stands when it did not come true is for the judge to say. */
  async #until(
    tab: number,
    fact: (tab: TabView) => boolean,
    patience = PATIENCE,
  ): Promise<TabView> {
    const end = Date.now() + patience;
    for (;;) {
      const now = await view(this.#tabs[tab]!);
      if (fact(now) || Date.now() > end) return now;
      await pause(10);
    }
  }

  /** Takes in what a tab did and told since. */
  async #hear(tab: number): Promise<readonly Input[]> {
    const { inputs, told } = await takeRecords(this.#tabs[tab]!);
    this.#model.heard(tab, { inputs, told });
    this.changes += inputs.filter(({ before, after }) => !isSameBoard(before, after)).length;
    this.finds += told.length;
    return inputs;
  }

  async #hearAll(): Promise<void> {
    for (const tab of this.#tabs.keys()) await this.#hear(tab);
  }

  stored(): Promise<Stored> {
    return readStored(this.#observer, SIZES);
  }

  /** Waits until nothing is under way: two looks at everything, and all the same. */
  async #quiet(): Promise<{ readonly views: readonly TabView[]; readonly stored: Stored }> {
    const end = Date.now() + PATIENCE;
    for (let before = ''; ;) {
      await Promise.all(this.#tabs.map((page) => passQueue(page)));
      const views = await Promise.all(this.#tabs.map((page) => view(page)));
      const stored = await this.stored();
      const now = JSON.stringify([views, stored]);
      if (now === before || Date.now() > end) {
        await this.#hearAll();
        return { views, stored };
      }
      before = now;
    }
  }

  /** Waits until all is stored and heard, and judges. */
  async settle(): Promise<void> {
    if (this.#model.full) {
      await this.#quiet();
      return;
    }
    // A page that is hidden or shown tries again what was refused.
    for (const [tab, visible] of this.#visible.entries()) await this.#setVisible(tab, visible);
    const end = Date.now() + PATIENCE;
    let since = Date.now();
    for (let before = ''; ;) {
      const { views, stored } = await this.#quiet();
      const wrong = [...this.complaints, ...this.#model.judge(stored, views)].join('\n');
      if (wrong === '') {
        this.#model.settled(stored);
        return;
      }
      if (wrong !== before) since = Date.now();
      if (Date.now() > Math.min(end, since + STILLNESS)) throw new Error(wrong);
      before = wrong;
    }
  }

  /** Room again, everything settles, and a tab that is opened then shows it too. */
  async end(): Promise<void> {
    await this.#setFull(false);
    await this.settle();
    const tab = this.#tabs.length;
    const stored = await this.stored();
    const sizes = SIZES.filter((size) => stored.boards[size]);
    for (const size of sizes) {
      if (this.#tabs[tab]) await this.#tabs[tab].goto(`${this.#url}#/play/${size}`);
      else await this.#open(tab, size);
      await this.settle();
    }
  }

  /** Does one thing, and takes in what came of it at once. */
  async do(action: Action): Promise<void> {
    const { tab } = action;
    // Changes in two tabs within one millisecond have no order.
    if (tab !== this.#last) await pause(3);
    this.#last = tab;
    await this.#act(action);
    await this.#hear(tab);
    const wrong = [...this.complaints, ...this.#model.wrong];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }

  async #act(action: Action): Promise<void> {
    const { tab } = action;
    const page = this.#tabs[tab]!;
    const model = this.#model;
    switch (action.kind) {
      case 'tap':
      case 'mark':
      case 'undo':
      case 'redo':
      case 'clear':
      case 'build':
      case 'size':
        await this.#play(tab, action);
        break;
      case 'back':
        await page.evaluate(() => {
          // Not to what was there before the game.
          const { navigation } = window as {
            readonly navigation?: { readonly canGoBack: boolean };
          };
          if (navigation?.canGoBack) history.back();
        });
        break;
      case 'away':
        await this.#away(tab, action.other, action.square);
        break;
      case 'forward':
        await page.evaluate(() => history.forward());
        break;
      case 'link':
        await this.#link(tab, action.size, action.digits);
        break;
      case 'screen':
        await page.keyboard.press(action.key);
        break;
      case 'reveal':
        await this.#reveal(tab);
        break;
      case 'hint':
        await this.#hint(tab, action.times);
        break;
      case 'hide':
      case 'show':
        this.#visible[tab] = action.kind === 'show';
        await this.#setVisible(tab, this.#visible[tab]);
        break;
      case 'kill':
        if (!action.hasty) await this.settle();
        await this.#hear(tab);
        await page.close({ runBeforeUnload: false });
        model.killed(tab);
        await this.#open(tab, action.size);
        break;
      case 'reload':
        if (!action.hasty) await this.settle();
        await this.#hear(tab);
        await page.reload({ waitUntil: 'commit' });
        model.killed(tab);
        this.#visible[tab] = true;
        await this.#until(tab, ({ shown, hash }) => shown !== undefined || !hash.includes('play'));
        for (const square of action.squares) await this.#tap(tab, square);
        await this.#until(tab, ({ ready, hash }) => ready || !hash.includes('play'));
        break;
      case 'full':
      case 'room':
        await this.#setFull(action.kind === 'full');
        break;
      case 'erase':
        await this.#erase(tab, action.size, action.undo);
        break;
      case 'restore':
        await this.#restore(tab);
        break;
      case 'import':
        await this.#import(tab, action.size, action.nths);
        break;
      case 'settle':
        await this.settle();
        break;
    }
  }

  /** The tab with its board, where it has one of the sizes that are played. */
  async #atPlay(tab: number): Promise<TabView | undefined> {
    const now = await view(this.#tabs[tab]!);
    if (now.shown) return SIZES.includes(now.shown.size) ? now : undefined;
    await this.#tabs[tab]!.keyboard.press('1');
    const later = await this.#until(tab, ({ shown, ready }) => shown !== undefined && ready);
    return later.shown && SIZES.includes(later.shown.size) ? later : undefined;
  }

  async #play(
    tab: number,
    action: Extract<
      Action,
      { kind: 'tap' | 'mark' | 'undo' | 'redo' | 'clear' | 'build' | 'size' }
    >,
  ): Promise<void> {
    const { keyboard } = this.#tabs[tab]!;
    const now = await this.#atPlay(tab);
    if (!now?.shown) return;
    const { size } = now.shown;
    switch (action.kind) {
      case 'tap':
        if (action.by === 'mouse') await this.#tap(tab, action.square);
        else if (await this.#focus(tab, action.square)) await keyboard.press('Space');
        break;
      case 'mark':
        if (await this.#focus(tab, action.square)) await keyboard.press('x');
        break;
      case 'undo':
      case 'redo':
        for (let time = 0; time < action.times; time++) {
          await keyboard.press(action.kind === 'undo' ? 'u' : 'Shift+U');
        }
        break;
      case 'clear':
        await keyboard.press('c');
        break;
      case 'build':
        await this.#build(tab, size, action.nth, action.without);
        break;
      case 'size': {
        let wanted = size;
        for (const key of action.keys) {
          const next = wanted + (key === ']' ? 1 : -1);
          if (!SIZES.includes(next)) continue;
          wanted = next;
          await keyboard.press(key);
          // The key means the size next to the one that is shown.
          await this.#until(tab, ({ shown }) => shown?.size === wanted);
        }
        break;
      }
    }
  }

  async #tap(tab: number, square: number): Promise<void> {
    const page = this.#tabs[tab]!;
    const point = await page.evaluate((wanted) => {
      const play = document.querySelector('nt-app')?.shadowRoot?.querySelector('nt-play');
      const board = play?.shadowRoot?.querySelector('nt-board')?.shadowRoot;
      // The cells may still be to come; a tap does not wait for them.
      const grid = board?.querySelector('[role=grid]');
      if (!grid) return undefined;
      const { x, y, width, height } = grid.getBoundingClientRect();
      const [rows, columns] = ['aria-rowcount', 'aria-colcount'].map((name) =>
        Number(grid.getAttribute(name)),
      ) as [number, number];
      const row = Math.floor(wanted / columns) % rows;
      return {
        x: x + ((wanted % columns) + 0.5) * (width / columns),
        y: y + (row + 0.5) * (height / rows),
      };
    }, square);
    if (point) await clickAt(page, point.x, point.y);
  }

  /** Brings the focus to a square; whether there is one yet. */
  #focus(tab: number, square: number): Promise<boolean> {
    return this.#tabs[tab]!.evaluate((wanted) => {
      const play = document.querySelector('nt-app')?.shadowRoot?.querySelector('nt-play');
      const board = play?.shadowRoot?.querySelector('nt-board');
      const cells = board?.shadowRoot?.querySelectorAll<HTMLElement>('[role=gridcell]');
      const cell = cells?.[wanted % cells.length];
      cell?.focus();
      return cell !== undefined;
    }, square);
  }

  async #build(tab: number, size: number, nth: number, without: number): Promise<void> {
    const page = this.#tabs[tab]!;
    const solutions = SOLUTIONS.get(size)!;
    const code = solutions[nth % solutions.length]!;
    await this.#hear(tab);
    await page.keyboard.press('c');
    for (const [row, symbol] of Array.from(code)
      .slice(0, size - without)
      .entries()) {
      await this.#tap(tab, row * size + Number(symbol) - 1);
    }
    const inputs = await this.#hear(tab);
    const steps = inputs.filter(({ before, after }) => !isSameBoard(before, after));
    const placed = steps.slice(-size);
    const alone = placed.every(
      ({ before, after }, index) =>
        after.size === size &&
        after.queens.length === index + 1 &&
        (index === 0 ? before.queens.length === 0 : isSameBoard(before, placed[index - 1]!.after)),
    );
    const built = placed.map(({ after }) => codeOf(after)).indexOf(code) === size - 1;
    if (built && alone) this.#model.built(code);
  }

  async #away(tab: number, other: number, square: number): Promise<void> {
    const page = this.#tabs[tab]!;
    const now = await this.#atPlay(tab);
    if (!now?.shown) return;
    const { size } = now.shown;
    await page.keyboard.press(size === SIZES.at(-1) ? '[' : ']');
    await this.#until(tab, ({ shown }) => shown !== undefined && shown.size !== size);
    await this.#hear(tab);
    if (await this.#atPlay(other)) await this.#tap(other, square);
    await this.#hear(other);
    await page.evaluate(() => history.back());
    await this.#until(tab, ({ shown }) => shown?.size === size);
  }

  async #link(tab: number, size: number, digits: readonly number[]): Promise<void> {
    const code = digits
      .slice(0, size)
      .map((digit) => Math.min(digit, size))
      .join('');
    await this.settle();
    await this.#tabs[tab]!.goto(`${this.#url}#/play/${size}/${code}`);
    const wanted = this.#model.of(size).board;
    const { shown } = await this.#until(
      tab,
      (now) => now.shown?.size === size && codeOf(now.shown) === code && now.own,
    );
    if (shown?.size !== size || codeOf(shown) !== code) {
      this.#model.wrong.push(`the link ${size}/${code} did not lay its queens out`);
    } else if (!wanted || !isSameBoard(wanted, shown)) this.#model.changed(tab, shown);
  }

  async #reveal(tab: number): Promise<void> {
    await this.settle();
    const page = this.#tabs[tab]!;
    const before = await this.#atPlay(tab);
    if (!before?.shown) return;
    const { shown } = before;
    await page.keyboard.press('r');
    const show = page.getByRole('button', { name: 'Show it' });
    const asked = await Promise.race([
      show.waitFor().then(() => true),
      page
        .locator('nt-notice', {
          hasText: /[Nn]othing left to show|Nothing to show|Remove one of them first/,
        })
        .waitFor()
        .then(() => false),
    ]);
    if (!asked) return;
    await press(show);
    const after = await this.#until(
      tab,
      (now) =>
        (now.shown !== undefined && !isSameBoard(now.shown, shown)) ||
        /Nothing|Remove one of them first/.test(now.notice ?? ''),
    );
    if (after.shown && !isSameBoard(after.shown, shown)) this.#model.changed(tab, after.shown);
  }

  async #hint(tab: number, times: number): Promise<void> {
    await this.settle();
    const before = await this.#atPlay(tab);
    if (!before?.shown) return;
    const { shown } = before;
    for (let time = 0; time < times; time++) {
      await this.#tabs[tab]!.keyboard.press('h');
      await this.#quiet();
    }
    const after = await view(this.#tabs[tab]!);
    if (after.shown && !isSameBoard(after.shown, shown)) this.#model.changed(tab, after.shown);
  }

  async #erase(tab: number, size: number, undo: boolean): Promise<void> {
    if (this.#model.full) return;
    await this.settle();
    const page = this.#tabs[tab]!;
    const stored = await this.stored();
    await page.goto(`${this.#url}#/collection/${size}`);
    if ((stored.solutions[size] ?? []).length === 0) return;
    await press(page.getByRole('button', { name: `Delete ${size} × ${size}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await this.#until(
      tab,
      ({ notice, dialog }) => notice?.endsWith('deleted.') === true && !dialog,
    );
    this.#model.erased(tab, size, stored);
    if (!undo) return;
    await this.#quiet();
    await this.#restore(tab);
  }

  async #restore(tab: number): Promise<void> {
    const now = await view(this.#tabs[tab]!);
    if (now.notice?.endsWith('deleted.') !== true || this.#model.full) return;
    await this.settle();
    await press(this.#tabs[tab]!.locator('nt-notice').getByRole('button', { name: 'Undo' }));
    this.#model.restored(tab);
  }

  async #import(tab: number, size: number, nths: readonly number[]): Promise<void> {
    const page = this.#tabs[tab]!;
    const solutions = SOLUTIONS.get(size)!;
    const codes = [...new Set(nths.map((nth) => solutions[nth % solutions.length]!))];
    const help = { nudge: 0, where: 0, why: 0, place: 0, turned: false };
    const found = codes.map((code) => ({ code, foundAt: 1.79e12, duration: 1, moves: size, help }));
    const text = JSON.stringify({
      format: 'ninety-two',
      version: 1,
      exportedAt: '2026-11-20T10:00:00.000Z',
      sizes: { [size]: { found, revealed: [] } },
    });
    await this.settle();
    await page.evaluate((contents) => {
      const data = new DataTransfer();
      data.items.add(new File([contents], 'dropped.n92.json'));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    }, text);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('heading', { name: /Add these|Nothing new/ })
      .waitFor({ timeout: PATIENCE });
    const add = dialog.getByRole('button', { name: 'Add them' });
    if ((await add.count()) > 0) {
      await press(add);
      await dialog.getByRole('heading', { name: /added/ }).waitFor({ timeout: PATIENCE });
    }
    this.#model.imported(tab, codes);
    await page.keyboard.press('Escape');
    await this.#until(tab, (now) => !now.dialog);
  }

  async #setVisible(tab: number, visible: boolean): Promise<void> {
    await this.#tabs[tab]!.evaluate(
      (state) => {
        for (const [name, value] of [
          ['visibilityState', state],
          ['hidden', state === 'hidden'],
        ] as const) {
          Object.defineProperty(document, name, { configurable: true, get: () => value });
        }
        document.dispatchEvent(new Event('visibilitychange'));
      },
      visible ? 'visible' : 'hidden',
    );
  }

  async #setFull(full: boolean): Promise<void> {
    const { origin } = new URL(this.#url);
    const quota = full ? { quotaSize: 1 } : {};
    await this.#devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
    this.#model.setFull(full);
  }
}

/** What has been done in all runs, to see that it was much. */
interface Account {
  actions: number;
  changes: number;
  finds: number;
}

async function play(
  browser: Browser,
  url: string,
  { sizes, actions }: Run,
  account: Account,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  let at = -1;
  try {
    const tabs = new Tabs(context, url);
    await tabs.begin(sizes);
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

test('whatever the tabs do, the board is as the newest change left it and every find is kept once', async ({
  browser,
}) => {
  const {
    TABS_RUNS: numRuns = '300',
    TABS_SEED: wantedSeed,
    TABS_PATH: path,
    TABS_DIST: directory = DIST,
  } = process.env;
  const seed = wantedSeed ? Number(wantedSeed) : Date.now() % 2 ** 31;
  console.log(`${numRuns} runs, --seed ${seed}`);
  const site = await serve({ directory });
  const began = Date.now();
  let count = 0;
  let said = began;
  const account: Account = { actions: 0, changes: 0, finds: 0 };
  let shrinkUntil = Infinity;
  const property = fc.asyncProperty(runs, async (run) => {
    // What is left untried is taken as good: shrinking ends there.
    if (Date.now() > shrinkUntil) return;
    count++;
    if (Date.now() - said > 60_000) {
      said = Date.now();
      console.log(`${count} runs, ${((said - began) / count / 1000).toFixed(1)} s each`);
    }
    try {
      await play(browser, site.url, run, account);
    } catch (error) {
      if (shrinkUntil === Infinity) {
        shrinkUntil = Date.now() + SHRINKING;
        console.log(`Run ${count} fails ${String(error)}\n${inLines(run)}\nShrinking …`);
      }
      throw error;
    }
  });
  try {
    await fc.assert(property, {
      numRuns: Number(numRuns),
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
    console.log(
      `${count} runs, ${each} s each: all right. ` +
        `${actions} actions, ${changes} changes of boards, ${finds} finds told`,
    );
  } finally {
    await site.stop();
  }
});

function inLines({ sizes, actions }: Run): string {
  return [`tabs on ${sizes.join(', ')}`, ...actions.map(lineOf)]
    .map((line) => `  ${line}`)
    .join('\n');
}
