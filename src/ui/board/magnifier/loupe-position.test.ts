import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOUPE_HALF, loupePosition } from './loupe-position.ts';

const phone = { width: 390, height: 844 };

describe('the loupe', () => {
  test('stands above the finger', () => {
    expect(loupePosition({ x: 200, y: 400 }, phone)).toEqual({ x: 200, y: 304 });
  });

  test('stands above the finger at the edge of the window, moved sideways only as far as needed', () => {
    expect(loupePosition({ x: 10, y: 400 }, phone)).toEqual({ x: 60, y: 304 });
    expect(loupePosition({ x: 385, y: 400 }, phone)).toEqual({ x: 330, y: 304 });
  });

  test('stands beside the finger where there is no room above, on the side with more room', () => {
    expect(loupePosition({ x: 100, y: 70 }, phone)).toEqual({ x: 196, y: 70 });
    expect(loupePosition({ x: 300, y: 20 }, phone)).toEqual({ x: 204, y: 60 });
  });

  test('is whole in the window and never under the finger', () => {
    const windows = fc.record({
      width: fc.integer({ min: 320, max: 2000 }),
      height: fc.integer({ min: 320, max: 2000 }),
    });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(windows, share, share, (window, across, down) => {
        const finger = { x: across * window.width, y: down * window.height };
        const { x, y } = loupePosition(finger, window);
        expect(x - LOUPE_HALF).toBeGreaterThanOrEqual(0);
        expect(y - LOUPE_HALF).toBeGreaterThanOrEqual(0);
        expect(x + LOUPE_HALF).toBeLessThanOrEqual(window.width);
        expect(y + LOUPE_HALF).toBeLessThanOrEqual(window.height);
        expect(Math.hypot(x - finger.x, y - finger.y)).toBeGreaterThan(LOUPE_HALF + 20);
      }),
    );
  });
});
