// How soon a tap is answered on a phone's slow processor, in Chromium with the CPU slowed six times, on
// the production build in dist/: until the exact insight is on the screen, and until the queen is,
// while a long search runs and while none does.
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { columnOf, rowOf, type Square } from '../src/core/square.ts';
import { drawFrom, randomSolution, someOf } from '../src/solver/random-boards.ts';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/browser.mjs';
import { serve } from '../e2e/server.mjs';

declare global {
  interface Window {
    /** In the page: when what follows the next tap is painted, in milliseconds after the tap. */
    painted: Promise<number>;
    /** In the worker: how long its last insight took, in milliseconds. */
    searched: number;
  }
}

/** What came of a tap, in milliseconds after the finger left the screen. */
interface Tap {
  /** Until what was waited for was painted. */
  readonly painted: number;
  /** From the last question the worker got to its answer; 0 without a worker. */
  readonly searched: number;
}

const SLOWDOWN = 6;

/** Games played to their last queen but one, and the 95th percentile to stay below in milliseconds. */
const GAMES = [
  { size: 8, games: 24, aim: 50 },
  { size: 12, games: 15, aim: 150 },
];

/** Queens placed on 20 × 20, where counting takes many seconds, in each of the two ways. */
const LONG_SIZE = 20;
const LONG_TAPS = 60;

const site = await serve({ directory: 'dist' });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});

const insights: Record<string, number | string>[] = [];
for (const { size, games, aim } of GAMES) {
  const page = await open(size, true);
  const taps: Tap[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const draw = drawFrom(seed);
    const queens = someOf(randomSolution(size, draw), size - 1, draw);
    for (const [index, queen] of queens.entries()) {
      taps.push(await tap(page, queen, size, `^${index + 1} placed · (?!at least)`));
    }
    await clear(page);
  }
  await page.context().close();
  // The slowdown holds for the page's thread alone. That the worker's is as slow is added to it.
  const slowed = taps.map(({ painted, searched }) => painted + (SLOWDOWN - 1) * searched);
  insights.push({ board: `${size} × ${size}`, taps: taps.length, ...percentiles(slowed), aim });
}

const queens: Record<string, number | string>[] = [];
for (const searching of [false, true]) {
  const page = await open(LONG_SIZE, searching);
  const taps: Tap[] = [];
  for (let seed = 1; taps.length < LONG_TAPS; seed++) {
    const draw = drawFrom(seed);
    const [first, ...others] = someOf(randomSolution(LONG_SIZE, draw), 4, draw);
    await tap(page, first!, LONG_SIZE, searching ? '^1 placed · at least' : '^1 placed');
    for (const [index, queen] of others.entries()) {
      taps.push(await tap(page, queen, LONG_SIZE, `^${index + 2} placed`));
    }
    await clear(page);
  }
  await page.context().close();
  const painted = taps.map((one) => one.painted);
  const search = searching ? 'a long one' : 'none';
  queens.push({ search, taps: taps.length, ...percentiles(painted) });
}
await browser.close();
await site.stop();

console.log('Tap to exact insight, CPU slowed 6 times, milliseconds');
console.table(insights);
console.log('Tap to queen on 20 × 20 during a search, CPU slowed 6 times, milliseconds');
console.table(queens);
const results = { slowdown: SLOWDOWN, insights, queens };
writeFileSync('bench/results/solver-browser.json', `${JSON.stringify(results, null, 2)}\n`);

/** An empty board in a page of its own, with live insight or without. */
async function open(size: number, insight: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('ninety-two-settings', settings),
    JSON.stringify({ insight, sound: false }),
  );
  await page.goto(`${site.url}#/play/${size}`);
  await page.locator(`[role=grid][aria-rowcount="${size}"]`).waitFor();
  // What the first tap loads is loaded before anything is measured.
  await tap(page, 0, size, insight ? '^1 placed · .*finish' : '^1 placed');
  await page.workers()[0]?.evaluate(watchQuestions);
  await clear(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Taps a square and waits until the sentence under the board, as a pattern has it, is painted. */
async function tap(page: Page, square: Square, size: number, sentence: string): Promise<Tap> {
  const { x, y, width } = (await page.getByRole('grid').boundingBox())!;
  const side = width / size;
  await page.evaluate(awaitSentence, sentence);
  await page.mouse.click(
    x + (columnOf(square, size) + 0.5) * side,
    y + (rowOf(square, size) + 0.5) * side,
  );
  const painted = await page.evaluate(() => window.painted);
  const searched = (await page.workers()[0]?.evaluate(() => self.searched)) ?? 0;
  return { painted, searched };
}

async function clear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.locator('nt-play .insight p', { hasText: 'Tap any square' }).waitFor();
}

/** Runs in the worker: keeps how long it takes from a question for insight to its answer. */
function watchQuestions(): void {
  let id = '';
  let asked = 0;
  const answer = self.postMessage.bind(self);
  self.addEventListener('message', ({ data }: MessageEvent<{ id: string; path?: string[] }>) => {
    if (data.path?.[0] !== 'insight') return;
    id = data.id;
    asked = performance.now();
  });
  // The types are those of a page, whose `postMessage` asks for more.
  self.postMessage = ((message: { id: string }, more?: object) => {
    if (message.id === id) self.searched = performance.now() - asked;
    answer(message, more);
  }) as typeof self.postMessage;
}

/** Runs in the page: waits for the next tap, and for the sentence that is to follow it. */
function awaitSentence(sentence: string): void {
  const pattern = new RegExp(sentence);
  const root = document.querySelector('nt-app')!.shadowRoot!.querySelector('nt-play')!.shadowRoot!;
  window.painted = new Promise((resolve) => {
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          const text = root.querySelector('.insight p')!.textContent.replaceAll(/\s+/g, ' ').trim();
          if (!pattern.test(text)) return;
          changes.disconnect();
          // A message sent from a frame is received when the frame has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        });
        changes.observe(root, { childList: true, characterData: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
}

/** The median and what all but a twentieth and a hundredth stay below. */
function percentiles(values: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.ceil(share * sorted.length) - 1]! * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
