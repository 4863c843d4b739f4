import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { letAnswersBeHeld, holdAnswers, releaseAnswers } from '../helpers/hold-answers.ts';
import { fillDevice } from '../helpers/one-game.ts';
import { bring, drawPicture, NO_BOARD, type Drawn } from '../helpers/pictures.ts';
import { openPuzzles, REGIONS, REGIONS_WITH_TWO_ANSWERS } from '../helpers/puzzle-steps.ts';
import { expectSaid, holding } from '../helpers/settled.ts';
import { expectQueens, notice } from '../helpers/steps.ts';

/** A board with one solution, and a queen of it on e8. */
const BOARD: Drawn = { regions: REGIONS.slice(5), size: 8, queens: [4] };
const OTHER: Drawn = { ...BOARD, regions: REGIONS_WITH_TWO_ANSWERS.slice(5), queens: [] };
const BOXES = Array.from({ length: 81 }, (_, square) => {
  const [row, column] = [Math.floor(square / 9), square % 9];
  return 3 * Math.floor(row / 3) + Math.floor(column / 3);
}).join('');

const screen = (page: Page) => page.locator('nt-picture');
const verdict = (page: Page) => screen(page).getByRole('heading', { level: 2 }).first();

async function expectRefused(page: Page, words: string): Promise<void> {
  await expect(verdict(page)).toHaveText('No board was read');
  await expect(screen(page).locator('.refused p')).toHaveText(words);
}

