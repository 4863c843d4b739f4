import { readFile } from 'node:fs/promises';
import { solutionsOf } from '../../src/core/solutions/families.ts';
import { sample } from '../../src/core/sample.testing.ts';
import { allOf, backupOf, drop, play, store, storedCodes } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';

/** Records of a large collection, of six sizes or seven. */
const RECORDS = sample(20_000, 100_000);

const [SOLUTION, OTHER] = allOf(8);

test('a database that is deleted under the game is made anew, and finds go on', async ({
  page,
}) => {
  await page.goto('./#/play/8');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('ninety-two-solutions-8');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await play(page, SOLUTION!);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(await storedCodes(page, 8)).toEqual([SOLUTION]);
});

test('another tab imports 14,200 solutions while this one plays, and nothing is lost', async ({
  page,
  context,
}) => {
  const twelve = allOf(12);
  const other = await context.newPage();
  await page.goto('./#/play/8');
  await other.goto('./#/play/12', { waitUntil: 'networkidle' });
  await expect(page.getByRole('grid')).toBeVisible();
  await drop(other, backupOf([...twelve, OTHER!]));
  await expect(other.getByRole('dialog')).toContainText('12 × 12: 14,200 new solutions');
  await other.getByRole('button', { name: 'Add them' }).click();
  await page.bringToFront();
  await play(page, SOLUTION!);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '14,201 solutions added' })).toBeVisible({
    timeout: 30_000,
  });
  expect(await storedCodes(page, 8)).toEqual([SOLUTION, OTHER]);
  expect(await storedCodes(page, 12)).toEqual(twelve);
  await page.goto('./#/collection/12');
  await expect(page.getByText('in 1,787 of 1,787 families')).toBeVisible();
});

const script = '<script>document.title = "taken"</script><img src=x onerror="document.title=1">';
const HOSTILE = {
  'a page': `<!doctype html>${script}`,
  'markup for codes': backupOf([SOLUTION!]).replaceAll(SOLUTION!, script.slice(0, 8)),
  'prototype keys': `{"format":"ninety-two","version":1,"__proto__":{"polluted":1},"sizes":{"__proto__":{"found":[],"revealed":[]},"constructor":{"prototype":{"polluted":1},"found":[],"revealed":[]}}}`,
  'huge numbers': backupOf([SOLUTION!]).replace(/"foundAt":\d+/, '"foundAt":1e999'),
  'deep nesting': `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  'a list of nonsense': `{"format":"ninety-two","version":1,"sizes":{"8":{"found":[${'0,'.repeat(100_000)}0],"revealed":[]}}}`,
  'a later version': backupOf([SOLUTION!]).replace('"version":1', '"version":2'),
  nothing: '',
};

for (const [name, text] of Object.entries(HOSTILE)) {
  test(`a hostile file changes nothing and runs nothing: ${name}`, async ({ page }) => {
    await page.goto('./#/collection/8');
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      await drop(page, text);
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(dialog).toContainText('Nothing was changed.');
    expect(await page.title()).toMatch(/Ninety-Two$/);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(await storedCodes(page, 8)).toEqual([]);
  });
}

test('a large collection is exported whole, while the page goes on', async ({ page }) => {
  const codes: string[] = [];
  for (let size = 8; codes.length < RECORDS; size++) {
    for (const code of solutionsOf(size)) {
      codes.push(code);
      if (codes.length === RECORDS) break;
    }
  }
  await page.goto('./');
  await store(page, codes);
  await page.goto('./#/settings');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  // Counts the turns that the page had for a frame or a tap. Durations are measured in bench/.
  const beats = await page.evaluateHandle(() => {
    const count = { beats: 0 };
    setInterval(() => count.beats++);
    return count;
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  expect(await beats.evaluate((count) => count.beats)).toBeGreaterThan(20);
  const text = await readFile(file, 'utf8');
  expect(text.match(/"code":/g)).toHaveLength(RECORDS);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});
