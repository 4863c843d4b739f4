// Draws the icons that stores and home screens want as PNG from the two drawings beside them. Run by
// hand (`node src/build/icons.mjs`, needs rsvg-convert) when a drawing changes; the results are
// committed, so that a build needs nothing but Node.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const icons = fileURLToPath(new URL('../../public/icons/', import.meta.url));

/** Side in pixels of each picture. 180 is what iOS asks for as apple-touch-icon. */
const PICTURES = [
  { drawing: 'icon.svg', picture: 'icon-180.png', side: 180 },
  { drawing: 'icon.svg', picture: 'icon-192.png', side: 192 },
  { drawing: 'icon.svg', picture: 'icon-512.png', side: 512 },
  { drawing: 'monochrome.svg', picture: 'monochrome-512.png', side: 512 },
];

for (const { drawing, picture, side } of PICTURES) {
  execFileSync('rsvg-convert', [
    ...['--width', String(side), '--height', String(side)],
    ...['--output', icons + picture, icons + drawing],
  ]);
}
