import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'static void solve(int row) {',
      'if (row == n) {',
      'for (int col = 0; col < n; col++) {',
      'if (!attacked(row, col)) {',
      'mark(row, col, true);',
      'solve(row + 1);',
      'mark(row, col, false);',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'long solve(int row = 0) {',
      'if (row == n) return record();',
      'for (int col = 0; col < n; ++col) {',
      'if (!attacked(row, col)) {',
      'place(row, col);',
      'found += solve(row + 1);',
      'lift(row, col);',
    ],
  },
  py: {
    text: py,
    lines: [
      'def solve(self, row=0):',
      'if row == self.n:',
      'for col in range(self.n):',
      'if not self.attacked(row, col):',
      'self.place(row, col)',
      'yield from self.solve(row + 1)',
      'self.lift(row, col)',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'function* solve(',
      'if (row === n) {',
      'for (let col = 0; col < n; col++) {',
      'if (!lines.some((line) => taken.has(line))) {',
      'board.push(col);',
      'yield* solve(n, board, taken);',
      'board.pop();',
    ],
  },
};
