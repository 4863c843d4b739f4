import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPopover } from './follow-popover.ts';
import { isCovered } from './uncovered-time.ts';

/** A popover in a browser that closes it by its button only. */
class FakePopover extends EventTarget {
  readonly isConnected = true;
  isOpen = false;

  constructor() {
    super();
    this.addEventListener('beforetoggle', (event) => followPopover(event as ToggleEvent));
  }

  showPopover(): void {
    this.#become(true);
  }

  hidePopover(): void {
    if (this.isOpen) this.#become(false);
  }

  #become(isOpen: boolean): void {
    const newState = isOpen ? 'open' : 'closed';
    this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    this.isOpen = isOpen;
  }
}

let page: EventTarget;

/** Releases a pointer on nested things, the innermost first. */
function release(...path: readonly unknown[]): void {
  page.dispatchEvent(Object.assign(new Event('pointerup'), { composedPath: () => path }));
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

test('a tap outside an open popover closes it; one in it or on its button is theirs', () => {
  const popover = new FakePopover();
  for (let time = 0; time < 2; time++) {
    popover.showPopover();
    release({}, popover, {});
    release({}, { popoverTargetElement: popover }, {});
    expect([popover.isOpen, isCovered()]).toEqual([true, true]);
    release({}, { popoverTargetElement: new FakePopover() });
    expect([popover.isOpen, isCovered()]).toEqual([false, false]);
  }
});
