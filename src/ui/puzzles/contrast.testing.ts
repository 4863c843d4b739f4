import { readFileSync } from 'node:fs';
import { regionTokens } from './region-tokens.styles.ts';

/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

/** The selectors whose blocks set the tokens of a theme, the strongest last. */
export const SELECTORS = {
  light: ["[data-theme='light']"],
  dark: ["[data-theme='dark']"],
  'light, more contrast': ["[data-theme='light']", "[data-theme='light'][data-contrast='more']"],
  'dark, more contrast': ["[data-theme='dark']", "[data-theme='dark'][data-contrast='more']"],
};

export type Theme = keyof typeof SELECTORS;

export const THEMES = Object.keys(SELECTORS) as Theme[];
export const STYLES = ['celadon', 'line', 'delft', 'walnut'] as const;

const SHEETS = [
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'),
  regionTokens.cssText,
].join('\n');

/** Returns the tokens that blocks with one of these selectors set; a later block overrides an earlier one. */
export function tokensOf(selectors: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const wanted of selectors) {
    for (const [, names, body] of SHEETS.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const own = names!.replaceAll(/\/\*.*?\*\//gs, '').split(',');
      if (!own.some((name) => name.trim() === wanted)) continue;
      for (const [, token, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        tokens.set(token!, value!);
      }
    }
  }
  return tokens;
}

/** Returns the tokens of a board style under a theme. With more contrast, boards have no style but the theme's own. */
export function tokensOfBoard(theme: Theme, style: (typeof STYLES)[number]): Map<string, string> {
  if (theme.endsWith('contrast')) return tokensOf(SELECTORS[theme]);
  return tokensOf([
    ...SELECTORS[theme],
    `[data-board='${style}']`,
    ...(theme === 'dark' ? [`[data-theme='dark'][data-board='${style}']`] : []),
  ]);
}

export function colourOf(tokens: ReadonlyMap<string, string>, name: string): Colour {
  const [, hex] = /^#([\da-f]{6})$/i.exec(tokens.get(name)!)!;
  const value = Number.parseInt(hex!, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function tintsOf(tokens: ReadonlyMap<string, string>): Colour[] {
  return Array.from({ length: 12 }, (_, region) => colourOf(tokens, `--rg-${region}`));
}

export function map(colour: Colour, change: (channel: number, index: 0 | 1 | 2) => number): Colour {
  return [change(colour[0], 0), change(colour[1], 1), change(colour[2], 2)];
}

/** Returns the linear-light values of an sRGB colour. */
export function linear(colour: Colour): Colour {
  return map(colour, (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

/** Returns the colour of `top` at an opacity over `below`, rounded to the 256 steps of a screen. */
export function over(below: Colour, top: Colour, opacity: number): Colour {
  return map(
    top,
    (c, index) => Math.round(255 * (opacity * c + (1 - opacity) * below[index])) / 255,
  );
}

/** Returns the contrast of two colours as WCAG 2 defines it. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [a, b]
    .map((colour) => {
      const [red, green, blue] = linear(colour);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
