import { test, type BrowserContext } from '@playwright/test';
import { runs, type Action } from './play-actions.ts';
import { Model, SIZES, SOLUTIONS } from './play-model.ts';
import { playRuns } from './play-runs.ts';
import { codeOf, isSameBoard, readStored, view, type Stored, type TabView } from './recorder.ts';
import { PATIENCE, press, TabSet } from './tab-set.ts';

/** Tabs that play free play. */
class PlayTabs extends TabSet<Model, Stored, number> {
  constructor(context: BrowserContext, url: string) {
    super(context, url, ['nt-app', 'nt-play'], new Model());
  }

  protected stored(): Promise<Stored> {
    return readStored(this.observer, SIZES);
  }

  protected async goTo(tab: number, size: number): Promise<void> {
    await this.tabs[tab]!.goto(`${this.url}#/play/${size}`);
    await this.until(tab, ({ shown }) => shown?.size === size);
  }

  protected placesIn(stored: Stored): readonly number[] {
    return SIZES.filter((size) => stored.boards[size]);
  }

  do(action: Action): Promise<void> {
    return this.act(action.tab, () => this.#act(action));
  }

  async #act(action: Action): Promise<void> {
    const { tab } = action;
    const page = this.tabs[tab]!;
    switch (action.kind) {
      case 'tap':
      case 'mark':
      case 'undo':
      case 'redo':
      case 'clear':
        if (await this.#atPlay(tab)) await this.actOnBoard(action);
        break;
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
      case 'erase':
        await this.#erase(tab, action.size, action.undo);
        break;
      case 'restore':
        await this.#restore(tab);
        break;
      case 'import':
        await this.#import(tab, action.size, action.nths);
        break;
      default:
        await this.actOnBoard(action);
    }
  }

  /** The tab with its board, where it has one of the sizes that are played. */
  async #atPlay(tab: number): Promise<TabView | undefined> {
    const now = await view(this.tabs[tab]!);
    if (now.shown) return SIZES.includes(now.shown.size) ? now : undefined;
    await this.tabs[tab]!.keyboard.press('1');
    const later = await this.until(tab, ({ shown }) => shown !== undefined);
    return later.shown && SIZES.includes(later.shown.size) ? later : undefined;
  }

