// Draws the icons that stores and home screens want as PNG from their drawings. Run by hand
// (`node tools/icons.mjs`, needs rsvg-convert) when a drawing changes; the results are
// committed, so that a build needs nothing but Node.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../public/', import.meta.url));

/** Side in pixels of each picture. 180 is what iOS asks for. */
const PICTURES = [
  { drawing: 'icon.svg', picture: 'icons/apple-touch-icon.png', side: 180 },
  { drawing: 'icon.svg', picture: 'icons/icon-192.png', side: 192 },
  { drawing: 'icon.svg', picture: 'icons/icon-512.png', side: 512 },
  { drawing: 'icons/today.svg', picture: 'icons/today-96.png', side: 96 },
  { drawing: 'icons/monochrome.svg', picture: 'icons/monochrome-512.png', side: 512 },
];

for (const { drawing, picture, side } of PICTURES) {
  execFileSync('rsvg-convert', [
    ...['--width', String(side), '--height', String(side)],
    ...['--output', folder + picture, folder + drawing],
  ]);
}
