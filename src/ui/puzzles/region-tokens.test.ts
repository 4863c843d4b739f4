import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '../../i18n/languages.ts';
import { setLocale } from '../../i18n/locale.ts';
import { DOT_OPACITY } from '../board/signs/sign-bits.ts';
import {
  colourOf,
  contrast,
  linear,
  map,
  over,
  SELECTORS,
  STYLES,
  THEMES,
  tintsOf,
  tokensOf,
  type Colour,
  type Theme,
} from './contrast.testing.ts';
import { regionLookName } from './region-look-words.ts';

/** Returns the smallest and the largest contrast of something on the twelve tints, to a tenth. */
function span(tokens: ReadonlyMap<string, string>, on: (tint: Colour) => Colour): string {
  const ratios = tintsOf(tokens).map((tint) => contrast(tint, on(tint)));
  return [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(1)).join('–');
}

describe('the contrast on the twelve tints', () => {
  const rows: [string, Record<Theme, string>, (tokens: Map<string, string>) => string][] = [
    [
      'the line between regions',
      {
        light: '5.8–12.8',
        dark: '4.7–7.5',
        'light, more contrast': '9.1–19.2',
        'dark, more contrast': '7.7–18.5',
      },
      (tokens) => span(tokens, () => colourOf(tokens, '--rg-edge')),
    ],
    [
      'marks, the names of ranks and files',
      {
        light: '5.8–12.8',
        dark: '5.0–8.0',
        'light, more contrast': '9.1–19.2',
        'dark, more contrast': '7.7–18.5',
      },
      (tokens) => span(tokens, () => colourOf(tokens, '--ink')),
    ],
    [
      'dots',
      {
        light: '4.1–7.1',
        dark: '3.8–5.7',
        'light, more contrast': '6.9–11.9',
        'dark, more contrast': '5.6–11.8',
      },
      (tokens) => {
        const ink = colourOf(tokens, '--ink');
        return span(tokens, (tint) => over(tint, ink, DOT_OPACITY));
      },
    ],
  ];
  for (const [name, expected, measure] of rows) {
    test.each(THEMES)(`of ${name} is as listed: %s`, (theme) => {
      expect(measure(tokensOf(SELECTORS[theme]))).toBe(expected[theme]);
    });
  }

  test.each(THEMES)('of queens is at least 4.5 in every board style: %s', (theme) => {
    const tokens = tokensOf(SELECTORS[theme]);
    const isDark = theme.startsWith('dark');
    for (const style of STYLES) {
      const own = tokensOf([
        `[data-board='${style}']`,
        ...(isDark ? [`[data-theme='dark'][data-board='${style}']`] : []),
      ]);
      const queen = colourOf(own.has('--queen') ? own : tokens, '--queen');
      const least = Math.min(...tintsOf(tokens).map((tint) => contrast(tint, queen)));
      expect(least, style).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(THEMES)('of textures is at least as listed: %s', (theme) => {
    const tokens = tokensOf(SELECTORS[theme]);
    const ratios = tintsOf(tokens)
      .map((tint, region) => contrast(tint, colourOf(tokens, `--rg-${region}p`)))
      .slice(1);
    const least = { light: 1.2, dark: 1.3, 'light, more contrast': 3, 'dark, more contrast': 3 };
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least[theme]);
  });

  test.each(THEMES)('of the casing with focus, conflict and thread is at least 4: %s', (theme) => {
    const tokens = tokensOf(SELECTORS[theme]);
    const surface = colourOf(tokens, '--surface');
    for (const name of ['--focus', '--alert', '--bloom-edge']) {
      expect(contrast(surface, colourOf(tokens, name)), name).toBeGreaterThanOrEqual(4);
    }
    const plate = contrast(colourOf(tokens, '--alert-soft'), colourOf(tokens, '--alert'));
    expect(plate, 'a queen in conflict on her plate').toBeGreaterThanOrEqual(4.5);
  });
});

/**
 * Matrices that map linear sRGB to the colours seen without one kind of cone: Machado, Oliveira and Fernandes, “A
 * Physiologically-based Model for Simulation of Color Vision Deficiency”, 2009, table 1, severity 1.
 */
const EYES = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'no green cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'no blue cones': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

function multiply(matrix: readonly number[], [a, b, c]: Colour): Colour {
  return map([0, 0, 0], (_, row) => {
    const [x, y, z] = matrix.slice(3 * row) as [number, number, number];
    return x * a + y * b + z * c;
  });
}

/** Converts linear sRGB to Oklab: Björn Ottosson, “A perceptual color space for image processing”, 2020. */
function oklab(light: Colour): Colour {
  const toCones = [
    0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566,
    0.0883024619, 0.2817188376, 0.6299787005,
  ];
  const toLab = [
    0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099,
    0.0259040371, 0.7827717662, -0.808675766,
  ];
  return multiply(toLab, map(multiply(toCones, light), Math.cbrt));
}

/** Returns the tints in Oklab as eyes with some kinds of cone see them. */
function seenBy(theme: Theme, eyes: keyof typeof EYES): Colour[] {
  return tintsOf(tokensOf(SELECTORS[theme])).map((tint) =>
    oklab(map(multiply(EYES[eyes], linear(tint)), (c) => Math.max(0, Math.min(1, c)))),
  );
}

/** Returns the least distance of two tints for eyes with some kinds of cone. */
function leastDistance(theme: Theme, eyes: keyof typeof EYES): number {
  const seen = seenBy(theme, eyes);
  return Math.min(
    ...seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .map((other) => Math.hypot(...one.map((c, channel) => c - other[channel]!))),
    ),
  );
}

/** The hues of brown (dark orange and dark yellow) in OKLCH, in degrees. A colour of less chroma is a grey. */
const BROWN = { from: 25, to: 110, leastChroma: 0.03 };

/** Returns a colour in OKLCH, the hue in degrees. */
function oklch(colour: Colour): { lightness: number; chroma: number; hue: number } {
  const [lightness, a, b] = oklab(linear(colour));
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma: Math.hypot(a, b), hue };
}

