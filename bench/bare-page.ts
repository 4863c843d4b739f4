import type { Browser } from '@playwright/test';
import { openPhone } from './bench-page.ts';
import { TappedBoard } from './tapped-board.ts';

/** Milliseconds that 95 taps of 100 on it take at most, where nothing else is going on. */
export const QUIET = 48;

/**
 * The least that a board can be: as many squares as a board of the game, in the same place, and a tap
 * changes the class of one. What it takes is the browser's share of what the game takes.
 */
export async function openBarePage(browser: Browser, like: TappedBoard): Promise<TappedBoard> {
  const { size } = like;
  const { x, y, width } = (await like.grid.boundingBox())!;
  const page = await openPhone(browser);
  const row = `<div role="row">${'<div role="gridcell"></div>'.repeat(size)}</div>`;
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; overflow: hidden; touch-action: manipulation; }
      [role=grid] { position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; }
      [role=row] { display: flex; }
      [role=gridcell] { flex: 1; aspect-ratio: 1; box-shadow: inset 0 0 0 0.5px gray; }
      .taken { background: black; }
    </style>
    <div role="grid">${row.repeat(size)}</div>
    <script>
      addEventListener('pointerup', ({ target }) => target.classList.toggle('taken'));
    </script>`);
  return TappedBoard.on(page, size, '.taken');
}
