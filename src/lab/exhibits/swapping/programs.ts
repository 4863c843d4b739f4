import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'static void permute(int k) {',
      'if (diagonals_are_free()) record();',
      'for (int i = k; i < n; i++) {',
      'swap(&a[k], &a[i]);',
      'permute(k + 1);',
      'swap(&a[k], &a[i]); /* back */',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'long permute(Columns& a, std::size_t k = 0) {',
      'if (k == a.size()) return diagonals_are_free(a) ? record(a) : 0;',
      'for (std::size_t i = k; i < a.size(); ++i) {',
      'std::swap(a[k], a[i]);',
      'found += permute(a, k + 1);',
      'std::swap(a[k], a[i]);  // back',
    ],
  },
  py: {
    text: py,
    lines: [
      'def permute(a, k=0):',
      'if diagonals_are_free(a):',
      'for i in range(k, len(a)):',
      'a[k], a[i] = a[i], a[k]',
      'yield from permute(a, k + 1)',
      'a[k], a[i] = a[i], a[k]  # back',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'function* permute(a: number[], k = 0): Generator<readonly number[]> {',
      'if (diagonalsAreFree(a)) yield a;',
      'for (let i = k; i < a.length; i++) {',
      '[a[k], a[i]] = [a[i], a[k]];',
      'yield* permute(a, k + 1);',
      '[a[k], a[i]] = [a[i], a[k]]; // back',
    ],
  },
};
