import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { columnOf, rowOf, squareName, type Square } from '../../../core/board/square.ts';
import { Painting, type Stroke } from './painting.ts';

const SIZE = 8;
const NAMES = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(square, SIZE));

function squareOf(name: string): Square {
  return NAMES.indexOf(name);
}

/** A board without a page on which some squares have regions, with a record of the actions in words. */
function easel(regions: Readonly<Record<string, number>> = {}) {
  const did: string[] = [];
  const shown: (string | undefined)[] = [];
  const wordsOf = ({ squares, region }: Stroke): string =>
    `${[...squares].map((square) => NAMES[square]).join(' ')} = ${region}`;
  const painting = new Painting({
    shape: { rows: SIZE, columns: SIZE },
    chosen: 3,
    regionOf: (square) => regions[NAMES[square]!] ?? -1,
    pointOf: ({ clientX: x, clientY: y }) => ({ x, y }),
    show: (stroke) => shown.push(stroke && wordsOf(stroke)),
    paint: (stroke) => did.push(wordsOf(stroke)),
    takeUp: (square) => did.push(`take up ${NAMES[square]!}`),
  });
  let time = 0;
  const send = (type: string, at: string | { x: number; y: number }, more = {}): void => {
    const point = typeof at === 'string' ? middleOf(at) : at;
    painting.handleEvent({
      type,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: point.x,
      clientY: point.y,
      timeStamp: time,
      currentTarget: { setPointerCapture: () => undefined },
      ...more,
    } as unknown as PointerEvent);
  };
  const wait = (milliseconds: number): void => {
    time += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  return { did, shown, send, wait };
}

function middleOf(name: string): { x: number; y: number } {
  const square = squareOf(name);
  return { x: columnOf(square, SIZE) * 100 + 50, y: rowOf(square, SIZE) * 100 + 50 };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a tap paints its square with the chosen region, whatever it had', () => {
  const { did, send } = easel({ c6: 1 });
  send('pointerdown', 'c6');
  expect(did).toEqual([]);
  send('pointerup', 'c6');
  expect(did).toEqual(['c6 = 3']);
});

test('a drag goes on with the region it began on', () => {
  const { did, shown, send } = easel({ c6: 1, d6: 2 });
  send('pointerdown', 'c6');
  send('pointermove', 'd6');
  expect(shown).toEqual(['c6 d6 = 1']);
  send('pointermove', 'd5');
  send('pointerup', 'd5');
  expect(did).toEqual(['c6 d6 d5 = 1']);
  expect(shown.at(-1)).toBeUndefined();
});

test('a drag from a square without a region paints with the chosen one', () => {
  const { did, send } = easel({ d6: 2 });
  send('pointerdown', 'c6');
  send('pointermove', 'd6');
  send('pointerup', 'd6');
  expect(did).toEqual(['c6 d6 = 3']);
});

test('a quick drag paints every square it crossed', () => {
  const { did, send } = easel();
  send('pointerdown', 'a1');
  send('pointerup', 'e1');
  expect(did).toEqual(['a1 b1 c1 d1 e1 = 3']);
});

test('a finger that trembles within its square taps it', () => {
  const { did, send } = easel({ c6: 1 });
  const { x, y } = middleOf('c6');
  const touch = { pointerType: 'touch' };
  send('pointerdown', { x, y }, touch);
  send('pointermove', { x: x + 20, y }, touch);
  send('pointerup', { x: x + 30, y }, touch);
  expect(did).toEqual(['c6 = 3']);
});

test('a still press takes the region up, and paints nothing', () => {
  const { did, send, wait } = easel({ c6: 1 });
  send('pointerdown', 'c6');
  wait(349);
  expect(did).toEqual([]);
  wait(1);
  expect(did).toEqual(['take up c6']);
  send('pointerup', 'c6');
  expect(did).toEqual(['take up c6']);
});

test('a slow tap on a square that has nothing to take up paints it', () => {
  const { did, send, wait } = easel();
  send('pointerdown', 'c6');
  wait(500);
  send('pointerup', 'c6');
  expect(did).toEqual(['c6 = 3']);
});

test('a press that becomes a scroll or a pinch paints nothing', () => {
  const { did, shown, send, wait } = easel({ c6: 1 });
  send('pointerdown', 'c6');
  send('pointermove', 'd6');
  send('pointercancel', 'd6');
  expect(shown.at(-1)).toBeUndefined();
  send('pointerdown', 'c6');
  send('pointermove', 'd6');
  send('pointerdown', 'h1', { pointerId: 2, isPrimary: false });
  send('pointerup', 'd6');
  wait(500);
  expect(did).toEqual([]);
});

test('a press beside the board, or with another button than the first, paints nothing', () => {
  const { did, send } = easel();
  send('pointerdown', { x: -20, y: 50 });
  send('pointerup', 'a8');
  send('pointerdown', 'a8', { button: 2 });
  send('pointerup', 'a8', { button: 2 });
  expect(did).toEqual([]);
});
