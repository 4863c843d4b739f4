import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './install.mjs';
import { PICTURES } from './screenshot-scene.mjs';

test.each(PICTURES)('the picture $name has the size that the manifest says', (picture) => {
  const { name, width, height } = picture;
  const file = readFileSync(join(ROOT, 'public', 'screenshots', `${name}.png`));
  // The first chunk of a PNG begins with both.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
});
