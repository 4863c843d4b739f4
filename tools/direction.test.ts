import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);

/** The styles that may name the left or the right, by file, with the reason: what they draw is never mirrored. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/lab/player/code-panel.styles.ts': 'code runs from left to right',
  'src/play/actions/board-dialog.styles.ts': 'two borders, turned, draw a chevron that points down',
  'src/play/finish/find-celebration.ts': 'a script moves the seed from there',
  'src/puzzles/look-back/look-back.styles.ts': 'moves run from left to right',
  'src/puzzles/unfinished/unfinished-card.ts': 'the card follows a finger',
  'src/ui/board/board.styles.ts': 'geometry of the board',
  'src/ui/board/lines.ts': 'geometry of the board',
  'src/ui/board/magnifier/magnifier.ts': 'a script moves the loupe from there',
  'src/ui/board/regions/puzzle-board.styles.ts': 'geometry of the board',
  'src/ui/styles/faded-ends.styles.ts': 'both ends fade alike',
};

/** Properties whose four values are those of the top, right, bottom and left. */
const FOUR_SIDES =
  /^((scroll-)?(margin|padding)|inset|border-(width|style|color|image-\w+)|mask-border-\w+)$/;

/** Returns the text of style sheets in a file: all of a `.css` file, otherwise its `css` templates. */
function stylesIn(path: string, text: string): string {
  const sheets = path.endsWith('.css') ? [text] : text.match(/(?<=css`)[^`]*/g);
  return (sheets ?? [])
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\$\{[^}]*\}/g, '');
}

/** Returns the declarations of style sheets. */
function declarationsIn(styles: string): (readonly [property: string, value: string])[] {
  return [...styles.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(
    ([, property, value]) => [property!, value!.replaceAll(/\s+/g, ' ').trim()] as const,
  );
}

/** Splits a value at a sign that is in no parentheses. */
function split(value: string, sign: ' ' | ',' | '/'): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of value) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns true if a declaration makes the left differ from the right in every language. */
function isPhysical(property: string, value: string): boolean {
  const [first, second, third, fourth] = split(split(value, '/')[0] ?? '', ' ');
  if (property.startsWith('--') || value.includes('--across')) return false;
  if (/(^|-)(left|right)(-|$)/.test(property)) return true;
  if (/(?<![\w-])(left|right)(?![\w-])|translateX|translate3d/.test(value)) return true;
  if (FOUR_SIDES.test(property)) return fourth !== undefined && second !== fourth;
  if (property === 'border-radius') {
    // The corners from the top left on, clockwise.
    const corners = [first, second ?? first, third ?? first, fourth ?? second ?? first];
    return corners[0] !== corners[1] || corners[2] !== corners[3];
  }
  if (property === 'translate') return !/^(0|none)$/.test(first!);
  if (property === 'transform') return /translate\((?!0[,)])/.test(value);
  if (property === 'box-shadow') {
    return split(value, ',').some((shadow) => /^(inset )?-?[\d.]*[1-9]/.test(shadow));
  }
  return false;
}

/** Returns the physical declarations of all style sheets by the paths of their files. */
function physicalDeclarations(): Map<string, string[]> {
  const paths = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test)\.(css|ts)$/.test(path));
  const found = paths.map((path) => {
    const styles = stylesIn(path, readFileSync(new URL(path, ROOT), 'utf8'));
    const physical = declarationsIn(styles).filter((declaration) => isPhysical(...declaration));
    return [path, physical.map((declaration) => declaration.join(': '))] as const;
  });
  return new Map(found.filter(([, physical]) => physical.length > 0));
}

test('no style names the left or the right, but where it draws what is never mirrored', () => {
  const found = physicalDeclarations();
  const others = [...found].filter(([path]) => !(path in ALLOWED));
  expect(others).toEqual([]);
  // Nothing is allowed that is not there.
  expect([...found.keys()].sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  ['margin-left', '4px'],
  ['border-top-right-radius', '4px'],
  ['left', '0'],
  ['text-align', 'right'],
  ['float', 'left'],
  ['margin', '0 8px 0 4px'],
  ['inset', '0 calc(1px + 2px) 0 auto'],
  ['border-radius', '4px 0'],
  ['border-radius', '0 4px 4px 0'],
  ['background', 'linear-gradient(to right, red, blue)'],
  ['transform', 'translateX(4px)'],
  ['transform', 'translate(-50%, 0)'],
  ['transform-origin', 'left'],
  ['translate', '22px'],
  ['box-shadow', 'inset 4px 0 0 red'],
])('%s: %s is the same side in every language', (property, value) => {
  expect(isPhysical(property, value)).toBe(true);
});

test.each([
  ['margin-inline-start', '4px'],
  ['margin', '0 8px 4px'],
  ['inset', '0 4px 2px 4px'],
  ['border-radius', '4px 4px 0 0'],
  ['text-align', 'start'],
  ['translate', '0 100%'],
  ['translate', 'calc(22px * var(--across))'],
  ['transform', 'translate(0, 4px)'],
  ['box-shadow', 'inset 0 0 0 1px red, 0 2px 6px red'],
])('%s: %s is mirrored, or alike on both sides', (property, value) => {
  expect(isPhysical(property, value)).toBe(false);
});
