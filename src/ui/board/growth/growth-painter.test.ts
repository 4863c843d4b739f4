import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queensRules, type Rules } from '../../../core/rules.ts';
import { DOT } from '../sign-bits.ts';
import type { SignContext } from '../sign-painter.ts';
import type { Growth } from './growing.ts';
import { GrowthPainter } from './growth-painter.ts';

vi.hoisted(() => vi.stubGlobal('Path2D', Object));

/** What was painted since the last look: strokes and discs, by their colour, with their width or radius. */
let painted: string[] = [];
/** A context that says what is painted on it. */
let context: SignContext;

beforeEach(() => {
  painted = [];
  let radius = 0;
  const does: Record<string, unknown> = {
    canvas: { width: 0, height: 0 },
    arc: (...[, , size]: number[]) => (radius = size!),
    stroke(this: SignContext) {
      painted.push(`${this.strokeStyle as string} line ${this.lineWidth.toFixed(1)}`);
    },
    fill(this: SignContext) {
      painted.push(`${this.fillStyle as string} disc ${radius.toFixed(1)}`);
    },
  };
  for (const name of ['resetTransform', 'setTransform', 'clearRect', 'fillRect', 'beginPath']) {
    does[name] = () => undefined;
  }
  context = does as unknown as SignContext;
});

function look(): string[] {
  return painted.splice(0);
}

const PLACE = queensRules(8);
const REGIONS: Rules = { ...PLACE, regions: Array.from({ length: 64 }, () => 0) };
const GUARD: Rules = { ...PLACE, goal: { kind: 'guard', queens: 5 } };
const TOKENS = {
  '--tick': 'star',
  '--tick-w': '3',
  '--ink': 'dot',
  '--ink-2': 'ring',
  '--rg-0': 'plate',
};

/** Told at 1000, on its own clock. */
function painterOf(rules: Rules, ...growths: Partial<Growth>[]): GrowthPainter {
  const whole = growths.map((growth) => ({
    square: 0,
    sign: 0,
    wasOpen: false,
    begin: 0,
    ...growth,
  }));
  const looks = { tokens: TOKENS, pixelRatio: 1 };
  const growing = { growths: whole, duration: 100, rules, looks, width: 800, height: 800 };
  return new GrowthPainter(context, growing, 1000);
}

describe('what grows', () => {
  test('in free play is a star, whose lines come', () => {
    const painter = painterOf(PLACE, { sign: 1 });
    expect(look()).toEqual([]);
    expect(painter.paint(1050)).toBe(true);
    expect(look()).toEqual([expect.stringMatching(/^star line [12]\.\d$/)]);
    expect(painter.paint(1100)).toBe(false);
    expect(look()).toEqual(['star line 3.0']);
  });

  test('is on the canvas as far as it has grown when it is told', () => {
    painterOf(PLACE, { sign: 1, begin: -100 });
    expect(look()).toEqual(['star line 3.0']);
  });

  test('is painted no more when it has grown, however long others take', () => {
    const painter = painterOf(PLACE, { sign: 1 }, { square: 9, sign: 1, begin: 200 });
    painter.paint(1100);
    look();
    expect(painter.paint(1200)).toBe(true);
    expect(look()).toEqual([]);
    expect(painter.paint(1400)).toBe(false);
    expect(look()).toEqual(['star line 3.0']);
    expect(painter.paint(1500)).toBe(false);
    expect(look()).toEqual([]);
  });

  test('where regions are is a dot on its plate', () => {
    const painter = painterOf(REGIONS, { sign: DOT });
    expect(look()).toEqual([]);
    painter.paint(1100);
    expect(look()).toEqual(['plate disc 13.0', 'dot disc 2.6']);
  });

  test('where queens guard is a ring that closes to nothing', () => {
    const painter = painterOf(GUARD, { wasOpen: true });
    expect(look()).toEqual(['ring line 3.4']);
    painter.paint(1100);
    expect(look()).toEqual([]);
  });
});
