import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import { queensRules } from '../../../core/board/rules.ts';
import { columnOf, rowOf, squareName, type Square } from '../../../core/board/square.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { BoardPoint } from '../../drawing/board-point.ts';
import {
  MoveQueenEvent,
  PaintMarksEvent,
  SupposeQueenEvent,
  ToggleQueenEvent,
} from '../grid/events.ts';
import { Gestures, type GestureBoard } from './gestures.ts';

const SIZE = 8;
const NAMES = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(square, SIZE));

function squareOf(name: string): Square {
  return NAMES.indexOf(name);
}

/** Returns the middle of a square on a screen where a board unit is a CSS pixel. */
function middleOf(name: string): BoardPoint {
  const square = squareOf(name);
  return { x: columnOf(square, SIZE) * 100 + 50, y: rowOf(square, SIZE) * 100 + 50 };
}

interface Setup {
  readonly queens?: readonly string[];
  readonly givens?: readonly string[];
  readonly marks?: readonly string[];
  readonly marking?: boolean;
  readonly swipesMark?: boolean;
  readonly aiming?: boolean;
  readonly overview?: boolean;
  /** Squares of supposed queens; `undefined` where none can be supposed. */
  readonly supposed?: readonly string[];
  readonly holdTime?: number;
  readonly ignoresQuickTaps?: boolean;
}

/** A board without a page that records in words what the events asked for. */
class FakeBoard extends EventTarget implements GestureBoard {
  readonly view: GestureBoard['view'];
  readonly aiming: boolean;
  readonly overview: boolean;
  readonly unitsPerPixel = 1;
  readonly meant: string[] = [];
  readonly requestUpdate = vi.fn();

  constructor({
    queens = [],
    givens = [],
    marks = [],
    marking = false,
    swipesMark = false,
    aiming = false,
    overview = false,
    supposed,
    holdTime,
    ignoresQuickTaps,
  }: Setup) {
    super();
    const geometry = geometryOf(queensRules(SIZE));
    const standing = [...givens, ...queens].map(squareOf);
    this.view = {
      geometry,
      givens: givens.map(squareOf),
      position: { queens: standing, marks: marks.map(squareOf), revealed: [] },
      verdict: verdict(geometry, standing),
      marking,
      swipesMark,
      supposed: supposed?.map((name) => ({ square: squareOf(name) })),
      holdTime,
      ignoresQuickTaps,
    };
    this.aiming = aiming;
    this.overview = overview;
  }

  override dispatchEvent(event: Event): boolean {
    if (event instanceof ToggleQueenEvent) this.meant.push(`toggle ${NAMES[event.square]!}`);
    if (event instanceof SupposeQueenEvent) this.meant.push(`suppose ${NAMES[event.square]!}`);
    if (event instanceof MoveQueenEvent) {
      this.meant.push(`move ${NAMES[event.from]!} ${NAMES[event.to]!}`);
    }
    if (event instanceof PaintMarksEvent) {
      const names = event.squares.map((square) => NAMES[square]!);
      this.meant.push([event.marked ? 'mark' : 'unmark', ...names].join(' '));
    }
    return true;
  }

  pointOf({ clientX, clientY }: PointerEvent): BoardPoint {
    return { x: clientX, y: clientY };
  }

  zoomTo({ x, y }: BoardPoint): void {
    this.meant.push(`come closer to ${x} ${y}`);
  }
}

/** A place on the screen: the middle of a named square, or a point, which may be beside the board. */
type Place = string | BoardPoint;

