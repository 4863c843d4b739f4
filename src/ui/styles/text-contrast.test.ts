import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourOf, contrast, STYLES, THEMES, tokensOfBoard } from '../puzzles/contrast.testing.ts';

const PAGE = ['--paper', '--surface', '--sunken'];
const SQUARES = ['--sq-a', '--sq-b'];

/** The grounds on which a colour has text. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  '--ink': [...PAGE, ...SQUARES, '--bloom-soft'],
  // The names of ranks and files stand on squares.
  '--ink-2': [...PAGE, ...SQUARES],
  '--ink-3': PAGE,
  '--on-ink': ['--ink'],
  '--on-bloom': ['--bloom'],
  '--bloom-ink': PAGE,
  '--alert': ['--paper', '--surface'],
  '--on-alert': ['--alert'],
};

/** The colours of drawings, which have no text. */
const DRAWN = ['--queen', '--line-strong', '--bloom'];

test('every colour of text has known grounds', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true });
  const used = files
    .filter((file) => /\.(ts|css)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/[\s;{]color: var\((--[\w-]+)\)/g),
    ])
    .map(([, token]) => token!);
  const known = [...Object.keys(GROUNDS), ...DRAWN];
  expect([...new Set(used)].filter((token) => !known.includes(token))).toEqual([]);
});

describe.each(THEMES)('every text has a contrast of at least 4.5: %s', (theme) => {
  // With more contrast, the board has its own style.
  test.each(theme.endsWith('contrast') ? STYLES.slice(0, 1) : STYLES)('%s', (style) => {
    const tokens = tokensOfBoard(theme, style);
    const table = Object.entries(GROUNDS).flatMap(([text, grounds]) =>
      grounds.map((ground) => ({
        text: `${text} on ${ground}`,
        contrast: contrast(colourOf(tokens, text), colourOf(tokens, ground)),
      })),
    );
    expect(table.filter((row) => row.contrast < 4.5)).toEqual([]);
  });
});
