import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'for (;;) {',
      'if (row == n) {',
      'while (col < n && attacked(col))',
      'col++;',
      'if (col < n) {',
      'stack[row++] = col;',
      '} else if (row == 0) {',
      'col = stack[--row] + 1;',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'for (int col = 0;;) {',
      'if (stack.size() == n) {',
      'while (col < columns && attacked(stack, col)) ++col;',
      'while (col < columns && attacked(stack, col)) ++col;',
      'if (col < columns) {',
      'stack.push_back(col);',
      '} else if (stack.empty()) {',
      'col = stack.back() + 1;',
    ],
  },
  py: {
    text: py,
    lines: [
      'while True:',
      'if len(stack) == n:',
      'while col < n and attacked(stack, col):',
      'col += 1',
      'if col < n:',
      'stack.append(col)',
      'elif not stack:',
      'col = stack.pop() + 1',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'for (;;) {',
      'if (stack.length === n) {',
      'while (col < n && attacked(stack, col)) {',
      'col++;',
      'if (col < n) {',
      'stack.push(col);',
      'if (last === undefined) return;',
      'col = last + 1;',
    ],
  },
};
