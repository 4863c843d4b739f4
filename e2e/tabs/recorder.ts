import type { BrowserContext, Page } from '@playwright/test';

/** A board as a tab shows it. */
export interface Shown {
  readonly size: number;
  readonly queens: readonly number[];
  readonly marks: readonly number[];
  /** Hollow queens; those in conflict are not told apart. */
  readonly revealed: readonly number[];
  readonly inConflict: boolean;
}

/** A key or tap, with the board right before and after it. */
export interface Input {
  readonly what: string;
  readonly hash: string;
  readonly before: Shown;
  readonly after: Shown;
  /** True for an undo or redo: it may have moved between two positions that look the same. */
  readonly silent: boolean;
}

/** A find as a result sheet told it. */
export interface Told {
  readonly code: string;
  readonly isNew: boolean;
}

/** A tab as it is now. */
export interface TabView {
  readonly hash: string;
  readonly own: boolean;
  /** The board as it is drawn. */
  readonly shown: Shown | undefined;
  /** The same from the names of its squares, which follow after the paint. */
  readonly named: Shown | undefined;
  /** `1 of 2 found · 1 revealed` */
  readonly words: string | undefined;
  readonly notice: string | undefined;
  readonly dialog: boolean;
  /** True on another screen than that of the board. */
  readonly isElsewhere: boolean;
}

declare global {
  interface Window {
    tabsRecorder: {
      inputs: Input[];
      told: Told[];
      view(): TabView;
      grid(): Element | null | undefined;
    };
  }
}

/**
 * Runs in every page before the game: keeps what each input did and what sheets told.
 * @param path The elements that lead to the board's, from the outermost on.
 */
function record(path: readonly string[]): void {
  // Turns off the count of completions: it would be most of the work.
  const settings = 'ninety-two-settings';
  if (location.protocol.startsWith('http') && localStorage.getItem(settings) === null) {
    localStorage.setItem(settings, JSON.stringify({ ways: 'off' }));
  }

  const play = (): ShadowRoot | null | undefined =>
    path.reduce<Document | ShadowRoot | null | undefined>(
      (root, name) => root?.querySelector(name)?.shadowRoot,
      document,
    ) as ShadowRoot | null | undefined;

  const grid = (): Element | null | undefined =>
    play()?.querySelector('nt-board')?.shadowRoot?.querySelector('[role=grid]');
  const squares = (elements: Iterable<Element>): number[] =>
    Array.from(elements, (element) => Number((element as HTMLElement).dataset['square']));

  // The board is drawn by the time that the listeners of an input have run. Queens are elements. Marks are
  // pixels of a canvas, so they are read from the view given to the board.
  const look = (): Shown | undefined => {
    const within = grid();
    const layer = within?.parentElement?.querySelector('.queens');
    const { view: given } = (play()?.querySelector('nt-board') ?? {}) as {
      readonly view?: { readonly position: { readonly marks: readonly number[] } };
    };
    if (!within || !layer || !given) return undefined;
    return {
      size: Number(within.getAttribute('aria-rowcount')),
      queens: squares(layer.querySelectorAll('.queen:not(.ghost, .dragged)')),
      marks: given.position.marks,
      revealed: squares(layer.querySelectorAll('.revealed')),
      inConflict: layer.querySelector('.in-conflict') !== null,
    };
  };

  const read = (): Shown | undefined => {
    const within = grid();
    const cells = [...(within?.querySelectorAll('[role=gridcell][aria-label]') ?? [])];
    if (!within || cells.length === 0) return undefined;
    const named = (pattern: RegExp): number[] =>
      squares(cells.filter((cell) => pattern.test(cell.getAttribute('aria-label')!)));
    return {
      size: Number(within.getAttribute('aria-rowcount')),
      queens: named(/queen/),
      marks: named(/marked empty/),
      revealed: named(/revealed queen/),
      inConflict: named(/in conflict/).length > 0,
    };
  };

  const isEnabled = (index: number): boolean =>
    play()?.querySelectorAll('.tool')[index]?.getAttribute('aria-disabled') === 'false';

  const inputs: Input[] = [];
  const told: Told[] = [];
  const onInput = (event: Event): void => {
    const before = look();
    if (!before) return;
    const what = event instanceof KeyboardEvent ? event.key : event.type;
    const { hash } = location;
    const silent = (what === 'u' && isEnabled(0)) || (what === 'U' && isEnabled(1));
    // Runs after the listeners of the game, and before any message of another tab is handled.
    addEventListener(
      event.type,
      (same) => {
        const after = same === event ? look() : undefined;
        if (after?.size === before.size) inputs.push({ what, hash, before, after, silent });
      },
      { once: true },
    );
  };
  addEventListener('keydown', onInput, { capture: true });
  addEventListener('pointerup', onInput, { capture: true });

  const sheets = new WeakSet<Element>();
  const watch = (): void => {
    const solved = play()?.querySelector('nt-solved-sheet');
    if (solved && !sheets.has(solved)) {
      sheets.add(solved);
      told.push({ code: location.hash, isNew: true });
    }
    const sheet = play()?.querySelector('nt-result-sheet');
    const href = sheet?.shadowRoot?.querySelector('a[href*=family]')?.getAttribute('href');
    if (sheet && href && !sheets.has(sheet)) {
      sheets.add(sheet);
      const isNew = sheet.shadowRoot!.querySelector('h2 em') !== null;
      told.push({ code: /\/x?([0-9a-w]+)-\w+$/.exec(href)![1]!, isNew });
    }
  };
  // Not in every frame: that would keep the machine busy drawing.
  setInterval(watch, 20);

  window.tabsRecorder = {
    inputs,
    told,
    grid,
    view: () => {
      const root = document.querySelector('nt-app')?.shadowRoot;
      return {
        hash: location.hash,
        own: (history.state as { readonly own?: boolean } | null)?.own === true,
        shown: look(),
        named: read(),
        words: play()?.querySelector('.whole-rose')?.getAttribute('aria-label') ?? undefined,
        notice: root
          ?.querySelector('nt-notice')
          ?.shadowRoot?.querySelector('p')
          ?.textContent.trim(),
        dialog: Boolean(
          root?.querySelector('[data-dialog]') ?? play()?.querySelector('[data-dialog]'),
        ),
        isElsewhere: !location.hash.includes(path.includes('nt-play') ? 'play' : 'puzzles/'),
      };
    },
  };
}

