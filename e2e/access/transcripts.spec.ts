import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';
import { holding, spoken, stopClock, untilSilent } from '../helpers/settled.ts';
import { expectResult, openBoard } from '../helpers/steps.ts';

/**
 * Scripts of what a player hears. A line with `>` has the keys that are pressed: `Tab*` goes to the board, `@e4` are the
 * arrows to that square, `!Go_on` focuses and presses a button, `result*` waits for the result. The lines below it are
 * what is spoken then, with the live region, or `focus` and what got it. TRANSCRIPTS=write writes them anew.
 */
const SCRIPTS = {
  'eight-by-eight': (page: Page) => openBoard(page),
  day: async (page: Page) => {
    await openPuzzles(page);
    await page.locator('.day-card li a').filter({ hasText: 'Fill in' }).focus();
  },
  lab: async (page: Page) => {
    await page.goto('./#/lab/backtracking/4');
    const step = page.getByRole('slider', { name: 'Step' });
    // The length of the run is known.
    await expect(step).toHaveAttribute('aria-valuetext', /^Step \d+ of \d+ · /);
  },
} as const;

for (const [name, open] of Object.entries(SCRIPTS)) {
  test(`${name} is heard as its transcript says, in this order and once`, async ({ page }) => {
    holding(page, 'motion');
    await page.clock.install({ time: '2026-11-21T12:00:00' });
    await open(page);
    await stopClock(page);
    await untilSilent(page);
    const file = new URL(`transcripts/${name}.txt`, import.meta.url);
    const steps = stepsOf(readFileSync(file, 'utf8'));
    const heard: string[] = [];
    for (const { keys, lines } of steps) {
      const begin = (await spoken(page)).length;
      for (const key of keys.split(' ')) await press(page, key);
      // The player hears the words out: those of quick moves are left out.
      await untilSilent(page);
      const now = await linesSince(page, begin);
      if (process.env['TRANSCRIPTS'] === 'write') heard.push(`> ${keys}`, ...now);
      else expect(now, `after ${keys}`).toEqual(lines);
    }
    if (heard.length > 0) writeFileSync(file, `${heard.join('\n')}\n`);
    await test.info().attach('spoken.json', { body: JSON.stringify(await spoken(page), null, 1) });
  });
}

interface Step {
  readonly keys: string;
  readonly lines: readonly string[];
}

function stepsOf(script: string): Step[] {
  const blocks = script.trim().split(/^> /m).slice(1);
  return blocks.map((block) => {
    const [keys, ...lines] = block.trim().split('\n');
    return { keys: keys!, lines };
  });
}

async function press(page: Page, key: string): Promise<void> {
  const focused = page.locator('nt-board [role=gridcell]:focus');
  if (key === 'Tab*') {
    while ((await focused.count()) === 0) await page.keyboard.press('Tab');
    return;
  }
  if (key === 'result*') return expectResult(page);
  if (key.startsWith('!')) {
    const name = key.slice(1).replaceAll('_', ' ');
    const control = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('switch', { name }));
    await control.focus();
    return page.keyboard.press('Enter');
  }
  if (!key.startsWith('@')) return page.keyboard.press(key);
  const target = page.locator(`nt-board [role=gridcell][aria-label^="${key.slice(1)},"]`);
  const columns = Number(await page.locator('nt-board [role=grid]').getAttribute('aria-colcount'));
  const [from, to] = await Promise.all(
    [focused, target].map(async (cell) => {
      const at = Number(await cell.getAttribute('data-square'));
      return { row: Math.floor(at / columns), column: at % columns };
    }),
  );
  const [down, right] = [to!.row - from!.row, to!.column - from!.column];
  for (let step = 0; step < Math.abs(down); step++) {
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  for (let step = 0; step < Math.abs(right); step++) {
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
}

/** Returns what was spoken from an index on. Of squares that the focus only passes nothing is heard. */
async function linesSince(page: Page, begin: number): Promise<string[]> {
  const all = (await spoken(page)).slice(begin);
  const heard = all.filter(
    ({ region, words }, index) =>
      region !== 'notice' &&
      !(words.startsWith('gridcell') && all[index + 1]?.words.startsWith('gridcell')),
  );
  const lines = heard.map(({ region, words }) => `${region.padEnd(10)}${timeless(words)}`);
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  return isLost ? [...lines, 'focus     nothing'] : lines;
}

/** Returns words without the time of play, which differs from run to run. */
function timeless(words: string): string {
  return words.replaceAll(/\d+ (second|minute)s?/g, 'N $1s').replaceAll(/\d+:\d\d\b/g, 'M:SS');
}
