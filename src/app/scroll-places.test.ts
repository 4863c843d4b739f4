import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollPlaces } from './scroll-places.ts';

/** A scroller without a page, as long as its content or as it is kept. */
class FakeScroller {
  top = 0;
  content = 2000;
  kept = 0;
  readonly style = {
    setProperty: (_name: string, value: string): void => void (this.kept = parseFloat(value)),
  };

  get scrollTop(): number {
    return Math.min(this.top, Math.max(this.content, this.kept));
  }

  set scrollTop(top: number) {
    this.top = top;
  }
}

let entries: unknown[];
let at: number;
let places: ScrollPlaces;
let scroller: FakeScroller;

/** Follows a link, or goes some entries back, and shows content of a height. */
function go(to: 'link' | number, content: number): void {
  if (to === 'link') entries.splice(++at, Infinity, null);
  else at += to;
  places.follow();
  scroller.content = content;
}

beforeEach(() => {
  entries = [{ own: true }];
  at = 0;
  scroller = new FakeScroller();
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    replaceState: (state: unknown) => (entries[at] = state),
  });
  const renderRoot = { querySelector: () => scroller } as unknown as ParentNode;
  places = new ScrollPlaces({ renderRoot });
});
afterEach(() => vi.unstubAllGlobals());

test('a link leads to the top of its page, and Back and Forward to where each entry was left', () => {
  scroller.scrollTop = 900;
  go('link', 1500);
  expect(scroller.scrollTop).toBe(0);
  scroller.scrollTop = 300;
  places.restore();
  expect(scroller.scrollTop).toBe(300);
  go('link', 1500);
  scroller.scrollTop = 40;
  go(-2, 2000);
  expect(scroller.scrollTop).toBe(900);
  go(1, 1500);
  expect(scroller.scrollTop).toBe(300);
  go(1, 1500);
  expect(scroller.scrollTop).toBe(40);
});

test('the place is kept while the page is still empty, and after its start has taken the focus', () => {
  scroller.scrollTop = 900;
  go('link', 100);
  go(-1, 0);
  expect(scroller.scrollTop).toBe(900);
  scroller.scrollTop = 0;
  places.restore();
  expect(scroller.scrollTop).toBe(900);
});

test('what else the history keeps of an entry stays', () => {
  expect(entries[0]).toMatchObject({ own: true });
});