/** Makes a pointer on a board that records what it did. */
function setUp(setup: Setup = {}, pointerType = 'mouse') {
  const board = new FakeBoard(setup);
  const gestures = new Gestures(board);
  const eventAt = (place: Place, more: Partial<PointerEvent> = {}): PointerEvent => {
    const { x, y } = typeof place === 'string' ? middleOf(place) : place;
    const currentTarget = { setPointerCapture: vi.fn() } as unknown as Element;
    return {
      pointerId: 1,
      pointerType,
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: x,
      clientY: y,
      currentTarget,
      timeStamp: Date.now(),
      ...more,
    } as PointerEvent;
  };
  const send = (type: string, place: Place, more?: Partial<PointerEvent>): void =>
    gestures.handleEvent(eventAt(place, { type, ...more }));
  return {
    gestures,
    meant: board.meant,
    requestUpdate: board.requestUpdate,
    down: (place: Place, more?: Partial<PointerEvent>) => send('pointerdown', place, more),
    /** Moves to a place in one event, which may coalesce several. */
    move: (place: Place, by: readonly Place[] = []) =>
      send('pointermove', place, {
        getCoalescedEvents: () => [...by, place].map((each) => eventAt(each)),
      }),
    /** Presses or releases a further button. */
    press: (place: Place, more: Pick<PointerEvent, 'button' | 'buttons'>) =>
      send('pointermove', place, { getCoalescedEvents: () => [], ...more }),
    /** Moves as in browsers without `getCoalescedEvents`. */
    moveAlone: (place: Place) => send('pointermove', place),
    up: (place: Place, more?: Partial<PointerEvent>) =>
      send('pointerup', place, { getCoalescedEvents: () => [], ...more }),
    cancel: () => send('pointercancel', { x: 0, y: 0 }),
  };
}

/** Gives the window the size that it has after the phone is turned. */
function turn(): void {
  vi.stubGlobal('innerWidth', innerHeight);
  vi.stubGlobal('innerHeight', 1234 - innerHeight);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a hold where queens can be supposed', () => {
  const hold = (name: string, setup: Setup = {}): string[] => {
    const { down, up, meant } = setUp({ supposed: [], ...setup });
    down(name);
    vi.advanceTimersByTime(350);
    up(name);
    return meant;
  };

  test('supposes a queen on a free square once it ends', () => {
    const { down, up, gestures, meant } = setUp({ supposed: [] });
    down('b7');
    vi.advanceTimersByTime(349);
    expect(gestures.current.kind).toBe('press');
    vi.advanceTimersByTime(1);
    expect(gestures.current.kind).toBe('suppose');
    expect(meant).toEqual([]);
    up('b7');
    expect(meant).toEqual(['suppose b7']);
  });

  test.each([
    ['an attacked square', { queens: ['b1'] }],
    ['a queen', { queens: ['b7'] }],
    ['a mark', { marks: ['b7'] }],
    ['a square that a supposed queen would rule out', { supposed: ['b1'] }],
  ])('changes nothing on %s', (_, setup) => {
    expect(hold('b7', setup)).toEqual([]);
  });

  test('that wanders off its square or is cancelled supposes nothing', () => {
    const { down, move, up, cancel, meant } = setUp({ supposed: [] });
    down('b7');
    vi.advanceTimersByTime(350);
    move('c7');
    up('c7');
    down('b7');
    vi.advanceTimersByTime(350);
    cancel();
    expect(meant).toEqual([]);
  });

  test('whose release in time is handled late is a tap', () => {
    const { down, up, meant } = setUp({ supposed: [] });
    const pressedAt = Date.now();
    down('b7', { timeStamp: pressedAt });
    vi.advanceTimersByTime(350);
    up('b7', { timeStamp: pressedAt + 60 });
    expect(meant).toEqual(['toggle b7']);
  });

  test('that is handled at once, after it has ended, is no tap', () => {
    const { down, up, meant } = setUp({ supposed: [] });
    const pressedAt = Date.now();
    down('b7', { timeStamp: pressedAt });
    up('b7', { timeStamp: pressedAt + 350 });
    expect(meant).toEqual([]);
  });
});

describe('a player who presses for long', () => {
  test.each([600, 1000])(
    'supposes a queen after %i ms by that setting, not earlier',
    (holdTime) => {
      const { down, up, gestures, meant } = setUp({ supposed: [], holdTime });
      down('b7');
      vi.advanceTimersByTime(holdTime - 1);
      expect(gestures.current.kind).toBe('press');
      up('b7');
      expect(meant).toEqual(['toggle b7']);
      down('b7');
      vi.advanceTimersByTime(holdTime);
      up('b7');
      expect(meant).toEqual(['toggle b7', 'suppose b7']);
    },
  );

  test('only taps where holds are off', () => {
    const { down, up, gestures, meant } = setUp({ supposed: [], holdTime: Infinity });
    down('b7');
    vi.advanceTimersByTime(60_000);
    expect(gestures.current.kind).toBe('press');
    up('b7');
    expect(meant).toEqual(['toggle b7']);
  });
});

