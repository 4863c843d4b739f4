import { expect, test } from 'vitest';
import { RELATION_BIT } from '../../../core/board/attacks.ts';
import { DOT, MARK, PLATE, SHADE, STAR, TINT } from './sign-bits.ts';

const RELATIONS = Object.values(RELATION_BIT);

test('no two facts of a sign share a bit, and all fit into a byte', () => {
  const bits = [...RELATIONS, MARK, TINT, SHADE];
  const all = bits.reduce((before, bit) => before | bit, 0);
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(all);
  expect(new Uint8Array([all])[0]).toBe(all);
});

test('dots and plates have bits of stars', () => {
  expect(DOT & PLATE).toBe(0);
  expect((DOT | PLATE) & ~STAR).toBe(0);
});
