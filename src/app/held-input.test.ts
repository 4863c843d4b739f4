import { afterEach, expect, test, vi } from 'vitest';
import { giveHeldInput } from './held-input.ts';

afterEach(() => vi.unstubAllGlobals());

/** An element of the shell, by its class, or of the game, by its name. */
class Part extends EventTarget {
  readonly localName: string;
  readonly #selector: string;
  /** The part within its shadow root. */
  inner: Part | undefined;
  /** Its place on the page: a square. */
  box = { left: 0, top: 0, width: 100 };

  constructor(localName: string, selector = '') {
    super();
    this.localName = localName;
    this.#selector = selector;
  }

  get shadowRoot(): (Pick<Part, 'querySelector'> & { elementFromPoint: () => Part }) | null {
    const { inner } = this;
    if (!inner) return null;
    return {
      elementFromPoint: () => inner,
      querySelector: (name) => (inner.localName === name ? inner : null),
    };
  }

  querySelector(name: string): Part | null {
    return this.shadowRoot?.querySelector(name) ?? null;
  }

  getBoundingClientRect(): Part['box'] {
    return this.box;
  }

  matches(selectors: string): boolean {
    const isInShell = this.#selector.startsWith('.shell');
    return selectors
      .split(', ')
      .some((each) => each === this.#selector || (each === '.shell *' && isInShell));
  }
}

/** A click, with the place that its copy has too. */
class Click extends Event {
  readonly clientX: number;
  readonly clientY: number;

  constructor(type: string, { clientX, clientY }: { clientX: number; clientY: number }) {
    super(type);
    this.clientX = clientX;
    this.clientY = clientY;
  }
}

/**
 * Gives the game a click that was held. Returns the place at which the innermost element hears it, if it does.
 * @param at The element of the shell that was clicked, at x = 50 and y = 70.
 * @param parts The elements that are at its place when the game takes it, from the outermost on.
 */
function placeGiven(at: Part, parts: readonly Part[]): readonly number[] | undefined {
  for (const [index, part] of parts.entries()) part.inner = parts[index + 1];
  const click = new Click('click', { clientX: 50, clientY: 70 });
  at.dispatchEvent(click);
  const body = new Part('body');
  body.inner = parts[0];
  vi.stubGlobal('KeyboardEvent', vi.fn());
  vi.stubGlobal('document', { body, ...body.shadowRoot });
  vi.stubGlobal('window', { takeHeldInput: () => [click] });
  let place: readonly number[] | undefined;
  parts.at(-1)!.addEventListener('click', (event) => {
    const { clientX, clientY } = event as Click;
    place = [clientX, clientY];
  });
  giveHeldInput();
  return place;
}

/** Returns true if a click that was held is given to the innermost of elements, by their names. */
function isGiven(at: Part, ...names: readonly string[]): boolean {
  return (
    placeGiven(
      at,
      names.map((name) => new Part(name)),
    ) !== undefined
  );
}

const board = new Part('div', '.shell-board');
const tabs = new Part('div', '.shell-tabs');

test('a tap on the board of the shell is given to the board of free play', () => {
  expect(isGiven(board, 'nt-app', 'nt-play', 'nt-board', '.grid')).toBe(true);
});

test('a tap on the board of the shell is given to its place on a board that stands elsewhere', () => {
  const shown = new Part('div', '.shell-board');
  shown.box = { left: 40, top: 50, width: 100 };
  const grid = new Part('.grid');
  grid.box = { left: 10, top: 300, width: 200 };
  const path = ['nt-app', 'nt-play', 'nt-board'].map((name) => new Part(name));
  expect(placeGiven(shown, [...path, grid])).toEqual([30, 340]);
});

test('a tap on a board of the shell that is hidden by now is given to no square', () => {
  const hidden = new Part('div', '.shell-board');
  hidden.box = { left: 0, top: 0, width: 0 };
  expect(isGiven(hidden, 'nt-app', 'nt-play', 'nt-board', '.grid')).toBe(false);
});

test.each([
  [['nt-app', 'nt-puzzles', 'nt-puzzle-play', 'nt-board']],
  [['nt-app', 'nt-puzzles', 'nt-puzzle-play']],
  [['nt-app', 'nt-play', 'button']],
  [['nt-app']],
])('a tap on the board of the shell is not given to %j', (names) => {
  expect(isGiven(board, ...names)).toBe(false);
});

test('a tap on the tabs of the shell is given to a tab', () => {
  expect(isGiven(tabs, 'nt-app', 'a')).toBe(true);
});

test('a tap beside the board of the shell is given to no board', () => {
  expect(isGiven(tabs, 'nt-app', 'nt-puzzles', 'nt-puzzle-play', 'nt-board')).toBe(false);
  expect(isGiven(tabs, 'nt-app', 'nt-play', 'nt-board')).toBe(false);
});

test('a tap that was held on the game itself is given to what is there', () => {
  const app = new Part('nt-app');
  expect(isGiven(app, 'nt-app', 'nt-puzzles', 'nt-puzzle-play', 'nt-board')).toBe(true);
});
