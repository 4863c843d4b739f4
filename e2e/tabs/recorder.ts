import type { BrowserContext, Page } from '@playwright/test';

/** A board as a tab shows it. */
interface Shown {
  /** The number of its rows, by which the places of the model differ. */
  readonly rows: number;
  /** The squares of its queens in ascending order, as `3 8 14`. */
  readonly queens: string;
}

/** A key or a click, with the board right before and after it. */
export interface Input {
  /** Empty for a click. */
  readonly key: string;
  readonly before: Shown;
  readonly after: Shown;
}

/** A tab as it is now. */
export interface TabView {
  readonly hash: string;
  /** The board as it is drawn; `undefined` while there is none. */
  readonly shown: Shown | undefined;
  /** The same by the names of its squares, which follow after the paint. */
  readonly named: Shown | undefined;
  /** The count of solutions, as `1 of 2 found`. */
  readonly found: string | undefined;
}

declare global {
  interface Window {
    readonly tab: {
      /** Inputs since they were taken last. */
      readonly inputs: Input[];
      /** Codes of the finds that a result told. */
      readonly told: string[];
      view(): TabView;
      /** Returns the middle of a square in the viewport, counted on from the last to the first. */
      middleOf(square: number): { readonly x: number; readonly y: number } | undefined;
    };
  }
}

/** Runs in every page before the game. */
function record(): void {
  const settings = 'ninety-two-settings';
  if (!location.protocol.startsWith('http')) return;
  if (localStorage.getItem(settings) === null) {
    localStorage.setItem(settings, JSON.stringify({ taught: true, ways: 'off' }));
    localStorage.setItem('ninety-two-told', '["guide-complete","guide-regions"]');
  }
  const screen = (): ShadowRoot | null | undefined => {
    const app = document.querySelector('nt-app')?.shadowRoot;
    const puzzles = app?.querySelector('nt-puzzles')?.shadowRoot;
    return (app?.querySelector('nt-play') ?? puzzles?.querySelector('nt-puzzle-play'))?.shadowRoot;
  };
  const board = (): ShadowRoot | null | undefined =>
    screen()?.querySelector('nt-board')?.shadowRoot;
  const shownBy = (selector: string): Shown | undefined => {
    const grid = board()?.querySelector('[role=grid]');
    if (!grid?.querySelector('[role=gridcell][aria-label]')) return undefined;
    const squares = Array.from(board()!.querySelectorAll<HTMLElement>(selector), (one) =>
      Number(one.dataset['square']),
    );
    const queens = squares.sort((a, b) => a - b).join(' ');
    return { rows: Number(grid.getAttribute('aria-rowcount')), queens };
  };
  const drawn = (): Shown | undefined => shownBy('.queens .queen:not(.ghost, .dragged)');

  const inputs: Input[] = [];
  const told: string[] = [];
  const onInput = (event: Event): void => {
    const before = drawn();
    if (!before) return;
    // Runs after the listeners of the game, and before any message of another tab is handled.
    const onSame = (same: Event): void => {
      const after = same === event ? drawn() : undefined;
      const key = event instanceof KeyboardEvent ? event.key : '';
      if (after?.rows === before.rows) inputs.push({ key, before, after });
    };
    addEventListener(event.type, onSame, { once: true });
  };
  for (const type of ['keydown', 'pointerup']) addEventListener(type, onInput, { capture: true });

  const sheets = new WeakSet<Element>();
  const listen = (): void => {
    const sheet = screen()?.querySelector('nt-result-sheet');
    const href = sheet?.shadowRoot?.querySelector('a[href*=family]')?.getAttribute('href');
    if (!sheet || !href || sheets.has(sheet)) return;
    sheets.add(sheet);
    told.push(/\/x?([0-9a-w]+)-\w+$/.exec(href)![1]!);
  };
  setInterval(listen, 20);

  const view = (): TabView => ({
    hash: location.hash,
    shown: drawn(),
    named: shownBy('[role=gridcell][aria-label*="queen"]'),
    found: screen()?.querySelector('.whole-rose')?.getAttribute('aria-label') ?? undefined,
  });
  const middleOf = (square: number): { readonly x: number; readonly y: number } | undefined => {
    const cells = board()?.querySelectorAll('[role=gridcell][aria-label]') ?? [];
    const cell = board()?.querySelector(`[data-square="${square % cells.length}"]`);
    const box = cell?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  Object.assign(window, { tab: { inputs, told, view, middleOf } });
}

/** Records in every page of a context from the next one on. */
export function recordIn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(record);
}

export function view(page: Page): Promise<TabView> {
  return page.evaluate(() => window.tab.view());
}

/** Returns the inputs since the last call, and the finds that were told. */
export function takeRecords(page: Page): Promise<{ inputs: Input[]; told: string[] }> {
  return page.evaluate(() => ({ inputs: window.tab.inputs.splice(0), told: window.tab.told }));
}

/** Waits until the databases have written what a page has shown. */
export async function passWrites(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Games are written after the paint.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => {
          const { result } = opening;
          // A transaction that may write runs after all earlier ones of its stores.
          const passed = result.transaction([...result.objectStoreNames], 'readwrite');
          passed.oncomplete = resolve;
          result.close();
        };
      });
    }
  });
}