test('a board in a picture is read, shown, asked about and played', async ({ page, step }) => {
  await letAnswersBeHeld(page);
  await openPuzzles(page, 'picture');
  const board = await drawPicture(page, BOARD);

  await step('a pasted picture shows its board and the verdict, and says both', async () => {
    await openPuzzles(page);
    await bring(page, 'paste', [board]);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    await expect(screen(page).locator('.chips')).toHaveText(/8\s×\s8 8 regions 1 queen/);
    await expectSaid(page, /8 regions\..*Exactly one solution · Medium\./);
    await expect(screen(page).locator('canvas')).toBeVisible();
  });

  await step(
    'Play from here has its queen, Undo takes it, and Back shows the picture',
    async () => {
      await openPuzzles(page);
      await bring(page, 'drop', [board]);
      await page.getByRole('button', { name: 'Play from here' }).click();
      await expectQueens(page, ['e8']);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('From a picture');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Medium');
      await page.keyboard.press('u');
      await expectQueens(page, []);
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
      await page.goBack();
      await page.goForward();
      await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    },
  );

  await step(
    'Play from the start has no queen, and the puzzle stands under Unfinished',
    async () => {
      await openPuzzles(page, 'picture');
      await bring(page, 'drop', [board]);
      await page.getByRole('button', { name: 'Play from here' }).click();
      await expectQueens(page, ['e8']);
      await page.goBack();
      await page.getByRole('button', { name: 'Play from the start' }).click();
      await expectQueens(page, []);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Medium');
      await openPuzzles(page, 'unfinished');
      const card = page.locator('nt-unfinished-list li');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText('From a picture · Medium');
      await page.reload();
      await card.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('From a picture');
    },
  );

  await step('Edit opens the board in the editor, and Back shows the picture', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [board]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.locator('nt-editor .verdict')).toContainText('Exactly one solution');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('a picture is chosen on the page, and from Open a code', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [await drawPicture(page, NO_BOARD)]);
    await expect(verdict(page)).toHaveText('No board was read');
    let choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: board });
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    await openPuzzles(page, 'code');
    choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: board });
    await expect(page).toHaveURL(/#\/puzzles\/picture$/);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('a picture that is pasted into the field of Open a code is read', async () => {
    await openPuzzles(page, 'code');
    await expect(page.getByRole('textbox')).toBeFocused();
    await bring(page, 'paste', [board]);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('a corner is dragged, and moved by keys, and the board is read again', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [board]);
    const corner = page.getByRole('button', { name: 'Corner a8' });
    const before = (await corner.boundingBox())!;
    await corner.hover();
    await page.mouse.down();
    await page.mouse.move(before.x + 26, before.y + 26, { steps: 3 });
    await page.mouse.up();
    await expect(verdict(page)).toBeVisible();
    await corner.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(verdict(page)).toBeVisible();
    // The next key moves it on.
    await expect(corner).toBeFocused();
  });

  await step('corners that meet are refused beside the whole picture', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [board]);
    for (const name of ['Corner h8', 'Corner h1', 'Corner a1', 'Corner a8']) {
      const corner = page.getByRole('button', { name });
      await corner.hover();
      await page.mouse.down();
      await page.mouse.move(2000, -3000, { steps: 3 });
      await page.mouse.up();
      await expect(screen(page).locator('.reading')).toHaveCount(0);
    }
    await expect(verdict(page)).toHaveText('No board was read');
    await expect(screen(page).locator('canvas')).toHaveJSProperty('width', 720);
  });

  await step('a square that is not sure is asked, and answered by its neighbours', async () => {
    await openPuzzles(page, 'picture');
    const glare = await drawPicture(page, { ...BOARD, queens: [], glare: 9 });
    await bring(page, 'drop', [glare]);
    await expect(verdict(page)).toHaveText('Which region is b7 in?');
    // Another picture takes the place of the question.
    await bring(page, 'drop', [board]);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    await bring(page, 'drop', [glare]);
    await expect(verdict(page)).toHaveText('Which region is b7 in?');
    await expect(verdict(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 square is unclear');
    const next = screen(page).getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await screen(page).getByRole('radio', { name: 'With a7, b8 and b6' }).check({ force: true });
    await next.click();
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('letters on all squares are asked about at once', async () => {
    await openPuzzles(page, 'picture');
    const letters: Drawn = { ...BOARD, queens: [], width: 1100, hasLetters: true };
    await bring(page, 'drop', [await drawPicture(page, letters)]);
    await expect(verdict(page)).toHaveText('What is on these squares?');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('64 squares are unclear');
    await screen(page).getByRole('radio', { name: 'Nothing' }).check({ force: true });
    await screen(page).getByRole('button', { name: 'Next' }).click();
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('a drawing without a ground is read', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [await drawPicture(page, { ...BOARD, queens: [], isDrawing: true })]);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });

  await step('another board in the picture is tapped', async () => {
    await openPuzzles(page, 'picture');
    const two: Drawn = { ...BOARD, width: 1600, height: 1000, share: 0.5, beside: OTHER.regions };
    await bring(page, 'drop', [await drawPicture(page, { ...two, queens: [] })]);
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    await page.getByRole('button', { name: 'Board 2 in the picture' }).click();
    await expect(verdict(page)).toHaveText('This puzzle has two solutions');
  });

  await step('of two pictures at once the second waits for its turn', async () => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [board, await drawPicture(page, OTHER)]);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expectQueens(page, ['e8']);
    await page.goBack();
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(verdict(page)).toHaveText('This puzzle has two solutions');
    await expect(screen(page).getByRole('radio', { name: 'No touching' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  });

  await step('a pasted code opens, and a text that is none is told', async () => {
    await openPuzzles(page);
    const paste = (text: string, target = page.locator('body')) =>
      target.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        const options = { bubbles: true, cancelable: true, composed: true };
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData }));
      }, text);
    await paste('Good morning');
    await expect(notice(page)).toContainText('That isn’t a puzzle link, code or letter grid.');
    // A slider takes no text.
    await page.goto('./#/lab/backtracking/4');
    await paste(REGIONS, page.getByRole('slider', { name: 'Step' }));
    await expect(page.locator('nt-puzzle-play h1')).toContainText('Regions · Medium');
  });

  await step('a reload while a picture is read shows the ways to bring one', async () => {
    await openPuzzles(page, 'picture');
    await holdAnswers(page);
    await bring(page, 'drop', [board]);
    await expect(screen(page).locator('.reading')).toHaveText('Reading the picture…');
    await page.reload();
    holding(page, 'answers', false);
    await expect(verdict(page)).toHaveText('Show a board');
    await releaseAnswers(page);
  });

  await step('a photo of 50 megapixels is read', async () => {
    await openPuzzles(page, 'picture');
    const photo: Drawn = { ...BOARD, width: 6200, height: 8100, type: 'image/jpeg' };
    await bring(page, 'drop', [await drawPicture(page, photo)], 'image/jpeg');
    await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
  });
});

