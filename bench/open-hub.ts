import type { Page } from '@playwright/test';

/** What the hub of Puzzles is opened for. */
export interface Opening {
  /** Where the game is. */
  readonly url: string;
  /** How many times slower the device is. */
  readonly slowdown: number;
  /** How long a player looks at the board first, in milliseconds: what is made ready then has the time. */
  readonly look?: number;
  /** How many of what there have to be in the hub, by selectors. */
  readonly parts: Readonly<Record<string, number>>;
}

/**
 * Opens Play anew, lets it come to rest, and taps on Puzzles.
 * @returns Milliseconds from the tap to the first frame with all that is looked for.
 */
export async function hubOpened(
  page: Page,
  { url, slowdown, look = 0, parts }: Opening,
): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${url}#/play`);
  await page.bringToFront();
  await page.getByRole('gridcell').last().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(look);
  const opened = page.evaluate(untilPainted, parts);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  const time = await opened;
  await devtools.detach();
  return time;
}

/** Runs in the page: until as many parts of the hub are painted as there have to be. */
function untilPainted(parts: Opening['parts']): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), { capture: true });
    const look = (): void => {
      const hub = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-puzzles')
        ?.shadowRoot?.querySelector('nt-puzzles-hub')?.shadowRoot;
      const stands = Object.entries(parts).every(
        ([part, count]) => hub?.querySelectorAll(part).length === count,
      );
      if (stands) {
        // The most urgent task is the first thing that is done when the frame has been made.
        const onMade = (): void => resolve(performance.now() - start);
        void scheduler.postTask(onMade, { priority: 'user-blocking' });
      } else requestAnimationFrame(look);
    };
    look();
  });
}
