import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frame, PICTURES, setScene, wordsOn } from '../../tools/screenshot-scene.mjs';
import { ROOT } from '../../tools/install.mjs';
import { DIST } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';

// If a test fails because the game was changed, run `npm run screenshots`.

/** The folder that the command writes to; the build copies it. */
const PICTURES_IN = join(ROOT, 'public', 'screenshots');

/** Reads the words that the screenshot script has recorded with each picture. */
const written = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(PICTURES_IN, 'words.json'), 'utf8')) as never;

test('the pictures show the tabs and the words of this build', async ({ page, baseURL }) => {
  const words: Record<string, unknown> = {};
  let scene;
  for (const picture of PICTURES) {
    if (picture.scene !== scene) await setScene(page, baseURL!, (scene = picture.scene));
    await frame(page, picture);
    words[picture.name] = await wordsOn(page, picture.scene);
  }
  expect(words).toEqual(await written());
});

test('the manifest offers each picture in its size', async () => {
  interface Screenshot {
    readonly src: string;
    readonly sizes: string;
  }
  const manifest = JSON.parse(await readFile(join(DIST, 'manifest.webmanifest'), 'utf8')) as {
    readonly screenshots: readonly Screenshot[];
  };
  expect(manifest.screenshots.map(({ src, sizes }) => [src, sizes])).toEqual(
    PICTURES.map(({ name, width, height }) => [`./screenshots/${name}.png`, `${width}x${height}`]),
  );
  for (const { name, width, height } of PICTURES) {
    const picture = await readFile(join(PICTURES_IN, `${name}.png`));
    // The first chunk of a PNG begins with both.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
  }
});