describe('a second tap on the same square', () => {
  const tapTwice = (setup: Setup, pause: number, second = 'b7'): string[] => {
    const { down, up, meant } = setUp(setup);
    for (const name of ['b7', second]) {
      down(name);
      up(name);
      vi.advanceTimersByTime(pause);
    }
    return meant;
  };

  test('within 250 ms counts as usual', () => {
    expect(tapTwice({}, 100)).toEqual(['toggle b7', 'toggle b7']);
  });

  test('within 250 ms is ignored by that setting', () => {
    expect(tapTwice({ ignoresQuickTaps: true }, 249)).toEqual(['toggle b7']);
    expect(tapTwice({ ignoresQuickTaps: true, marking: true }, 249)).toEqual(['mark b7']);
  });

  test('later, or on another square, counts even then', () => {
    expect(tapTwice({ ignoresQuickTaps: true }, 250)).toEqual(['toggle b7', 'toggle b7']);
    expect(tapTwice({ ignoresQuickTaps: true }, 100, 'c7')).toEqual(['toggle b7', 'toggle c7']);
  });

  test('a trembling finger that goes on is ignored until it rests', () => {
    const { down, up, meant } = setUp({ ignoresQuickTaps: true });
    for (let tap = 0; tap < 5; tap++) {
      down('b7');
      up('b7');
      vi.advanceTimersByTime(150);
    }
    expect(meant).toEqual(['toggle b7']);
  });
});

describe('a tap', () => {
  test('toggles its square on release', () => {
    const { down, up, meant } = setUp();
    down('b7');
    expect(meant).toEqual([]);
    up('b7');
    expect(meant).toEqual(['toggle b7']);
  });

  test('whose release in time is handled late still toggles its square', () => {
    const { down, up, gestures, meant } = setUp();
    const pressedAt = Date.now();
    down('b7', { timeStamp: pressedAt });
    // The timer of the hold fires before the earlier release is handled.
    vi.advanceTimersByTime(350);
    expect(gestures.current.kind).toBe('lines');
    up('b7', { timeStamp: pressedAt + 60 });
    expect(meant).toEqual(['toggle b7']);
  });

  test('that moves by 3 pixels still toggles the square it began on', () => {
    const { down, move, up, meant } = setUp();
    down({ x: 98, y: 50 });
    move({ x: 101, y: 50 });
    up({ x: 101, y: 50 });
    expect(meant).toEqual(['toggle a8']);
  });

  test('with the mark tool marks a square, or unmarks one that is marked', () => {
    const { down, up, meant } = setUp({ marking: true, marks: ['c6'] });
    down('b7');
    up('b7');
    down('c6');
    up('c6');
    expect(meant).toEqual(['mark b7', 'unmark c6']);
  });

  test('on a queen toggles the queen even with the mark tool', () => {
    const { down, up, meant } = setUp({ marking: true, queens: ['c6'] });
    down('c6');
    up('c6');
    expect(meant).toEqual(['toggle c6']);
  });

  test('by a finger zooms in where squares are too small for it', () => {
    const { down, up, meant } = setUp({ aiming: true, overview: true }, 'touch');
    down('b7');
    up('b7');
    expect(meant).toEqual(['come closer to 150 150']);
  });

  test('beside the board, with another button or by a second finger does nothing', () => {
    const { down, up, meant } = setUp();
    down({ x: -1, y: 50 });
    up({ x: -1, y: 50 });
    down('b7', { button: 2 });
    up('b7');
    down('b7');
    down('c6', { pointerId: 2, isPrimary: false });
    up('b7');
    expect(meant).toEqual([]);
  });
});

describe('a press', () => {
  test('that is held shows the lines of its square and places nothing', () => {
    const { gestures, requestUpdate, down, up, meant } = setUp();
    down('d4');
    requestUpdate.mockClear();
    vi.advanceTimersByTime(350);
    expect(gestures.current).toMatchObject({ kind: 'lines', square: squareOf('d4') });
    expect(requestUpdate).toHaveBeenCalledOnce();
    up('d4');
    expect(gestures.current.kind).toBe('idle');
    expect(meant).toEqual([]);
  });

  test('that leaves its square places nothing, even if only its release is off the square', () => {
    const { down, move, up, meant } = setUp();
    down('d4');
    move('d5');
    up('d4');
    down('d4');
    up('d5');
    expect(meant).toEqual([]);
  });

  test('that is cancelled does nothing and does not become a hold', () => {
    const { gestures, down, cancel, up, meant } = setUp();
    down('d4');
    cancel();
    vi.advanceTimersByTime(1000);
    expect(gestures.current.kind).toBe('idle');
    up('d4');
    expect(meant).toEqual([]);
  });
});

