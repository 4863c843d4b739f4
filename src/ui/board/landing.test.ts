import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../core/geometry.ts';
import { queensRules, type Rules } from '../../core/rules.ts';
import type { Square } from '../../core/square.ts';
import { verdict } from '../../core/verdict.ts';
import type { BoardView } from './board-view.ts';
import type { Growing } from './growth/growing.ts';
import type { GrowthOwner } from './growth/growth-canvas.ts';
import { guardSigns } from './guard-signs.ts';
import { Landing } from './landing.ts';
import { RING } from './sign-bits.ts';
import { SignsCanvas } from './signs-canvas.ts';
import { signsOf } from './signs.ts';
import type { Queens } from './queens.ts';

/** Milliseconds until a frame is made, and until it has been painted. */
const FRAME = 16;
const PAINTED = FRAME + 1;
/** Until a queen has landed. */
const LANDING = 180;
/** Until everything has grown on 8 × 8, wherever the queen stands, and was painted. */
const GROWN = 700;

const IDLE = { kind: 'idle' } as const;
const PLACE = queensRules(8);
const GUARD: Rules = { ...PLACE, goal: { kind: 'guard', queens: 5 } };

/** What is painted on a square: a sign, as far as it has grown, and whether a ring stands on it that will close. */
interface Painted {
  readonly sign: number;
  readonly grown: number;
  readonly ring: boolean;
}

// What modules ask for when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Path2D', Object);
});

const worker = vi.hoisted(() => ({
  /** Whether there is one that paints. */
  isPainting: true,
  owner: undefined as GrowthOwner | undefined,
  told: [] as Growing[],
  isSeen: false,
}));

vi.mock('./growth/growth-canvas.ts', () => ({
  GrowthCanvas: {
    get: () => ({
      get isPainting() {
        return worker.isPainting;
      },
      goOver(_canvas: unknown, owner: GrowthOwner) {
        worker.owner = owner;
      },
      tell(_owner: unknown, growing: Growing) {
        worker.told.push(growing);
      },
      hide() {
        worker.isSeen = false;
      },
    }),
  },
}));

let landing: Landing;
let signs: SignsCanvas;
/** The elements of the queens who stand, as far as a landing touches them. */
const standing = new Map<Square, ReturnType<typeof pieceOf>>();
/** What the board's own canvas has on it. */
const painted = new Map<Square, Painted>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} }, visibilityState: 'visible' });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME));
  Object.assign(worker, { isPainting: true, told: [], isSeen: true, owner: undefined });
  painted.clear();
  standing.clear();
  const canvas = { getContext: () => ({ canvas }), width: 800, height: 800 };
  signs = new SignsCanvas(canvas as unknown as HTMLCanvasElement);
  signs.painter =
    () =>
    (_canvas, square, sign, grown = 1, wasOpen = false) => {
      painted.set(square, { sign, grown, ring: wasOpen && grown < 1 });
      return true;
    };
  signs.resize(800);
  const root = { host: { shadowRoot: { adoptedStyleSheets: [] } } };
  landing = new Landing(
    root as unknown as ShadowRoot,
    { elementOn: (square: Square) => standing.get(square) } as unknown as Queens,
    signs,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let shown: BoardView | undefined;

function pieceOf() {
  const piece = {
    lands: false,
    setAttribute: () => void (piece.lands = true),
    removeAttribute: () => void (piece.lands = false),
  };
  return piece;
}

function viewOf(rules: Rules, queens: readonly Square[]): BoardView {
  const geometry = geometryOf(rules);
  return {
    geometry,
    position: { queens, marks: [], revealed: [] },
    verdict: verdict(geometry, queens),
    stars: rules.goal.kind === 'place',
    uncluttered: new Set(),
  } as unknown as BoardView;
}

/** Shows these queens as the board does. */
function show(...queens: Square[]): void {
  showOn(PLACE, queens);
}

function showOn(rules: Rules, queens: readonly Square[]): void {
  const view = viewOf(rules, queens);
  for (const square of standing.keys()) if (!queens.includes(square)) standing.delete(square);
  for (const square of queens) if (!standing.has(square)) standing.set(square, pieceOf());
  const next = rules === GUARD ? guardSigns(view, IDLE) : signsOf(view, IDLE);
  signs.show(next, rules.shape, landing.show(view, shown, next));
  shown = view;
}

/** Lets milliseconds pass, with the promises of that time. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** The worker paints what it was told last, and says so. */
function answer(): void {
  worker.isSeen = true;
  worker.owner!.painted();
}

/** The squares that the other canvas has by the last that it was told. */
function away(): Square[] {
  return worker.told.slice(-1).flatMap(({ growths }) => growths.map(({ square }) => square));
}

/** The squares whose sign is not on the board's own canvas as it will stay. */
function lacking(): Square[] {
  return [...signs.signs.keys()].filter((square) => {
    const { sign, grown, ring } = painted.get(square)!;
    return sign !== signs.signs[square] || grown < 1 || ring;
  });
}

beforeEach(() => {
  shown = undefined;
});

describe('what a queen brings', () => {
  test('is told to the worker after the paint, from her outwards, and is on no canvas twice', async () => {
    show();
    show(0);
    expect(worker.told).toEqual([]);
    await pass(PAINTED);
    const [growing] = worker.told;
    const begins = new Map(growing!.growths.map(({ square, begin }) => [square, begin]));
    expect(begins.size).toBe(geometryOf(PLACE).sight(0).length);
    expect(begins.get(1)).toBeLessThan(begins.get(2)!);
    expect(begins.get(9)).toBe(begins.get(8));
    expect(begins.get(63)).toBe(begins.get(7));
    expect(lacking().toSorted((a, b) => a - b)).toEqual(away().toSorted((a, b) => a - b));
  });

  test("is the board's own when all has grown, and the worker takes it away when nobody sees it", async () => {
    show();
    show(0);
    await pass(PAINTED);
    answer();
    await pass(500);
    expect(lacking()).not.toEqual([]);
    await pass(100);
    expect(lacking()).toEqual([]);
    expect(worker.isSeen).toBe(false);
    await pass(PAINTED);
    expect(away()).toEqual([]);
  });

  test('stands still where it was there before', async () => {
    show(0);
    show(0, 2);
    await pass(PAINTED);
    // Both see 4, along the same line; 10 is seen by the newer alone.
    expect(away()).not.toContain(4);
    expect(away()).toContain(10);
  });

  test('does not grow on when the square has come to carry something else', async () => {
    show();
    show(0);
    await pass(PAINTED);
    show(0, 63);
    await pass(PAINTED);
    // They see each other: on the line between them no star is in the way.
    for (const square of [9, 18, 27, 36, 45, 54, 63]) {
      expect(away()).not.toContain(square);
      expect(lacking()).not.toContain(square);
    }
  });

  test('is gone with her', async () => {
    show();
    show(0);
    await pass(PAINTED);
    answer();
    show();
    expect(lacking()).toEqual([]);
    expect(worker.isSeen).toBe(false);
  });

  test('is there at once where no worker paints', async () => {
    worker.isPainting = false;
    show();
    show(0);
    expect(lacking()).toEqual([]);
    await pass(GROWN);
    expect(worker.told).toEqual([]);
  });

  test('is there at the latest when it would have grown, where the worker does not answer', async () => {
    show();
    show(0);
    await pass(GROWN);
    expect(lacking()).toEqual([]);
  });

  test('is there at once where the worker dies or its canvas goes to another board', async () => {
    show();
    show(0);
    await pass(PAINTED);
    worker.owner!.settle();
    expect(lacking()).toEqual([]);
  });

  test('is there at once where movement is unwelcome', () => {
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'reduced' } } });
    show();
    show(0);
    expect(lacking()).toEqual([]);
  });

  test('is there at once where several queens come', () => {
    show();
    show(0, 12);
    expect(lacking()).toEqual([]);
  });
});