  async #play(tab: number, action: Extract<Action, { kind: 'build' | 'size' }>): Promise<void> {
    const { keyboard } = this.tabs[tab]!;
    const now = await this.#atPlay(tab);
    if (!now?.shown) return;
    const { size } = now.shown;
    switch (action.kind) {
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
          await this.until(tab, ({ shown }) => shown?.size === wanted);
        }
        break;
      }
    }
  }

  async #build(tab: number, size: number, nth: number, without: number): Promise<void> {
    const page = this.tabs[tab]!;
    const solutions = SOLUTIONS.get(size)!;
    const code = solutions[nth % solutions.length]!;
    await this.hear(tab);
    await page.keyboard.press('c');
    for (const [row, symbol] of Array.from(code)
      .slice(0, size - without)
      .entries()) {
      await this.tap(tab, row * size + Number(symbol) - 1);
    }
    const inputs = await this.hear(tab);
    const steps = inputs.filter(({ before, after }) => !isSameBoard(before, after));
    const placed = steps.slice(-size);
    const alone = placed.every(
      ({ before, after }, index) =>
        after.size === size &&
        after.queens.length === index + 1 &&
        (index === 0 ? before.queens.length === 0 : isSameBoard(before, placed[index - 1]!.after)),
    );
    const built = placed.map(({ after }) => codeOf(after)).indexOf(code) === size - 1;
    if (built && alone) this.model.built(code);
  }

  async #away(tab: number, other: number, square: number): Promise<void> {
    const page = this.tabs[tab]!;
    const now = await this.#atPlay(tab);
    if (!now?.shown) return;
    const { size } = now.shown;
    await page.keyboard.press(size === SIZES.at(-1) ? '[' : ']');
    await this.until(tab, ({ shown }) => shown !== undefined && shown.size !== size);
    await this.hear(tab);
    if (await this.#atPlay(other)) await this.tap(other, square);
    await this.hear(other);
    await page.evaluate(() => history.back());
    await this.until(tab, ({ shown }) => shown?.size === size);
  }

  async #link(tab: number, size: number, digits: readonly number[]): Promise<void> {
    const code = digits
      .slice(0, size)
      .map((digit) => Math.min(digit, size))
      .join('');
    await this.settle();
    await this.tabs[tab]!.goto(`${this.url}#/play/${size}/${code}`);
    const wanted = this.model.of(size).board;
    const { shown } = await this.until(
      tab,
      (now) => now.shown?.size === size && codeOf(now.shown) === code && now.own,
    );
    if (shown?.size !== size || codeOf(shown) !== code) {
      this.model.wrong.push(`the link ${size}/${code} did not lay its queens out`);
    } else if (!wanted || !isSameBoard(wanted, shown)) this.model.changed(tab, shown);
  }

  async #reveal(tab: number): Promise<void> {
    await this.settle();
    const page = this.tabs[tab]!;
    const before = await this.#atPlay(tab);
    if (!before?.shown) return;
    const { shown } = before;
    await page.keyboard.press('r');
    const show = page.getByRole('button', { name: 'Reveal it' });
    const asked = await Promise.race([
      show.waitFor().then(() => true),
      page
        .locator('nt-notice', { hasText: /Nothing (left )?to show|Remove one of them first/ })
        .waitFor()
        .then(() => false),
    ]);
    if (!asked) return;
    await press(show);
    const after = await this.until(
      tab,
      (now) =>
        (now.shown !== undefined && !isSameBoard(now.shown, shown)) ||
        /Nothing (left )?to show|Remove one of them first/.test(now.notice ?? ''),
    );
    if (after.shown && !isSameBoard(after.shown, shown)) this.model.changed(tab, after.shown);
  }

  async #hint(tab: number, times: number): Promise<void> {
    await this.settle();
    const before = await this.#atPlay(tab);
    if (!before?.shown) return;
    const { shown } = before;
    for (let time = 0; time < times; time++) {
      await this.tabs[tab]!.keyboard.press('h');
      await this.quiet();
    }
    const after = await view(this.tabs[tab]!);
    if (after.shown && !isSameBoard(after.shown, shown)) this.model.changed(tab, after.shown);
  }

  async #erase(tab: number, size: number, undo: boolean): Promise<void> {
    if (this.model.full) return;
    await this.settle();
    const page = this.tabs[tab]!;
    const stored = await this.stored();
    await page.goto(`${this.url}#/collection/${size}`);
    if ((stored.solutions[size] ?? []).length === 0) return;
    await press(page.getByRole('button', { name: `Delete ${size} × ${size}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }));
    await this.until(tab, ({ notice, dialog }) => notice?.endsWith('deleted.') === true && !dialog);
    this.model.erased(tab, size, stored);
    if (!undo) return;
    await this.quiet();
    await this.#restore(tab);
  }

  async #restore(tab: number): Promise<void> {
    const now = await view(this.tabs[tab]!);
    if (now.notice?.endsWith('deleted.') !== true || this.model.full) return;
    await this.settle();
    await press(this.tabs[tab]!.locator('nt-notice').getByRole('button', { name: 'Undo' }));
    this.model.restored(tab);
  }

  async #import(tab: number, size: number, nths: readonly number[]): Promise<void> {
    const page = this.tabs[tab]!;
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
    this.model.imported(tab, codes);
    await page.keyboard.press('Escape');
    await this.until(tab, (now) => !now.dialog);
  }
}

test('whatever the tabs do, the board is as the newest change left it and every find is kept once', ({
  browser,
}) => playRuns(browser, runs, (context, url) => new PlayTabs(context, url)));