describe('a queen', () => {
  test('moves to the square on which it is released', () => {
    const { gestures, down, move, up, meant } = setUp({ queens: ['b7'] });
    down('b7');
    move('d5');
    expect(gestures.current).toMatchObject({ kind: 'drag', from: squareOf('b7') });
    up('e3');
    expect(meant).toEqual(['move b7 e3']);
  });

  test('lands when the left button is up, whatever the right one does', () => {
    const { gestures, down, move, press, up, meant } = setUp({ queens: ['b7'] });
    down('b7');
    move('d5');
    // The browser tells of a second button by a move.
    press('d5', { button: 2, buttons: 3 });
    expect(gestures.current.kind).toBe('drag');
    press('e3', { button: 0, buttons: 2 });
    expect(gestures.current.kind).toBe('idle');
    up('g1', { button: 2, buttons: 0 });
    expect(meant).toEqual(['move b7 e3']);
  });

  test('stays where it was if it is dropped there or beside the board, or if the drag is cancelled', () => {
    const { down, move, up, cancel, meant } = setUp({ queens: ['b7'] });
    down('b7');
    move('d5');
    up('b7');
    down('b7');
    move({ x: 150, y: -40 });
    up({ x: 150, y: -40 });
    down('b7');
    move('d5');
    cancel();
    expect(meant).toEqual([]);
  });

  test('returns to its square if the phone is turned during the drag', () => {
    const { gestures, down, move, up, meant } = setUp({ queens: ['b7'] });
    for (const between of ['d5', 'e3']) {
      down('b7');
      move('d5');
      turn();
      move(between);
      expect(gestures.current.kind).toBe('idle');
      up('e3');
      down('b7');
      move('d5');
      turn();
      up('e3');
    }
    expect(meant).toEqual([]);
  });

  test('that is given is not dragged', () => {
    const { gestures, down, move, up, meant } = setUp({ givens: ['b7'], queens: ['d8'] });
    down('b7');
    move('d5');
    expect(gestures.current.kind).toBe('idle');
    up('d5');
    expect(meant).toEqual([]);
    down('d8');
    move('d5');
    up('d5');
    expect(meant).toEqual(['move d8 d5']);
  });

  test('that is given fires the same event for a tap as any other', () => {
    const { down, up, meant } = setUp({ givens: ['b7'] });
    down('b7');
    up('b7');
    expect(meant).toEqual(['toggle b7']);
  });
});

describe('a finger that aims', () => {
  test('toggles the square on which it is released', () => {
    const { down, move, up, meant } = setUp({ aiming: true }, 'touch');
    down('b3');
    move('d5');
    up('f6');
    expect(meant).toEqual(['toggle f6']);
  });

  test('toggles the last square it was on if it is released beside the board', () => {
    const { down, move, up, meant } = setUp({ aiming: true }, 'touch');
    down('b3');
    move('a3');
    up({ x: -20, y: 550 });
    expect(meant).toEqual(['toggle a3']);
  });

  test('near an edge toggles the free square rather than the attacked one', () => {
    const { down, move, up, meant } = setUp({ aiming: true, queens: ['a8'] }, 'touch');
    down('f5');
    move({ x: 550, y: 97 });
    up({ x: 550, y: 97 });
    expect(meant).toEqual(['toggle f7']);
  });

  test('may begin on a given queen, which cannot be dragged', () => {
    const { down, move, up, meant } = setUp({ aiming: true, givens: ['b7'] }, 'touch');
    down('b7');
    move('d6');
    up('d6');
    expect(meant).toEqual(['toggle d6']);
  });
});