test('each picture without a board is refused in one sentence', async ({ page, step }) => {
  const drop = async (buffer: Buffer, type?: string) => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [buffer], type);
  };
  await openPuzzles(page, 'picture');

  await step('text', async () => {
    await drop(await drawPicture(page, NO_BOARD));
    await expectRefused(
      page,
      'It shows no square grid. Show the whole board, edges too, from straight above and without glare.',
    );
    await expectSaid(page, /^No board was read\. It shows no square grid\./);
  });

  await step('a sudoku', async () => {
    await drop(await drawPicture(page, { regions: BOXES, size: 9 }));
    await expectRefused(page, 'It looks like a sudoku, which this game doesn’t have.');
  });

  await step('a grid whose regions are not clear', async () => {
    await drop(await drawPicture(page, { regions: '010101101010'.repeat(3), size: 6 }));
    await expectRefused(
      page,
      'There is a grid, but its regions are not clear, or it doesn’t have 5 to 16 rows. Try a sharper picture.',
    );
  });

  await step('a board without a solution', async () => {
    await drop(await drawPicture(page, { regions: '0011122233222332443344443', size: 5 }));
    await expect(verdict(page)).toHaveText('This puzzle has no solution');
    await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  });

  await step('a file that is too large', async () => {
    await openPuzzles(page, 'picture');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      const content = new Uint8Array(60_000_001);
      dataTransfer.items.add(new File([content], 'a.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      document.body.dispatchEvent(new DragEvent('drop', options));
    });
    await expectRefused(page, 'The picture is too large. A screenshot of it will do.');
  });

  await step('a damaged file', async () => {
    const board = await drawPicture(page, BOARD);
    await drop(board.subarray(0, 60));
    await expectRefused(
      page,
      'The picture is damaged or too large. Send it again, or take a screenshot of it.',
    );
  });

  await step('a type that the browser lacks', async () => {
    await drop(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic');
    await expectRefused(
      page,
      'This browser can’t open this kind of picture. A screenshot of it will do.',
    );
  });
});

/** Milliseconds between two liveness probes. The second notices the silence of a worker. */
const NOTICED = 5000;

test('a worker that does not answer is told of, and the next picture is read', async ({ page }) => {
  await page.clock.install();
  await openPuzzles(page, 'picture');
  const board = await drawPicture(page, BOARD);
  holding(page, 'answers');
  await page.route(/worker-picture/, (route) => route.fulfill({ contentType: 'text/javascript' }));
  await bring(page, 'drop', [board]);
  // The picture is asked of a second worker too.
  for (let workers = 0; workers < 2; workers++) {
    await expect.poll(() => page.workers().length).toBe(1);
    const ended = page.workers()[0]!.waitForEvent('close');
    await page.clock.fastForward(NOTICED);
    await page.clock.fastForward(NOTICED);
    await ended;
  }
  await expectRefused(
    page,
    'Reading didn’t finish. Please try again; if you’re offline, connect once first.',
  );
  await page.unroute(/worker-picture/);
  holding(page, 'answers', false);
  await bring(page, 'drop', [board]);
  await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a picture that another app shares is read, also without a network', async ({
    page,
    site,
    context,
    step,
  }) => {
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const board = await drawPicture(page, BOARD);
    // Another page of the origin: the game itself may send no form.
    await context.route('**/other-app', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>app</title><form action="share" method="post" enctype="multipart/form-data">
          <input name="files" type="file" multiple><input name="text"><button>Share</button></form>`,
      }),
    );
    const share = async (files: readonly Buffer[], text = ''): Promise<void> => {
      await page.goto(`${site.url}other-app`);
      const given = files.map((buffer) => ({ name: 'a.png', mimeType: 'image/png', buffer }));
      await page.setInputFiles('[name=files]', given);
      await page.fill('[name=text]', text);
      await page.click('button');
    };

    await step('online, and nothing of it is kept', async () => {
      await share([board]);
      await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
      expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
        expect.stringContaining('shared-'),
      );
      await page.reload();
      await expect(verdict(page)).toHaveText('Show a board');
    });

    await step('a shared code opens its puzzle', async () => {
      await share([], `Try this: ${REGIONS}`);
      await expect(page.locator('nt-puzzle-play h1')).toContainText('Regions · Medium');
    });

    await step('a picture that finds no room on the device is told of', async () => {
      await page.goto(`${site.url}other-app`);
      const makeRoom = await fillDevice(page, site.url);
      await share([board]);
      await expectRefused(page, 'This device had no room for it. Choose the picture here.');
      await makeRoom();
      await page.reload();
      await expect(verdict(page)).toHaveText('Show a board');
    });

    await step('offline', async () => {
      await page.goto(`${site.url}other-app`);
      await page.setInputFiles('[name=files]', { name: 'a', mimeType: 'image/png', buffer: board });
      await site.stop();
      await page.click('button');
      await expect(verdict(page)).toHaveText('Exactly one solution · Medium');
    });
  });
});
