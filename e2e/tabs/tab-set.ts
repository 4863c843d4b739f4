import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { clickAt } from '../helpers/presses.ts';
import type { BoardAction } from './board-actions.ts';
import { isSameBoard, passQueue, recordIn, takeRecords, view } from './recorder.ts';
import type { Input, TabView, Told } from './recorder.ts';

/** Milliseconds to wait for a fact. */
export const PATIENCE = 20_000;

/** Milliseconds after which an unchanged mistake counts as final. */
const STILLNESS = 5000;

/** A part of a message that is expected: the tests have no service worker. */
const EXPECTED = 'Service Worker registration blocked';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Presses a button at once, without Playwright's wait until it stops moving. */
export function press(button: Locator): Promise<void> {
  return button.dispatchEvent('click', {}, { timeout: PATIENCE });
}

/** A model of the state that tabs must have, kept outside of them. */
interface Truth<Stored> {
  /** True while the device is full. */
  readonly full: boolean;
  /** Mistakes found so far. */
  readonly wrong: readonly string[];
  setFull(full: boolean): void;
  /** Takes in what a tab did and told, in order. */
  heard(
    tab: number,
    records: { readonly inputs: readonly Input[]; readonly told: readonly Told[] },
  ): void;
  /** Records that a tab was closed without notice. */
  killed(tab: number): void;
  /** Returns all mistakes. Everything must be stored and heard before. */
  judge(stored: Stored, tabs: readonly TabView[]): string[];
  /** Takes the stored state as known, once everything is stored, heard and right. */
  settled(stored: Stored): void;
}

/** Some tabs of one player on one device, played and judged from outside. */
export abstract class TabSet<Model extends Truth<Stored>, Stored, Place> {
  protected readonly context: BrowserContext;
  protected readonly url: string;
  protected readonly model: Model;
  protected readonly tabs: Page[] = [];
  protected observer!: Page;
  readonly #visible: boolean[] = [];
  readonly #path: readonly string[];
  #devtools!: CDPSession;
  #last = -1;
  /** Console messages and uncaught errors; a test expects none. */
  readonly complaints: string[] = [];
  /** The number of inputs that changed a board, and of sheets that told a find or a solved puzzle. */
  changes = 0;
  finds = 0;

