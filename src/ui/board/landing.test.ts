import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../core/geometry.ts';
import { queensRules } from '../../core/rules.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import type { BoardView } from './board-view.ts';
import type { Gesture } from './gestures.ts';
import type { Landing } from './landing.ts';
import type { Queens } from './queens.ts';
import type { SignsCanvas } from './signs-canvas.ts';

/** Milliseconds until the next frame is made, and from one painting of what grows to the next at least. */
const FRAME = 16;
const PACE = 30;

const GEOMETRY = geometryOf(queensRules(8));
const IDLE: Gesture = { kind: 'idle' };
const PRESS: Gesture = { kind: 'press', square: 63, start: { x: 750, y: 750 } };

let landing: Landing;
/** How far what is painted on each square has grown, as far as the last painting says. */
let grown: Map<Square, number>;
/** The moments at which something was painted that grows. */
const frames: number[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const frame = (callback: (now: number) => void): unknown =>
    setTimeout(() => callback(performance.now()), FRAME);
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  grown = new Map();
  frames.length = 0;
  const signs = {
    paint(square: Square, share: number) {
      grown.set(square, share);
      if (share > 0 && frames.at(-1) !== performance.now()) frames.push(performance.now());
    },
  };
  const part = await import('./landing.ts');
  landing = new part.Landing(
    { elementOn: () => undefined } as unknown as Queens,
    signs as unknown as SignsCanvas,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function viewOf(...queens: Square[]): BoardView {
  const position = { queens, marks: [], revealed: [] };
  return {
    geometry: GEOMETRY,
    position,
    verdict: verdict(GEOMETRY, queens),
  } as unknown as BoardView;
}

/** A queen comes by a tap on the empty board. */
function tap(queen: Square): void {
  landing.show(viewOf(), PRESS, undefined);
  landing.show(viewOf(queen), IDLE, viewOf());
}

/** How many squares are painted as they will stay. */
function full(): number {
  return [...grown.values()].filter((share) => share === 1).length;
}

/** In how many frames of the next milliseconds something is painted. */
function framesWithin(milliseconds: number): number {
  const before = frames.length;
  vi.advanceTimersByTime(milliseconds);
  return frames.length - before;
}

describe('what a queen brings', () => {
  test('grows outwards from her until all of it is there, and then nothing is painted', () => {
    tap(0);
    expect(full()).toBe(0);
    vi.advanceTimersByTime(450);
    expect(grown.get(1)).toBe(1);
    expect(grown.get(7)).toBeLessThan(1);
    vi.advanceTimersByTime(300);
    expect(full()).toBe(GEOMETRY.sight(0).length);
    expect(framesWithin(1000)).toBe(0);
  });

  test('waits while a finger is down that may tap, and then grows on', () => {
    tap(0);
    vi.advanceTimersByTime(200);
    expect(grown.get(1)).toBeGreaterThan(0);
    landing.show(viewOf(0), PRESS, undefined);
    expect(framesWithin(100)).toBe(0);
    landing.show(viewOf(0), IDLE, undefined);
    expect(framesWithin(150)).toBeGreaterThan(0);
    vi.advanceTimersByTime(400);
    expect(full()).toBe(GEOMETRY.sight(0).length);
    expect(framesWithin(1000)).toBe(0);
  });

  test('is painted in no frame while a finger is down, in none too many else, and all of it in the end', () => {
    const event = fc.record({
      after: fc.nat(150),
      kind: fc.constantFrom('finger down', 'finger up', 'queen'),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        grown.clear();
        frames.length = 0;
        const queens: Square[] = [];
        let gesture: Gesture = IDLE;
        for (const { after, kind } of [...events, { after: 0, kind: 'finger up' }]) {
          const before = frames.length;
          vi.advanceTimersByTime(after);
          if (gesture === PRESS) expect(frames.length).toBe(before);
          if (kind === 'queen') {
            const shown = viewOf(...queens);
            queens.push(queens.length * 9);
            landing.show(viewOf(...queens), gesture, shown);
          } else {
            gesture = kind === 'finger down' ? PRESS : IDLE;
            landing.show(viewOf(...queens), gesture, undefined);
          }
        }
        vi.advanceTimersByTime(1000);
        expect([...grown.values()].every((share) => share === 1)).toBe(true);
        const gaps = frames.slice(1).map((moment, index) => moment - frames[index]!);
        expect(Math.min(...gaps, Infinity)).toBeGreaterThan(PACE);
      }),
    );
  });
});