describe('a stroke with the mark tool', () => {
  const marking = true;

  test('marks every square between two moves, however far apart', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('a8');
    move('h8');
    up('h8');
    expect(meant).toEqual(['mark a8 b8 c8 d8 e8 f8 g8 h8']);
  });

  test('shows the squares it will mark before it is released', () => {
    const { gestures, down, move, meant } = setUp({ marking });
    down('a8');
    move('c8');
    const squares = new Set(['a8', 'b8', 'c8'].map(squareOf));
    expect(gestures.current).toMatchObject({ kind: 'paint', marked: true, squares });
    expect(meant).toEqual([]);
  });

  test('goes through the points that the browser coalesced into one event', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('a8');
    move('a7');
    move('c7', ['a5', 'c5']);
    up('c7');
    expect(meant).toEqual(['mark a8 a7 a6 a5 b5 c5 c6 c7']);
  });

  test('goes through coalesced points also in the event that begins it', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('a8');
    move('c8', ['a7', 'b7', 'c7']);
    up('c8');
    expect(meant).toEqual(['mark a8 a7 b7 c7 c8']);
  });

  test('marks every square where the browser has no coalesced points', () => {
    const { down, moveAlone, up, meant } = setUp({ marking });
    down('a8');
    moveAlone('c8');
    moveAlone('c6');
    up('c6');
    expect(meant).toEqual(['mark a8 b8 c8 c7 c6']);
  });

  test('includes the square on which it is released', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('a8');
    move('b8');
    up('d8');
    down('a1');
    up('c1');
    expect(meant).toEqual(['mark a8 b8 c8 d8', 'mark a1 b1 c1']);
  });

  test('skips queens and squares that are marked already', () => {
    const { down, move, up, meant } = setUp({
      marking,
      queens: ['c8'],
      givens: ['e8'],
      marks: ['d8'],
    });
    down('a8');
    move('f8');
    up('f8');
    expect(meant).toEqual(['mark a8 b8 f8']);
  });

  test('may begin on a given queen', () => {
    const { down, move, up, meant } = setUp({ marking, givens: ['b7'] });
    down('b7');
    move('d7');
    up('d7');
    expect(meant).toEqual(['mark c7 d7']);
  });

  test('that begins on a mark removes marks and makes none', () => {
    const { down, move, up, meant } = setUp({ marking, marks: ['a1', 'c1', 'd2'] });
    down('a1');
    move('d1');
    up('d2');
    expect(meant).toEqual(['unmark a1 c1 d2']);
  });

  test('may leave the board and come back', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('b8');
    move({ x: 150, y: -250 });
    move({ x: 350, y: -250 });
    move('d7');
    up('d7');
    expect(meant).toEqual(['mark b8 d8 d7']);
  });

  test('that is cancelled marks nothing', () => {
    const { gestures, down, move, cancel, up, meant } = setUp({ marking });
    down('a8');
    move('h8');
    cancel();
    up('h8');
    expect(meant).toEqual([]);
    expect(gestures.current.kind).toBe('idle');
  });

  test('marks nothing if the phone is turned before its end', () => {
    const { down, move, up, meant } = setUp({ marking });
    down('a8');
    move('h8');
    turn();
    up('h7');
    expect(meant).toEqual([]);
  });

  test('ignores other pointers', () => {
    const { gestures, down, move, up, meant } = setUp({ marking });
    down('a8');
    move('b8');
    gestures.handleEvent({ type: 'pointermove', pointerId: 2 } as PointerEvent);
    up('b8');
    expect(meant).toEqual(['mark a8 b8']);
  });
});

describe('a swipe where the first tap marks', () => {
  const swipesMark = true;

  test.each(['mouse', 'touch'])('by %s marks the squares it crosses', (pointerType) => {
    for (const aiming of [false, true]) {
      const { down, move, up, meant } = setUp({ swipesMark, aiming }, pointerType);
      down('a8');
      move('b8');
      up('c8');
      expect(meant).toEqual(['mark a8 b8 c8']);
    }
  });

  test('that begins on a mark removes marks, and on a queen moves the queen', () => {
    const { down, move, up, meant } = setUp({ swipesMark, marks: ['a1', 'b1'], queens: ['d4'] });
    down('a1');
    move('b1');
    up('c1');
    down('d4');
    move('d5');
    up('d6');
    expect(meant).toEqual(['unmark a1 b1', 'move d4 d6']);
  });

  test('within one square is still a tap', () => {
    const { down, move, up, meant } = setUp({ swipesMark, marks: ['b7'] });
    down('b7');
    move({ x: 160, y: 160 });
    up({ x: 160, y: 160 });
    expect(meant).toEqual(['toggle b7']);
  });

  test('of a finger aims where the whole of a large board is in view', () => {
    const { down, move, up, meant } = setUp({ swipesMark, aiming: true, overview: true }, 'touch');
    down('b7');
    move('c7');
    up('d7');
    expect(meant).toEqual(['toggle d7']);
  });
});