test('a queen lands once, whoever comes after her: until the next queen comes, or all has grown', async () => {
  const landing = (): boolean[] => [...standing.values()].map(({ lands }) => lands);
  show();
  show(0);
  await pass(LANDING - 60);
  show(0, 12);
  expect(landing()).toEqual([true, true]);
  await pass(LANDING - 60);
  show(0, 12, 22);
  expect(landing()).toEqual([false, true, true]);
  await pass(GROWN);
  expect(landing()).toEqual([false, false, false]);
});

test('a worker is told how signs look as the board took it on last; it is read once until then', async () => {
  let colour = 'red';
  const read = vi.fn(() => ({ getPropertyValue: () => colour }));
  vi.stubGlobal('getComputedStyle', read);
  signs.painter = (token) => {
    token('--star');
    return () => true;
  };
  signs.restyle();
  read.mockClear();
  show();
  for (const queen of [0, 12, 22]) {
    show(queen);
    await pass(GROWN);
  }
  expect(read).toHaveBeenCalledOnce();
  colour = 'blue';
  signs.restyle();
  show(0);
  await pass(PAINTED);
  expect(worker.told.at(-1)?.looks.tokens).toEqual({ '--star': 'blue' });
});

describe('the ring of a square that a queen has come to guard', () => {
  test("is on the board's own canvas until the worker has it", async () => {
    showOn(GUARD, []);
    showOn(GUARD, [0]);
    await pass(PAINTED);
    const rings = (): Square[] =>
      [...painted].filter(([, { ring }]) => ring).map(([square]) => square);
    expect(rings().toSorted((a, b) => a - b)).toEqual(away().toSorted((a, b) => a - b));
    expect(worker.told[0]!.growths.every(({ wasOpen }) => wasOpen)).toBe(true);
    answer();
    expect(rings()).toEqual([]);
    // Those that are not guarded have theirs.
    expect(painted.get(1)).toEqual({ sign: 0, grown: 0, ring: false });
    expect(painted.get(17)).toEqual({ sign: RING, grown: 1, ring: false });
    await pass(GROWN);
    expect(lacking()).toEqual([]);
  });
});

test('whatever is tapped, however late the worker answers: each square is on one canvas, in the end on its own', async () => {
  const event = fc.record({
    after: fc.nat(300),
    kind: fc.oneof(fc.nat(63), fc.constant('answer' as const), fc.constant('lost' as const)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(PLACE, GUARD),
      fc.array(event, { maxLength: 16 }),
      async (rules, events) => {
        shown = undefined;
        showOn(rules, []);
        const queens = new Set<Square>();
        for (const { after, kind } of events) {
          await pass(after);
          if (kind === 'answer') answer();
          else if (kind === 'lost') worker.owner!.settle();
          else {
            if (!queens.delete(kind)) queens.add(kind);
            showOn(rules, [...queens]);
          }
          await pass(PAINTED);
          expect(lacking().filter((square) => !away().includes(square))).toEqual([]);
        }
        await pass(2 * GROWN);
        expect(lacking()).toEqual([]);
        expect(away()).toEqual([]);
        landing.settle();
      },
    ),
  );
});
