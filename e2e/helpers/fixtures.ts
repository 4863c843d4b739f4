import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serve } from '../../tools/server.mjs';
import { makeBuild } from './next-build.ts';
import { journey, type Step } from './journey.ts';
import { watch } from './settled.ts';

/** Milliseconds that a promise of a journey may wait in vain, as in playwright.config.ts. */
const PATIENCE = 60_000;

/** The console message of Playwright when it blocks a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  /** Runs a promise of a journey. One that fails does not hide the next. */
  step: Step;
  /**
   * Messages that the browser itself writes to the console in this test, such as a failed request
   * that the test provokes. Everything else in the console fails the test.
   */
  expectedMessages: RegExp | undefined;
  /** True if the player is new to the game. By default the first minute has been played. */
  newcomer: boolean;
  /** When solutions are counted on the board; by default when the player asks, as on a new device. */
  ways: 'asked' | 'each-move';
  /** A host of the test's own, which can go away, come back and get another version. */
  site: Awaited<ReturnType<typeof serve>>;
}

interface WorkerFixtures {
  /** A copy of the build as the next version would be: other contents under other names. Tests do not change it. */
  nextBuild: string;
}

/**
 * The test function of every spec. A console message, an uncaught error or a violation of the
 * Content-Security-Policy (Chromium writes each to the console) in any page of the context fails the
 * test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedMessages: [undefined, { option: true }],
  newcomer: [false, { option: true }],
  ways: ['asked', { option: true }],

  step: async ({}, use, info) => {
    // A promise that waits in vain takes a minute, which those after it must not lack.
    const { step, end, hasRun } = journey(
      (title, body) => base.step(title, body),
      () => info.setTimeout(info.timeout + PATIENCE),
    );
    await use(step);
    end();
    if (!hasRun()) base.skip(true, 'no step has the words of STEP');
  },

  context: async ({ context, expectedMessages, newcomer, ways, serviceWorkers }, use) => {
    await watch(context, serviceWorkers !== 'block');
    if (!newcomer) await context.addInitScript(playBefore, ways);
    const complaints: string[] = [];
    const hear = (text: string): void => {
      if (!expectedMessages?.test(text) && !text.includes(BLOCKED)) complaints.push(text);
    };
    context.on('console', (message) =>
      hear(`console.${message.type()}: ${message.text()} (${message.location().url})`),
    );
    context.on('weberror', (failure) => hear(`uncaught: ${String(failure.error())}`));
    await use(context);
    base.expect(complaints, 'nothing reaches the console').toEqual([]);
  },

  site: async ({}, use) => {
    const site = await serve();
    await use(site);
    await site.stop();
  },

  nextBuild: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'ninety-two-next-'));
      await makeBuild(directory);
      await use(directory);
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

/**
 * Stores that the first minute and the guides of puzzles are over, unless settings are stored already.
 */
function playBefore(ways: string): void {
  const key = 'ninety-two-settings';
  // Pages without an origin have no storage.
  if (location.origin === 'null' || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, JSON.stringify({ taught: true, ways }));
  localStorage.setItem('ninety-two-told', '["guide-complete","guide-regions","guide-guard"]');
}
