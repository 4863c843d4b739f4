import { expect, test } from 'vitest';
import { entryOf, EXHIBIT_NAMES } from '../shared/catalogue.ts';
import { Player } from '../player/player.ts';

/** More steps than any of them needs. */
const MOST = 3000;

/** Exhibits that find something other than a solution of queens. */
const OTHERS = new Set<string>(['guards', 'least-path', 'largest-ring', 'maze']);

test.each(EXHIBIT_NAMES.filter((name) => !OTHERS.has(name)))(
  'the first solution of %s is drawn as a thread when it is found, and not before',
  async (name) => {
    const { exhibit } = await entryOf(name).load();
    const open = exhibit.open(5, new URLSearchParams());
    const player = new Player(() => 0);
    let snapshot = player.open(name, open.parameters);
    const isDrawn = (): boolean =>
      JSON.stringify([open.show(snapshot).overlay]).includes('class=\\"thread\\"');
    for (let step = 0; step < MOST && !snapshot.step?.change.found; step++) {
      expect(isDrawn(), snapshot.step?.kind).toBe(false);
      snapshot = player.advance(1, Infinity);
    }
    expect(isDrawn()).toBe(true);
  },
);