test.each(['dark', 'dark, more contrast'] as const)('no tint and no ink is brown: %s', (theme) => {
  const tokens = tokensOf(SELECTORS[theme]);
  for (const [name] of tokens) {
    if (!/^--rg-\d+p?$/.test(name)) continue;
    const { chroma, hue } = oklch(colourOf(tokens, name));
    const isBrown = hue > BROWN.from && hue < BROWN.to && chroma > BROWN.leastChroma;
    expect(isBrown, name).toBe(false);
  }
});

test.each<[Theme, ...number[]]>([
  ['light', 58, 55, 51, 38],
  ['dark', 82, 55, 35, 42],
  // With more contrast, textures have a contrast of at least 3.
  ['light, more contrast', 49, 48, 41, 39],
  ['dark, more contrast', 63, 54, 49, 47],
])('the two nearest tints are told apart: %s', (theme, ...thousandths) => {
  const distances = Object.keys(EYES).map((eyes) =>
    Math.floor(1000 * leastDistance(theme, eyes as keyof typeof EYES)),
  );
  expect(distances).toEqual(thousandths);
});

test('at night no tint is nearly black or bright', () => {
  for (const tint of tintsOf(tokensOf(SELECTORS.dark))) {
    const [lightness] = oklab(linear(tint));
    expect(lightness).toBeGreaterThan(0.415);
    expect(lightness).toBeLessThan(0.505);
  }
});

/** The table by which neighbouring regions get their tints, as the maker of puzzles has it. */
const [TABLE] = /\[\n {2}\[\],[^;]*\]/.exec(
  readFileSync('src/solver/puzzles/make/region-tints.ts', 'utf8'),
)!;
const TINT_DISTANCES = JSON.parse(TABLE.replaceAll(/,(?=\s*\])/g, '')) as number[][];

test.each(THEMES)('all eyes tell the tints of neighbours apart: %s', (theme) => {
  for (const eyes of Object.keys(EYES) as (keyof typeof EYES)[]) {
    const seen = seenBy(theme, eyes);
    for (const [a, distances] of TINT_DISTANCES.entries()) {
      for (const [b, distance] of distances.entries()) {
        // Regions that touch get tints at least this far apart, if they can.
        if (distance < 120) continue;
        const measured = Math.hypot(...seen[a]!.map((c, channel) => c - seen[b]![channel]!));
        expect(measured, `${a} and ${b} for ${eyes}`).toBeGreaterThan(0.049);
      }
    }
  }
});

