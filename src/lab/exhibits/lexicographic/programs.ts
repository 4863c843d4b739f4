import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'for (int k = 0; k < n; k++) a[k] = k;',
      'do {',
      'if (diagonals_are_free()) {',
      'while (i >= 0 && a[i] > a[i + 1]) i--;',
      'while (a[j] < a[i]) j--;',
      'swap(&a[i], &a[j]);',
      'for (int from = i + 1, to = n - 1; from < to; from++, to--)',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'std::iota(a.begin(), a.end(), 0);',
      'do {',
      'if (diagonals_are_free(a)) {',
      'auto i = std::is_sorted_until(a.rbegin(), a.rend());',
      'auto j = std::find_if(a.rbegin(), i, [i](int col) { return col > *i; });',
      'std::iter_swap(i, j);',
      'std::reverse(a.rbegin(), i);',
    ],
  },
  py: {
    text: py,
    lines: [
      'a = list(range(n))',
      'while True:',
      'if diagonals_are_free(a):',
      'i = max((i for i in range(n - 1) if a[i] < a[i + 1]), default=None)',
      'j = max(j for j in range(n) if a[j] > a[i])',
      'a[i], a[j] = a[j], a[i]',
      'a[i + 1:] = reversed(a[i + 1:])',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'const a = [...Array(n).keys()];',
      'for (;;) {',
      'if (diagonalsAreFree(a)) yield a;',
      'const i = a.findLastIndex((col, k) => col < a[k + 1]);',
      'const j = a.findLastIndex((col) => col > a[i]);',
      '[a[i], a[j]] = [a[j], a[i]];',
      'a.push(...a.splice(i + 1).reverse());',
    ],
  },
};
