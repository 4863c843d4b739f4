import { expect, test } from 'vitest';
import { columnHouses, KIND_PAIRS, rowHouses } from '../../core/board/house.ts';
import { houseName, houseNames, ofHouse, ofHousePair } from './house-words.ts';

const SHAPE = { rows: 8, columns: 8 };

test('a house has a name, and houses of one kind are named in the order in which the board names them', () => {
  const [rows, columns] = [rowHouses(SHAPE), columnHouses(SHAPE)];
  expect([rows[0]!, columns[4]!].map((house) => houseName(house, 8))).toEqual(['8', 'e']);
  // Row indexes count from the top, row names from the bottom.
  expect(houseNames([rows[3]!, rows[5]!, rows[4]!], 8)).toBe('3, 4 and 5');
  expect(houseNames([columns[4]!, columns[1]!], 8)).toBe('b and e');
  const regions = [9, 1].map((index) => ({ kind: 'region' as const, index, squares: [] }));
  expect(houseNames(regions, 12)).toBe('2 and 10');
});

test('each kind of house has its wording of a message', () => {
  const said = (['row', 'column', 'region'] as const).map((kind) =>
    ofHouse(kind, '[row|column|region] 3'),
  );
  expect(said).toEqual(['row 3', 'column 3', 'region 3']);
});

test('each pair of kinds that hints compare has its wording of a message', () => {
  const message = '[region|region|row|column|row|column] in [row|column|region|region|column|row]';
  for (const [inner, outer] of KIND_PAIRS) {
    expect(ofHousePair(inner, outer, message)).toBe(`${inner} in ${outer}`);
  }
});
