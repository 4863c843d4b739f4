import { expect, test } from 'vitest';
import { columnsOf } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { transform } from '../../core/solutions/symmetry.ts';
import { countSymmetric, type Turn } from './symmetric.ts';

test.each<Turn>(['half', 'quarter'])(
  'the count of solutions that a %s turn maps to themselves agrees with the list of all, up to 10 × 10',
  (turn) => {
    for (let size = 1; size <= 10; size++) {
      const left = [...solutionsOf(size)].filter((code) => {
        const columns = columnsOf(code);
        return transform(columns, turn).every((column, row) => column === columns[row]);
      });
      expect([size, countSymmetric(size, turn)]).toEqual([size, left.length]);
    }
  },
);

test('the counts of larger boards agree with the published numbers', () => {
  const sizes = [11, 12, 13, 14, 15, 16, 17];
  expect(sizes.map((size) => countSymmetric(size, 'half'))).toEqual([
    48, 80, 136, 420, 1240, 3000, 8152,
  ]);
  expect(sizes.map((size) => countSymmetric(size, 'quarter'))).toEqual([0, 8, 8, 0, 0, 64, 128]);
});