describe('the name of a region', () => {
  beforeAll(() => {
    vi.stubGlobal('window', new EventTarget());
  });
  afterAll(() => void vi.unstubAllGlobals());

  /** Sets how the page looks, as the frame does. */
  function show(theme: Theme, isForced = false): void {
    const dataset = {
      theme: theme.split(',')[0],
      ...(theme.endsWith('contrast') && { contrast: 'more' }),
    };
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('matchMedia', () => ({ matches: isForced }));
  }

  /** Returns the words in the names of regions that follow their numbers. */
  function looks(count: number): string[] {
    return Array.from({ length: count }, (_, region) => {
      const name = regionLookName(region, count);
      const [, look = ''] = /^\d+ ?[(（](.+)[)）]$/.exec(name) ?? [];
      return look;
    });
  }

  test.each(LOCALES)('is no other region’s on any board, whatever its look: %s', async (locale) => {
    await setLocale(locale);
    for (const theme of THEMES) {
      for (let count = 4; count <= 12; count++) {
        show(theme);
        expect(new Set(looks(count)).size).toBe(count);
        expect(looks(count)).not.toContain('');
      }
    }
    show('light', true);
    expect(new Set(looks(12)).size).toBe(12);
  });

  test('is its number alone where regions share a tint', () => {
    show('light');
    for (let count = 13; count <= 16; count++) expect(regionLookName(3, count)).toBe('4');
  });

  test('is a texture where the system forces its own colours', async () => {
    await setLocale('en');
    show('dark', true);
    expect(regionLookName(0, 9)).toBe('1 (plain)');
  });

  /**
   * Colours with the hues that people call by these words: Randall Munroe, “Color Survey Results”, 2010. Its names of
   * the second and the eighth are “wine” and “blue purple”.
   */
  const HUES: Readonly<Record<string, string>> = {
    red: '#e50000',
    'wine red': '#80013f',
    orange: '#f97306',
    yellow: '#ffff14',
    green: '#15b01a',
    turquoise: '#06c2ac',
    blue: '#0343df',
    'blue-purple': '#5729ce',
    purple: '#7e1e9c',
    pink: '#ff81c0',
  };

  /** Dark colours with words of their own, by the words of their hues. */
  const DARK: Readonly<Record<string, string>> = {
    olive: 'yellow',
    brown: 'orange',
    'wine red': 'red',
  };

  /** Colours with words of their own, by the words of their hues. */
  const OWN: Readonly<Record<string, string>> = { ...DARK, salmon: 'red' };

  /** Returns the tints of a theme by their names. */
  async function named(theme: 'light' | 'dark'): Promise<Map<string, ReturnType<typeof oklch>>> {
    await setLocale('en');
    show(theme);
    const words = looks(12);
    return new Map(
      tintsOf(tokensOf(SELECTORS[theme])).map((tint, region) => [words[region]!, oklch(tint)]),
    );
  }

  test.each(['light', 'dark'] as const)('has the word of the nearest hue: %s', async (theme) => {
    const hues = Object.entries(HUES).map(
      ([word, hex]) => [word, oklch(colourOf(new Map([['', hex]]), '')).hue] as const,
    );
    for (const [name, { hue }] of await named(theme)) {
      if (name === 'grey') continue;
      const apart = (other: number): number => Math.abs(((hue - other + 540) % 360) - 180);
      const [[nearest]] = hues.toSorted(([, a], [, b]) => apart(a) - apart(b)) as [
        (typeof hues)[0],
      ];
      const word = name.replace(/^(light |dark |grey-)/, '');
      const own = word in HUES ? word : OWN[word];
      expect(own, name).toBe(nearest);
    }
  });

  test.each(['light', 'dark'] as const)(
    'says dark, light, grey and red by measure: %s',
    async (theme) => {
      const tints = await named(theme);
      for (const [name, { lightness, chroma }] of tints) {
        const [, much, word] = /^(?:(light|dark) |)(.+)$/.exec(name)!;
        const plain = tints.get(DARK[name] ?? word!);
        if (DARK[name] || much === 'dark')
          expect(lightness, name).toBeLessThan(plain!.lightness - 0.05);
        if (much === 'light')
          expect(lightness, name).toBeGreaterThan((plain?.lightness ?? 0.9) + 0.03);
        if (name === 'grey') expect(chroma).toBeLessThan(0.02);
        else expect(chroma, name).toBeGreaterThan(0.04);
        if (name.startsWith('grey-')) expect(chroma, name).toBeLessThan(0.06);
        // A pale red is called salmon.
        if (name === 'red') expect(chroma).toBeGreaterThan(0.12);
        if (name === 'salmon') expect(chroma).toBeLessThan(0.12);
      }
    },
  );
});
