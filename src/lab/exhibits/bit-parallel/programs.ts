import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'static void extend(int row, uint64_t columns, uint64_t rising, uint64_t falling) {',
      'if (columns == full) {',
      'uint64_t free = full & ~(columns | rising | falling);',
      'while (free != 0) {',
      'uint64_t bit = free & -free;',
      'extend(row + 1, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'long extend(Bits columns = 0, Bits rising = 0, Bits falling = 0) {',
      'if (columns == full) return record();',
      'Bits free = full & ~(columns | rising | falling);',
      'while (free != 0) {',
      'const Bits bit = free & -free;',
      'found += extend(columns | bit, (rising | bit) >> 1, (falling | bit) << 1);',
    ],
  },
  py: {
    text: py,
    lines: [
      'def extend(full, board=(), columns=0, rising=0, falling=0):',
      'if columns == full:',
      'free = full & ~(columns | rising | falling)',
      'while free:',
      'bit = free & -free',
      'yield from extend(',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'function* extend(',
      'if (columns === full) {',
      'let free = full & ~(columns | rising | falling);',
      'while (free !== 0) {',
      'const bit = free & -free;',
      'yield* extend(full, next, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);',
    ],
  },
};
