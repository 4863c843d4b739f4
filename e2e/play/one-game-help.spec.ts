import { allOf } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { storedFind } from '../helpers/one-game.ts';
import {
  chooseMore,
  click,
  expectFound,
  expectQueens,
  openBoard,
  revealedSquares,
} from '../helpers/steps.ts';

test('a solution copied after Reveal and Undo is found, and remembers that it was revealed', async ({
  page,
}) => {
  await openBoard(page, '4');
  await chooseMore(page, 'Reveal solution');
  await page.getByRole('button', { name: 'Reveal it' }).click();
  await expect(page.getByRole('button', { name: '0 of 2 found · 1 revealed' })).toBeVisible();
  const squares = await revealedSquares(page, 4);
  const code = allOf(4).find((each) => page.url().includes(`/x${each}-`))!;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectQueens(page, []);
  await click(page, ...squares);
  await expectFound(page, '1 of 2');
  const find = await storedFind(page, code);
  expect(find['version']).toBe(1);
  expect(find['revealedAt']).toBeGreaterThan(0);
  expect(find['revealedAt']).toBeLessThanOrEqual(find['foundAt'] as number);

  await page.goto(`./#/collection/4/family/1/${code}`);
  await expect(page.getByRole('heading', { name: /^Found on / })).toBeVisible();
  await expect(page.getByText(/revealed/i).first()).toBeVisible();
});
