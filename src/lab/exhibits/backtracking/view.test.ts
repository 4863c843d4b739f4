import { expect, test } from 'vitest';
import { Player } from '../../player/player.ts';
import { exhibit } from './view.ts';

test('a queen is removed for the next solution after a find, and else because no column is left below', () => {
  const open = exhibit.open(6, new URLSearchParams());
  const player = new Player(() => 0);
  let snapshot = player.open('backtracking', open.parameters);
  let lifts = 0;
  for (let before = ''; snapshot.step !== undefined || before === '';) {
    const wasFound = before === 'found';
    snapshot = player.advance(1, Infinity);
    if (snapshot.step?.kind === 'lift') {
      lifts++;
      const said = JSON.stringify(open.show(snapshot).sentence);
      expect(said.includes('On to the next solution')).toBe(wasFound);
      expect(said.includes('No column is left below')).toBe(!wasFound);
    }
    if (snapshot.position === snapshot.length) break;
    before = snapshot.step!.kind;
  }
  expect(lifts).toBeGreaterThan(100);
});
