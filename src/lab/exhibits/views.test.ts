import type { TemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import { entryOf, EXHIBIT_NAMES } from '../shared/catalogue.ts';
import { Player } from '../player/player.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { MOST_STEPS, RUNS } from './runs.testing.ts';

/** The names of the choices of all exhibits. */
const CHOICES = new Set(
  EXHIBIT_NAMES.flatMap((name) => RUNS[name]).flatMap(([, query]) => [
    ...new URLSearchParams(query).keys(),
  ]),
);

describe.each(EXHIBIT_NAMES)('%s', (name) => {
  test('says and shows every step', async () => {
    const { exhibit } = await entryOf(name).load();
    for (const [size, query] of RUNS[name]) {
      const open = exhibit.open(size, new URLSearchParams(query));
      const player = new Player(() => 0);
      let snapshot = player.open(name, open.parameters);
      expect(open.show(snapshot).sentence).toBeUndefined();
      for (let k = 1; k <= MOST_STEPS; k++) {
        snapshot = player.advance(1, Infinity);
        if (snapshot.position < k) break;
        const text = open.show(snapshot).sentence!;
        expect(text.length).toBeGreaterThan(10);
        // `#` and `|` are left over where `plural` or `oneOf` is missing.
        expect(text).not.toMatch(/undefined|NaN|Infinity|[#|]/);
      }
      expect(snapshot.position).toBeGreaterThan(4);
    }
  });

  test('is described in three different sentences', async () => {
    const { exhibit } = await entryOf(name).load();
    const about = exhibit.about();
    expect(new Set(about).size).toBe(3);
    for (const sentence of about) {
      expect(sentence).toMatch(/^[A-Z].{30,150}\.$/);
      expect(sentence).not.toMatch(/[.!?] [A-Z]/);
    }
  });

  test('has pseudocode that is indented only under a line that opens a block, by one step', async () => {
    const { exhibit } = await entryOf(name).load();
    const lines = exhibit.pseudocode();
    expect(lines[0]![0]).toBe(0);
    for (const [index, [depth, text]] of lines.slice(1).entries()) {
      const [above, opening] = lines[index]!;
      const opens = /^(?:while|for|if|repeat)\b|:$/.test(opening);
      expect(depth, text).toBeLessThanOrEqual(opens ? above + 1 : above);
    }
  });

  test('runs with any values in a link', async () => {
    const { sizes, load } = entryOf(name);
    const { exhibit } = await load();
    const values = ['', 'x', '-5', '0', '1e9', '2.5', 'NaN', 'Infinity'];
    for (const value of values) {
      const choices = new URLSearchParams([...CHOICES].map((key) => [key, value]));
      const { parameters, rows, columns } = exhibit.open(sizes[0], choices);
      const player = new Player(() => 0);
      player.open(name, parameters);
      const { queens } = player.advance(300, Infinity);
      expect(rows).toBeGreaterThanOrEqual(1);
      for (const queen of queens) expect(queen).toBeLessThan(rows * columns);
    }
  });
});

test('text between asterisks is emphasized', () => {
  const { values } = emphasized('Push: *b8*, on.');
  expect(JSON.stringify(values)).toContain('b8');
  expect((values[0] as unknown[])[0]).toBe('Push: ');
  expect((values[0] as TemplateResult[])[1]!.values).toContain('b8');
});