  /**
   * @param url The address of the game.
   * @param path The elements that lead to the board's, from the outermost on.
   */
  constructor(context: BrowserContext, url: string, path: readonly string[], model: Model) {
    this.context = context;
    this.url = url;
    this.#path = path;
    this.model = model;
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

  /** Reads what is stored. */
  protected abstract stored(): Promise<Stored>;

  /** Goes to a place in a tab, and waits until its board can be played. */
  protected abstract goTo(tab: number, place: Place): Promise<void>;

  /** Returns the places that have stored records. */
  protected abstract placesIn(stored: Stored): readonly Place[];

  async begin(places: readonly Place[]): Promise<void> {
    await this.context.route('**/elsewhere', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    this.observer = await this.context.newPage();
    await this.observer.goto(`${this.url}elsewhere`);
    this.#devtools = await this.context.newCDPSession(this.observer);
    await recordIn(this.context, this.#path);
    await Promise.all(places.map((place, tab) => this.open(tab, place)));
  }

  /** Opens a new tab. */
  protected async open(tab: number, place: Place): Promise<void> {
    this.tabs[tab] = await this.context.newPage();
    this.#visible[tab] = true;
    await this.goTo(tab, place);
  }

  /** Closes a tab without notice and opens another in its place; if `hasty`, right after the last action. */
  protected async kill(tab: number, hasty: boolean, place: Place): Promise<void> {
    if (!hasty) await this.settle();
    await this.hear(tab);
    await this.tabs[tab]!.close({ runBeforeUnload: false });
    this.model.killed(tab);
    await this.open(tab, place);
  }

  /** Loads a tab anew, and plays on as soon as there is a board. */
  protected async reload(tab: number, hasty: boolean, squares: readonly number[]): Promise<void> {
    if (!hasty) await this.settle();
    await this.hear(tab);
    await this.tabs[tab]!.reload({ waitUntil: 'commit' });
    this.model.killed(tab);
    this.#visible[tab] = true;
    await this.until(tab, ({ shown, isElsewhere }) => shown !== undefined || isElsewhere);
    for (const square of squares) await this.tap(tab, square);
  }

  /** Waits until `fact` holds or `patience` is over, and returns the last view: the judge finds mistakes. */
  protected async until(
    tab: number,
    fact: (tab: TabView) => boolean,
    patience = PATIENCE,
  ): Promise<TabView> {
    const end = Date.now() + patience;
    for (;;) {
      const now = await view(this.tabs[tab]!);
      if (fact(now) || Date.now() > end) return now;
      await pause(10);
    }
  }

  /** Takes in what a tab did and told since. */
  protected async hear(tab: number): Promise<readonly Input[]> {
    const { inputs, told } = await takeRecords(this.tabs[tab]!);
    this.model.heard(tab, { inputs, told });
    this.changes += inputs.filter(({ before, after }) => !isSameBoard(before, after)).length;
    this.finds += told.length;
    return inputs;
  }

  async #hearAll(): Promise<void> {
    for (const tab of this.tabs.keys()) await this.hear(tab);
  }

  /** Waits until two successive readings of all tabs and of the store are equal. */
  protected async quiet(): Promise<{
    readonly views: readonly TabView[];
    readonly stored: Stored;
  }> {
    const end = Date.now() + PATIENCE;
    for (let before = ''; ;) {
      await Promise.all(this.tabs.map((page) => passQueue(page)));
      const views = await Promise.all(this.tabs.map((page) => view(page)));
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
    if (this.model.full) {
      await this.quiet();
      return;
    }
    // A page that is hidden or shown tries refused writes again.
    for (const [tab, visible] of this.#visible.entries()) await this.setVisible(tab, visible);
    const end = Date.now() + PATIENCE;
    let since = Date.now();
    for (let before = ''; ;) {
      const { views, stored } = await this.quiet();
      const wrong = [...this.complaints, ...this.model.judge(stored, views)].join('\n');
      if (wrong === '') {
        this.model.settled(stored);
        return;
      }
      if (wrong !== before) since = Date.now();
      if (Date.now() > Math.min(end, since + STILLNESS)) throw new Error(wrong);
      before = wrong;
    }
  }

  /** Frees room, settles, and checks that a newly opened tab shows the same. */
  async end(): Promise<void> {
    await this.setFull(false);
    await this.settle();
    const tab = this.tabs.length;
    for (const place of this.placesIn(await this.stored())) {
      if (this.tabs[tab]) await this.goTo(tab, place);
      else await this.open(tab, place);
      await this.settle();
    }
  }

  /** Carries out an action that any board allows. */
  protected async actOnBoard(action: BoardAction<Place>): Promise<void> {
    const { tab } = action;
    const { keyboard } = this.tabs[tab]!;
    switch (action.kind) {
      case 'tap':
        if (action.by === 'mouse') await this.tap(tab, action.square);
        else if (await this.focus(tab, action.square)) await keyboard.press('Space');
        break;
      case 'mark':
        if (await this.focus(tab, action.square)) await keyboard.press('x');
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
      case 'hide':
      case 'show':
        await this.setVisible(tab, action.kind === 'show');
        break;
      case 'kill':
        await this.kill(tab, action.hasty, action.place);
        break;
      case 'reload':
        await this.reload(tab, action.hasty, action.squares);
        break;
      case 'full':
      case 'room':
        await this.setFull(action.kind === 'full');
        break;
      case 'settle':
        await this.settle();
        break;
    }
  }

  /** Carries out an action, and records its immediate effects. */
  protected async act(tab: number, action: () => Promise<void>): Promise<void> {
    // Changes in two tabs within one millisecond have no order.
    if (tab !== this.#last) await pause(3);
    this.#last = tab;
    await action();
    await this.hear(tab);
    const wrong = [...this.complaints, ...this.model.wrong];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }

  protected async tap(tab: number, square: number): Promise<void> {
    const page = this.tabs[tab]!;
    const point = await page.evaluate((wanted) => {
      // The cells may still be to come; a tap does not wait for them.
      const grid = window.tabsRecorder.grid();
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

  /** Moves the focus to a square. Resolves with false if there are no squares yet. */
  protected focus(tab: number, square: number): Promise<boolean> {
    return this.tabs[tab]!.evaluate((wanted) => {
      const cells = window.tabsRecorder.grid()?.querySelectorAll<HTMLElement>('[role=gridcell]');
      const cell = cells?.[wanted % cells.length];
      cell?.focus();
      return cell !== undefined;
    }, square);
  }

  protected async setVisible(tab: number, visible: boolean): Promise<void> {
    this.#visible[tab] = visible;
    await this.tabs[tab]!.evaluate(
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

  protected async setFull(full: boolean): Promise<void> {
    const { origin } = new URL(this.url);
    const quota = full ? { quotaSize: 1 } : {};
    await this.#devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
    this.model.setFull(full);
  }
}
