import { test, type BrowserContext } from '@playwright/test';
import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import { playRuns } from './play-runs.ts';
import { puzzleRuns, type PuzzleAction } from './puzzle-actions.ts';
import { PLACES, PuzzleModel } from './puzzle-model.ts';
import { isSameBoard, readPuzzles, view, type StoredPuzzles } from './recorder.ts';
import { press, TabSet } from './tab-set.ts';

/** Tabs that play puzzles. */
class PuzzleTabs extends TabSet<PuzzleModel, StoredPuzzles, string> {
  constructor(context: BrowserContext, url: string) {
    super(context, url, ['nt-app', 'nt-puzzles', 'nt-puzzle-play'], new PuzzleModel());
  }

  protected stored(): Promise<StoredPuzzles> {
    return readPuzzles(this.observer, [...PLACES.keys()]);
  }

  protected async goTo(tab: number, place: string): Promise<void> {
    await this.tabs[tab]!.goto(`${this.url}${puzzleAddress(place)}`);
    const { rows } = PLACES.get(place)!;
    await this.until(tab, ({ shown }) => shown?.size === rows);
  }

  protected placesIn(stored: StoredPuzzles): readonly string[] {
    return Object.keys(stored);
  }

  do(action: PuzzleAction): Promise<void> {
    return this.act(action.tab, () => this.#act(action));
  }

  async #act(action: PuzzleAction): Promise<void> {
    const { tab } = action;
    switch (action.kind) {
      case 'solve':
        await this.#solve(tab, action.without);
        break;
      case 'again':
        await this.#again(tab);
        break;
      case 'go':
        await this.hear(tab);
        await this.goTo(tab, action.place);
        break;
      case 'hint':
        await this.#hint(tab, action.times);
        break;
      default:
        await this.actOnBoard(action);
    }
  }

  async #solve(tab: number, without: number): Promise<void> {
    const { hash } = await view(this.tabs[tab]!);
    const answer = [...PLACES].find(([place]) => puzzleAddress(place) === hash)?.[1].answer ?? [];
    await this.tabs[tab]!.keyboard.press('c');
    for (const square of answer.slice(0, answer.length - without)) await this.tap(tab, square);
  }

  async #again(tab: number): Promise<void> {
    const again = this.tabs[tab]!.getByRole('button', { name: 'Play again' });
    if ((await again.count()) > 0) await this.#changes(tab, () => press(again));
  }

  async #hint(tab: number, times: number): Promise<void> {
    await this.#changes(tab, async () => {
      for (let time = 0; time < times; time++) {
        await this.tabs[tab]!.keyboard.press('h');
        await this.quiet();
      }
    });
  }

  /** Does what may change a board some time later, and takes in what it changed. */
  async #changes(tab: number, work: () => Promise<void>): Promise<void> {
    await this.settle();
    const before = await view(this.tabs[tab]!);
    await work();
    await this.quiet();
    const after = await view(this.tabs[tab]!);
    if (before.shown && after.shown && !isSameBoard(after.shown, before.shown)) {
      this.model.changed(tab, after);
    }
  }
}

test('whatever the tabs do, a puzzle is as the newest change left it, and one that was solved stays solved', ({
  browser,
}) => playRuns(browser, puzzleRuns, (context, url) => new PuzzleTabs(context, url)));
