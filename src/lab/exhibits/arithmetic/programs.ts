import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'first = first * 10 + digit;',
      'for (long x = first; x <= last; x += 9) {',
      'if (!each_column_once()) continue;',
      'if (diagonals_are_free()) {',
      'for (long x = first; x <= last; x += 9) {',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'const long first = std::stol(digits);',
      'for (long x = first; x <= last; x += 9) {',
      'if (sorted != digits) continue;',
      'if (diagonals_are_free(columns)) {',
      'for (long x = first; x <= last; x += 9) {',
    ],
  },
  py: {
    text: py,
    lines: [
      'first, last = int(digits), int(digits[::-1])',
      'for x in range(first, last + 1, 9):',
      'if set(str(x)) == each_once:',
      'if diagonals_are_free(board):',
      'for x in range(first, last + 1, 9):',
    ],
  },
  ts: {
    text: ts,
    lines: [
      "const first = Number(digits.join(''));",
      'for (let x = first; x <= last; x += 9) {',
      'if (eachOnce(board)) {',
      'if (diagonalsAreFree(board)) yield [x, board];',
      'for (let x = first; x <= last; x += 9) {',
    ],
  },
};