/**
 * Begins to record in every page of a context from the next one on.
 * @param path The elements that lead to the board's, from the outermost on.
 */
export function recordIn(context: BrowserContext, path: readonly string[]): Promise<unknown> {
  return context.addInitScript(record, path);
}

export function view(page: Page): Promise<TabView> {
  return page.evaluate(() => window.tabsRecorder.view());
}

/** Returns inputs and finds recorded since the last call, and forgets them. */
export function takeRecords(page: Page): Promise<{ inputs: Input[]; told: Told[] }> {
  return page.evaluate(() => {
    const { inputs, told } = window.tabsRecorder;
    return { inputs: inputs.splice(0), told: told.splice(0) };
  });
}

/** Returns true if two boards show the same. */
export function isSameBoard(a: Shown, b: Shown): boolean {
  const same = (one: readonly number[], other: readonly number[]): boolean =>
    one.length === other.length && new Set([...one, ...other]).size === one.length;
  return (
    a.size === b.size &&
    same(a.queens, b.queens) &&
    same(a.marks, b.marks) &&
    (a.inConflict || b.inConflict || same(a.revealed, b.revealed))
  );
}

/** The code of the queens, where no two share a row. */
export function codeOf({ size, queens }: Shown): string | undefined {
  const rows = Array.from({ length: size }, (_, row) =>
    queens.filter((queen) => Math.floor(queen / size) === row),
  );
  if (rows.some((row) => row.length > 1)) return undefined;
  return rows.map(([queen]) => (queen === undefined ? 0 : (queen % size) + 1)).join('');
}

/** A board in words. */
export function inWords({ size, queens, marks, revealed }: Shown): string {
  const squares = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join(' ');
  const hollow = revealed.length > 0 ? ` (hollow ${squares(revealed)})` : '';
  return `${size}: queens ${squares(queens) || '-'}${hollow}, marks ${squares(marks) || '-'}`;
}

