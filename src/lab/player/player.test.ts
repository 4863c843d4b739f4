import { expect, test } from 'vitest';
import { Player } from './player.ts';

const STILL = (): number => 0;

test('a run opens at its start, with an empty board', () => {
  const start = new Player(STILL).open('backtracking', { size: 8 });
  expect(start).toMatchObject({ position: 0, length: undefined, queens: [], marks: [] });
  expect(start.tally).toEqual({ tested: 0, placed: 0, lifted: 0, found: 0 });
});

test('looking ahead learns length and finds, and leaves the run where it is', () => {
  const player = new Player(STILL);
  player.open('backtracking', { size: 6 });
  // Within one thread the snapshot is the run's own object; a message between threads would copy it.
  const before = structuredClone(player.advance(40, Infinity));
  const after = player.lookAhead(Infinity);
  expect({ ...after, furthest: 0, length: 0, marks: [], nodes: undefined }).toEqual({
    ...before,
    furthest: 0,
    length: 0,
    marks: [],
    nodes: undefined,
  });
  expect(after.marks).toHaveLength(4);
  expect(after.furthest).toBe(after.length);
  expect(player.seek(after.marks[0]!).queens).toHaveLength(6);
});

test('the state before the last step is the same whichever way a position is reached', () => {
  const steps = 60;
  const truth = new Player(STILL);
  const states = [structuredClone(truth.open('backtracking', { size: 6 }).state)];
  for (let k = 0; k < steps; k++) states.push(structuredClone(truth.advance(1, Infinity).state));
  const player = new Player(STILL);
  expect(player.open('backtracking', { size: 6 }).before).toBeUndefined();
  for (const go of [
    () => player.advance(5, Infinity),
    () => player.advance(40, Infinity),
    () => player.seek(17),
    () => player.seek(16),
    () => player.advance(1, Infinity),
    () => player.advance(Infinity, Infinity, ['lift']),
    () => player.lookAhead(Infinity),
    () => player.seek(1),
  ]) {
    const { position, state, before } = go();
    expect(state).toEqual(states[position]);
    expect(before).toEqual(states[position - 1]);
  }
  expect(player.seek(0).before).toBeUndefined();
  const end = player.seek(Infinity);
  expect(player.advance(1, Infinity)).toMatchObject({ position: end.position });
  expect(player.advance(Infinity, Infinity).before).toBeDefined();
});

test('a run stops after the first step of a kind that it is to stop at, and says so', () => {
  const player = new Player(STILL);
  player.open('backtracking', { size: 4 });
  const at = player.advance(Infinity, Infinity, ['found']);
  expect(at).toMatchObject({ isStopped: true, step: { kind: 'found' }, tally: { found: 1 } });
  expect(player.advance(1, Infinity, ['found'])).toMatchObject({ isStopped: false });
  expect(player.advance(1000, Infinity, ['found'])).toMatchObject({ isStopped: true });
  expect(player.advance(Infinity, Infinity, ['found'])).toMatchObject({ isStopped: false });
});

test('nodes of the tree come with the answer after they are entered, and not twice', () => {
  const player = new Player(STILL);
  expect(player.open('backtracking', { size: 6 })).toMatchObject({ nodes: { entered: 1 } });
  // A square is tested, then a queen placed on it.
  expect(player.advance(1, Infinity)).toMatchObject({ nodes: undefined, tree: { path: [0] } });
  const placed = player.advance(1, Infinity);
  expect(placed).toMatchObject({ nodes: { entered: 2 }, tree: { path: [0, 1] } });
  expect(player.seek(0)).toMatchObject({ nodes: undefined, tree: { path: [0] } });
  expect(player.lookAhead(Infinity)).toMatchObject({
    nodes: { entered: 153 },
    tree: { path: [0] },
  });
  expect(player.open('construction', { size: 8 }).tree).toBeUndefined();
});

test('an exhibit that is opened takes the place of the one before', () => {
  const player = new Player(STILL);
  player.open('construction', { size: 12 });
  player.advance(Infinity, Infinity);
  expect(player.open('swapping', { size: 4 })).toMatchObject({ position: 0, length: undefined });
  expect(player.advance(Infinity, Infinity).tally.found).toBe(2);
});

test('a turn ends when its time is up', () => {
  let time = 0;
  const player = new Player(() => time++);
  player.open('backtracking', { size: 8 });
  const { position, length } = player.advance(Infinity, 3);
  expect(position).toBeGreaterThan(0);
  expect(length).toBeUndefined();
});
