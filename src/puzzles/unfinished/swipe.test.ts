import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSwipe } from './swipe.ts';

const PEN = { pointerId: 1, pointerType: 'pen' };

/** A card, 100 px wide, without a page. */
class FakeCard extends EventTarget {
  readonly offsetWidth = 100;
  readonly setPointerCapture = vi.fn();
  readonly #attributes = new Set<string>();
  readonly #offsets = new Map<string, string>();
  readonly style = {
    setProperty: (name: string, value: string) => this.#offsets.set(name, value),
    removeProperty: (name: string) => this.#offsets.delete(name),
  };

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string): void {
    this.#attributes.add(name);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  /** The offset at which the card is drawn; `undefined` in its own place. */
  get offset(): string | undefined {
    return this.#offsets.get('--swipe');
  }

  send(type: string, clientX: number): void {
    this.dispatchEvent(Object.assign(new Event(type), { ...PEN, clientX }));
  }
}

beforeEach(() => vi.stubGlobal('addEventListener', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['far enough', 240, 1],
  ['too short a way', 220, 0],
])('a card that is pushed %s returns, and no longer follows a pen over it', (_, to, acts) => {
  const card = new FakeCard();
  const act = vi.fn();
  followSwipe({ ...PEN, clientX: 200, currentTarget: card as unknown } as PointerEvent, act);
  card.send('pointermove', to);
  expect(card.offset).toBe(`${to - 200}px`);
  card.send('pointerup', to);
  card.send('pointermove', 150);
  expect(card.offset).toBeUndefined();
  card.send('pointerup', 150);
  expect(act).toHaveBeenCalledTimes(acts);
});
