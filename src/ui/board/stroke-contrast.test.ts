import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  colourOf,
  contrast,
  over,
  type Colour,
  STYLES,
  THEMES,
  tintsOf,
  tokensOfBoard,
} from '../puzzles/contrast.testing.ts';
import { DOT_OPACITY, SHADE_OPACITY } from './signs/sign-bits.ts';

/** The files with strokes on a board: what the board draws itself, and what screens give it to adopt. */
const FILES = [
  ...readdirSync('src/ui/board', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `src/ui/board/${file}`),
  'src/ui/drawing/attacks.ts',
  'src/game/checks/mistakes.ts',
  'src/game/hints/hint-marks.ts',
  'src/puzzles/editor/regions/draft-regions-renderer.ts',
  'src/puzzles/editor/verdict-drawing.ts',
  'src/puzzles/learn/drill.ts',
  'src/puzzles/look-back/look-back-view.ts',
];

/** The tints of regions, the free or the attacked squares of free play, or the token of what lies under a stroke on every board. */
type Ground = 'regions' | 'squares' | 'shade' | `--${string}`;

const EVERY_BOARD: readonly Ground[] = ['regions', 'squares', 'shade'];
/** Strokes over a casing or a plate. */
const CASED: readonly Ground[] = ['--surface'];
/** Strokes that say nothing which is not said beside them, and casings. */
const NONE: readonly Ground[] = [];

/** The ground of each stroke, by its selector. */
const GROUNDS: Readonly<Record<string, readonly Ground[]>> = {
  '.squares': NONE,
  '.within': NONE,
  '.between': ['regions'],
  // No board has both regions and given queens.
  '.given': ['squares'],
  '.line': EVERY_BOARD,
  '.attack': ['squares'],
  '.ray': EVERY_BOARD,
  '.choice': EVERY_BOARD,
  '.struck': EVERY_BOARD,
  '.cross': EVERY_BOARD,
  '.closing': EVERY_BOARD,
  '.brackets': EVERY_BOARD,
  '.open-dot': EVERY_BOARD,
  '.sight': EVERY_BOARD,
  '.sight-box': EVERY_BOARD,
  '.sight-region': ['--rg-edge'],
  '.hairline-casing': NONE,
  '.hairline': ['squares', '--surface'],
  '.drawing .target': ['squares', '--surface'],
  '.target-casing': NONE,
  // The thread joins queens that stand out by themselves.
  '.thread': CASED,
  '.thread-casing path': NONE,
  '.drawing .bead': CASED,
  '.casing': NONE,
  '.wrong': CASED,
  '.drawing .badge circle': NONE,
  '.badge path': ['--alert'],
  '.void-case': NONE,
  '.void-frame': CASED,
  '.crowded-casing': NONE,
  '.crowded': CASED,
  '.mistake-case': NONE,
  '.mistake': CASED,
  '.frame-case': NONE,
  '.frame': CASED,
  '.gone-case': NONE,
  '.gone': CASED,
  '.drawing .goal': CASED,
  '.unpainted': CASED,
  '.cut-off .casing': NONE,
  '.cut-off': CASED,
  '.drawing .plate': CASED,
  '.drawing .answer': CASED,
  '.drawing .answer.right': CASED,
  '.drawing .answer-sign': CASED,
  '.drawing .right + .answer-sign': ['--bloom'],
};

/** The signs that the canvas draws. */
const SIGNS: readonly Stroke[] = [
  { name: 'star', token: '--tick', opacity: 1, grounds: ['squares'] },
  { name: 'mark or dot', token: '--ink-2', opacity: 1, grounds: ['squares', 'shade'] },
  { name: 'mark', token: '--ink', opacity: 1, grounds: ['regions'] },
  { name: 'dot', token: '--ink', opacity: DOT_OPACITY, grounds: ['regions'] },
];

interface Stroke {
  readonly name: string;
  readonly token: string;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly grounds: readonly Ground[];
}

/** Returns the value that the last rule of each selector gives to a property. */
function valuesOf(property: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, sheet] of FILES.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/css`([^`]*)`/g),
  ])) {
    const rules = sheet!
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/@(?:media|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    for (const [, selectors, body] of rules.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const value = new RegExp(String.raw`(?<![\w-])${property}: ([^;]+);`).exec(body!)?.[1];
      if (value === undefined) continue;
      for (const selector of selectors!.split(',')) values.set(selector.trim(), value);
    }
  }
  return values;
}

const COLOURS = valuesOf('stroke');
const OPACITIES = valuesOf('opacity');

const STROKES: readonly Stroke[] = [
  ...SIGNS,
  ...[...COLOURS].map(([name, colour]) => ({
    name,
    token: colour.replace(/^var\((.*)\)$/, '$1'),
    opacity: Number(OPACITIES.get(name) ?? 1),
    grounds: GROUNDS[name] ?? NONE,
  })),
];

/** Returns the light and the dark square of free play. */
function squaresOf(tokens: ReadonlyMap<string, string>): Colour[] {
  return [colourOf(tokens, '--sq-a'), colourOf(tokens, '--sq-b')];
}

/** Returns the light and the dark square with the shade of attacked squares. */
function shadedOf(tokens: ReadonlyMap<string, string>): Colour[] {
  const opacity = Number.parseInt(SHADE_OPACITY, 16) / 255;
  const shade = colourOf(tokens, '--shade');
  return squaresOf(tokens).map((square) => over(square, shade, opacity));
}

/** Returns the least contrast of a stroke on a ground. */
function leastContrast(
  { token, opacity }: Stroke,
  ground: Ground,
  tokens: ReadonlyMap<string, string>,
): number {
  const below =
    ground === 'regions'
      ? tintsOf(tokens)
      : ground === 'squares'
        ? squaresOf(tokens)
        : ground === 'shade'
          ? shadedOf(tokens)
          : [colourOf(tokens, ground)];
  const colour = colourOf(tokens, token);
  return Math.min(...below.map((one) => contrast(one, over(one, colour, opacity))));
}

test.each(THEMES)(
  'without colours, attacked squares are told from free ones of both colours: %s',
  (theme) => {
    const styles = theme.endsWith('contrast') ? STYLES.slice(0, 1) : STYLES;
    for (const style of styles) {
      const tokens = tokensOfBoard(theme, style);
      const pairs = squaresOf(tokens).flatMap((free) =>
        shadedOf(tokens).map((attacked) => contrast(free, attacked)),
      );
      expect(Math.min(...pairs), style).toBeGreaterThanOrEqual(1.3);
    }
  },
);

test('every stroke on a board has a known ground', () => {
  expect([...COLOURS.keys()].filter((name) => !(name in GROUNDS))).toEqual([]);
  expect(Object.keys(GROUNDS).filter((name) => !COLOURS.has(name))).toEqual([]);
});

describe.each(THEMES)('every stroke has a contrast of at least 3: %s', (theme) => {
  // With more contrast, the board has its own style.
  test.each(theme.endsWith('contrast') ? STYLES.slice(0, 1) : STYLES)('%s', (style) => {
    const tokens = tokensOfBoard(theme, style);
    const table = STROKES.flatMap((stroke) =>
      stroke.grounds.map((ground) => ({
        stroke: `${stroke.name} on ${ground}`,
        contrast: leastContrast(stroke, ground, tokens),
      })),
    );
    expect(table.filter((row) => row.contrast < 3)).toEqual([]);
  });
});
