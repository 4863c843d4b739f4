import { afterEach, expect, test, vi } from 'vitest';
import { giveHeldInput } from './held-input.ts';

afterEach(() => vi.unstubAllGlobals());

/** An element of the shell, by its class, or of the game, by its name. */
class Part extends EventTarget {
  readonly localName: string;
  readonly #selector: string;
  /** The part within its shadow root. */
  shadowRoot: { elementFromPoint: () => Part } | null = null;

  constructor(localName: string, selector = '') {
    super();
    this.localName = localName;
    this.#selector = selector;
  }

  matches(selectors: string): boolean {
    const isInShell = this.#selector.startsWith('.shell');
    return selectors
      .split(', ')
      .some((each) => each === this.#selector || (each === '.shell *' && isInShell));
  }
}

/**
 * Returns true if a click that was held is given to the game.
 * @param at The element of the shell that was clicked.
 * @param names The elements that are at its place when the game takes it, from the outermost on.
 */
function isGiven(at: Part, ...names: readonly string[]): boolean {
  const parts = names.map((name) => new Part(name));
  for (const [index, part] of parts.entries()) {
    const inner = parts[index + 1];
    if (inner) part.shadowRoot = { elementFromPoint: () => inner };
  }
  const click = new Event('click');
  at.dispatchEvent(click);
  vi.stubGlobal('KeyboardEvent', vi.fn());
  vi.stubGlobal('document', { body: new Part('body'), elementFromPoint: () => parts[0] });
  vi.stubGlobal('window', { takeHeldInput: () => [click] });
  const heard = vi.fn();
  for (const part of parts) part.addEventListener('click', heard);
  giveHeldInput();
  return heard.mock.calls.length > 0;
}

const board = new Part('div', '.shell-board');
const tabs = new Part('div', '.shell-tabs');

test('a tap on the board of the shell is given to the board of free play', () => {
  expect(isGiven(board, 'nt-app', 'nt-play', 'nt-board')).toBe(true);
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
