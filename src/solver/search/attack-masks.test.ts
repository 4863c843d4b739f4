import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { SIGHT_NAMES } from '../../core/board/rules.ts';
import { squareAt } from '../../core/board/square.ts';
import { attackMasks } from './attack-masks.ts';

describe.each(SIGHT_NAMES)('where queens see as %s', (sight) => {
  test.each([1, 2, 5, 8, 11])('the masks of n = %i are the attacks of the geometry', (size) => {
    const masks = attackMasks(size, sight);
    const shape = { rows: size, columns: size };
    const geometry = geometryOf({ shape, sight, goal: { kind: 'place' } });
    for (let square = 0; square < geometry.squares; square++) {
      const attacked = [square];
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          const isSet = (masks[square * size + row]! & (1 << column)) !== 0;
          if (isSet) attacked.push(squareAt(row, column, size));
        }
      }
      const expected = geometry.attacks(square).map((one) => one.square);
      expect(new Set(attacked)).toEqual(new Set([square, ...expected]));
    }
  });
});
