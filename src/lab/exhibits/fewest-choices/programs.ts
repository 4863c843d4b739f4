import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'static long extend(int queens) {',
      'if (queens == n) return record();',
      'for (int other = 0; other < 2 * n; other++)',
      'for (int k = 0; k < n; k++) {',
      'mark(row, col, true);',
      'found += extend(queens + 1);',
      'mark(row, col, false);',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'long extend(int queens = 0) {',
      'if (queens == n) return record();',
      'const int line = std::ranges::min(open, {}, [this](int k) { return free_squares(k); });',
      'for (int k = 0; k < n; ++k) {',
      'mark(row, col, true);',
      'found += extend(queens + 1);',
      'mark(row, col, false);',
    ],
  },
  py: {
    text: py,
    lines: [
      'def extend(n, queens, free):',
      'if len(queens) == n:',
      'line = min(lines(n, queens, free), key=len)',
      'for s in line:',
      'queens.append(s)',
      'yield from extend(n, queens, left)',
      'queens.pop()',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'function* extend(n: number, queens: Square[], free: readonly Square[]): Generator<number[]> {',
      'if (queens.length === n) {',
      'const line = fewestChoices(n, queens, free);',
      'for (const s of line) {',
      'queens.push(s);',
      'yield* extend(n, queens, left);',
      'queens.pop();',
    ],
  },
};
