import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIGHT_SIZES } from '../e2e/access/window-sizes.ts';

const SOURCE = new URL('../src/', import.meta.url);

/** The narrowest window, in CSS pixels: narrower breakpoints are of parts of the page. */
const NARROWEST = 320;

/** Most pixels by which a window may be wider than the layout needs and still be tight. */
const SLACK = 24;

/** Returns the least whole widths, in CSS pixels, at which a text of styles asks for another layout. */
function breakpointsOf(text: string): number[] {
  const conditions = text.matchAll(/\((?:(min|max)-width: |width (?:<|>=) )([\d.]+)(px|r?em)\)/g);
  return [...conditions].flatMap(([, side, amount, unit]) => {
    const width = Number(amount) * (unit === 'px' ? 1 : 16);
    return side === 'max' ? Math.floor(width) + 1 : Math.ceil(width);
  });
}

test('browser tests look at a window that is hardly wider than each breakpoint of the layout', () => {
  const styles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.(css|ts)$/.test(path),
  );
  const missed = styles.flatMap((path) =>
    breakpointsOf(readFileSync(new URL(path, SOURCE), 'utf8'))
      .filter((least) => least >= NARROWEST)
      .filter((least) => !TIGHT_SIZES.some(([width]) => width >= least && width <= least + SLACK))
      .map((least) => `${path}: ${least} px`),
  );
  expect(missed).toEqual([]);
});