/** A record of a board as far as it is judged here. */
export interface StoredBoard {
  readonly history: {
    readonly past: readonly Pick<Shown, 'queens' | 'marks' | 'revealed'>[];
    readonly present: Pick<Shown, 'queens' | 'marks' | 'revealed'>;
    readonly future: readonly unknown[];
  };
  readonly attempts: Readonly<Record<string, { readonly hints: Readonly<Record<string, number>> }>>;
}

/** Everything that is stored. */
export interface Stored {
  readonly boards: Readonly<Partial<Record<number, StoredBoard>>>;
  readonly solutions: Readonly<Partial<Record<number, readonly { code: string; kind: string }[]>>>;
}

/** A stored puzzle, as far as it is judged here. */
export interface StoredPuzzle {
  readonly game: Pick<StoredBoard, 'history'> | undefined;
  readonly result: { readonly outcome: string; readonly queens?: readonly number[] } | undefined;
}

/** Stored puzzles by their codes. */
export type StoredPuzzles = Readonly<Record<string, StoredPuzzle>>;

/** The place of a stored value; a whole store if no key is named. */
interface Address {
  readonly database: string;
  readonly store: string;
  readonly key?: string;
}

/** Reads values, from a page of the same origin that is not the game; `undefined` where there is none. */
function readAll(page: Page, addresses: readonly Address[]): Promise<readonly unknown[]> {
  return page.evaluate(async (wanted) => {
    const there = new Set((await indexedDB.databases()).map(({ name }) => name));
    const values: unknown[] = [];
    for (const { database, store, key } of wanted) {
      const value = await new Promise<unknown>((resolve, reject) => {
        if (!there.has(database)) {
          resolve(undefined);
          return;
        }
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.transaction!.abort();
        opening.onerror = () => resolve(undefined);
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(store)) {
            result.close();
            resolve(undefined);
            return;
          }
          const from = result.transaction(store).objectStore(store);
          const request = (
            key === undefined ? from.getAll() : from.get(key)
          ) as IDBRequest<unknown>;
          request.onerror = () => reject(request.error!);
          request.onsuccess = () => {
            result.close();
            resolve(request.result);
          };
        };
      });
      values.push(value);
    }
    return values;
  }, addresses);
}

/** Reads what is stored of free play. */
export async function readStored(page: Page, sizes: readonly number[]): Promise<Stored> {
  const boards = await readAll(
    page,
    sizes.map((size) => ({ database: 'ninety-two-boards', store: 'boards', key: `board ${size}` })),
  );
  const solutions = await readAll(
    page,
    sizes.map((size) => ({ database: `ninety-two-solutions-${size}`, store: 'solutions' })),
  );
  return {
    boards: byName(sizes, boards as readonly (StoredBoard | undefined)[]),
    solutions: byName(sizes, solutions as readonly { code: string; kind: string }[][]),
  };
}

/** Reads what is stored of puzzles. */
export async function readPuzzles(page: Page, names: readonly string[]): Promise<StoredPuzzles> {
  const from = (store: string) =>
    readAll(
      page,
      names.map((key) => ({ database: 'ninety-two-puzzles', store, key })),
    );
  const [games, results] = [await from('games'), await from('results')];
  return byName(
    names,
    names.map((_, index) => ({ game: games[index], result: results[index] }) as StoredPuzzle),
  );
}

function byName<Name extends string | number, Value>(
  names: readonly Name[],
  values: readonly (Value | undefined)[],
): Record<Name, Value> {
  const entries = names.map((name, index) => [name, values[index]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<
    Name,
    Value
  >;
}

/** Waits until databases have answered what a page asked them before. */
export async function passQueue(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    await Promise.all(
      names.map(
        (name) =>
          new Promise<void>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onupgradeneeded = () => opening.transaction!.abort();
            opening.onerror = () => resolve();
            opening.onsuccess = () => {
              const [store] = [...opening.result.objectStoreNames];
              const done = (): void => {
                opening.result.close();
                resolve();
              };
              if (store === undefined) {
                done();
                return;
              }
              // A readwrite transaction runs after all earlier ones of the store, though this one writes nothing.
              const transaction = opening.result.transaction(store, 'readwrite');
              transaction.objectStore(store).count();
              transaction.oncomplete = done;
              transaction.onabort = done;
            };
          }),
      ),
    );
    // Messages that arrived meanwhile are handled before this resolves.
    await new Promise((resolve) => setTimeout(resolve));
  });
}
