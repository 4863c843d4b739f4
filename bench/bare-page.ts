import type { Browser } from '@playwright/test';
import { openPhone } from './bench-page.ts';
import { TappedBoard } from './tapped-board.ts';

/** Milliseconds that 95 % of taps on the bare page take at most on an otherwise idle machine. */
export const QUIET = 48;

/**
 * Opens a minimal board: as many squares as `like`, in the same place. A tap toggles one class of its square. The
 * time of a tap on it is the browser's share of the time of a tap in the game.
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
