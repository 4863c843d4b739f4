import type { Remote } from 'comlink';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SolverDied } from '../../solver/worker/connection.ts';
import { Playback } from './playback.ts';
import { Player } from '../player/player.ts';

/** A playback with a worker in the test's thread and frames that the test triggers. */
class Bench {
  frames: ((now: number) => void)[] = [];
  calls: string[] = [];
  changes = 0;
  onChange = (): void => undefined;
  deaths = 0;
  /** The reason with which the worker's calls reject, if they do. */
  failure: Error | undefined;
  now = 0;
  readonly playback: Playback;

  /** @param clock The clock of the worker, in milliseconds. */
  constructor(clock: () => number = () => 0) {
    const player = new Player(clock);
    const remote = new Proxy(player, {
      get: (target, name: keyof Player) => {
        return async (...parameters: never[]) => {
          this.calls.push([name, ...parameters.filter((one) => typeof one === 'number')].join(' '));
          await Promise.resolve();
          if (this.failure) throw this.failure;
          return (target[name] as (...all: never[]) => unknown)(...parameters);
        };
      },
    });
    this.playback = new Playback(
      remote as unknown as Remote<Player>,
      {
        request: (callback) => this.frames.push(callback),
        cancel: () => (this.frames = []),
      },
      () => {
        this.changes++;
        this.onChange();
      },
      () => this.deaths++,
    );
  }

  /** Lets the worker answer all pending calls. */
  async settle(): Promise<void> {
    for (let k = 0; k < 50; k++) await Promise.resolve();
  }

  /** Triggers frames at intervals of so many milliseconds. */
  async frame(milliseconds: number, count = 1): Promise<void> {
    for (let k = 0; k < count; k++) {
      this.now += milliseconds;
      const due = this.frames;
      this.frames = [];
      for (const callback of due) callback(this.now);
      await this.settle();
    }
  }
}

describe('a run that is played', () => {
  let bench: Bench;
  let playback: Playback;

  beforeEach(async () => {
    bench = new Bench();
    ({ playback } = bench);
    playback.open('backtracking', { size: 8 });
    await bench.settle();
    await bench.frame(16, 3);
  });

  test('is known to its end before it is played', () => {
    expect(playback.snapshot).toMatchObject({ position: 0, length: 19_832 });
    expect(playback.snapshot?.marks).toHaveLength(92);
  });

  test('requests no frames while it is paused', () => {
    expect(bench.frames).toEqual([]);
  });

  test('runs to the next step of a kind as fast as it can, and stands still there', async () => {
    playback.runTo(['lift']);
    expect(playback.playing).toBe(true);
    await bench.frame(16, 2);
    expect(playback.playing).toBe(false);
    const { position, step } = playback.snapshot!;
    expect(step?.kind).toBe('lift');
    // The first queen taken back is that of the first dead end.
    expect(position).toBe(29);
    playback.runTo(['found']);
    await bench.frame(16, 2);
    expect(playback.snapshot).toMatchObject({ position: 1094, step: { kind: 'found' } });
    playback.play();
    await bench.frame(16);
    await bench.frame(100);
    expect(playback.playing).toBe(true);
  });

  test('runs to its end if no step of the kind is left', async () => {
    playback.runTo(['never']);
    await bench.frame(16, 3);
    expect(playback.atEnd).toBe(true);
    expect(playback.playing).toBe(false);
  });

  test('takes the steps that its speed and the elapsed time give', async () => {
    playback.speed = 10;
    playback.play();
    await bench.frame(16);
    await bench.frame(50, 40);
    expect(playback.snapshot?.position).toBe(20);
    playback.speed = 60;
    await bench.frame(50, 21);
    expect(playback.snapshot?.position).toBe(80);
  });

  test('does not catch up on the time that the page was hidden', async () => {
    playback.speed = 60;
    playback.play();
    await bench.frame(16);
    await bench.frame(600_000);
    expect(playback.snapshot?.position).toBeLessThan(20);
  });

  test('opens at a speed that ends within a minute, or else at the first find', async () => {
    for (const [name, size, speed] of [
      ['backtracking', 4, 2],
      ['backtracking', 8, 600],
      // 419,228 steps, and the first solution after 1,077 of them.
      ['backtracking', 10, 60],
    ] as const) {
      bench = new Bench();
      bench.playback.open(name, { size });
      await bench.frame(16, 4);
      expect(bench.playback.snapshot!.length).toBeGreaterThan(0);
      expect(bench.playback.speed, `${name} ${size}`).toBe(speed);
    }
  });

  test('at full speed runs to its end, and stops there', async () => {
    playback.speed = Infinity;
    playback.play();
    await bench.frame(16, 3);
    expect(playback.atEnd).toBe(true);
    expect(playback.playing).toBe(false);
    expect(playback.snapshot?.tally.found).toBe(92);
    expect(bench.frames).toEqual([]);
  });

  test('begins anew when it is played from its end', async () => {
    playback.seek(Infinity);
    await bench.settle();
    expect(playback.atEnd).toBe(true);
    playback.play();
    await bench.settle();
    expect(playback.playing).toBe(true);
    expect(playback.snapshot?.position).toBe(0);
  });

  test('steps forward and back, and pauses for it', async () => {
    playback.play();
    playback.step();
    playback.step();
    playback.stepBack();
    await bench.settle();
    expect(playback.playing).toBe(false);
    expect(playback.snapshot?.position).toBe(1);
  });

  test('stays at its start when it is stepped back', async () => {
    playback.stepBack();
    await bench.settle();
    expect(playback.snapshot?.position).toBe(0);
  });

  test('goes only to the last of many positions requested at once', async () => {
    bench.calls = [];
    for (const position of [100, 200, 300, 400]) playback.seek(position);
    await bench.settle();
    expect(playback.snapshot?.position).toBe(400);
    expect(bench.calls.length).toBeLessThan(4);
  });

  test('is on its way to the last position until it is there, also when it passes one requested before', async () => {
    const goals: (number | undefined)[] = [];
    playback.seek(100);
    playback.seek(200);
    expect(playback.goal).toBe(200);
    bench.onChange = () => goals.push(playback.goal);
    await bench.settle();
    expect(goals).toEqual([200, undefined]);
    expect(playback.snapshot?.position).toBe(200);
    playback.seek(300);
    playback.step();
    expect(playback.goal).toBeUndefined();
  });

  test('is replaced by the next exhibit, even with calls pending', async () => {
    playback.seek(5000);
    playback.open('construction', { size: 6 });
    expect(playback.snapshot).toBeUndefined();
    playback.step();
    await bench.settle();
    expect(playback.snapshot).toMatchObject({ position: 0, queens: [] });
  });

  test('ends if its worker dies while it plays, and reports the death once', async () => {
    playback.play();
    bench.failure = new SolverDied();
    await bench.frame(200, 3);
    expect(bench.deaths).toBe(1);
    expect(playback.playing).toBe(false);
    expect(bench.frames).toEqual([]);
  });

  test('ends if the worker throws, and reports the error to the console', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    bench.failure = new RangeError('No such step.');
    playback.step();
    await bench.settle();
    expect(bench.deaths).toBe(1);
    expect(report.mock.calls).toEqual([[bench.failure]]);
    vi.unstubAllGlobals();
  });

  test('reports the death again if a dead worker is called', async () => {
    bench.failure = new SolverDied();
    playback.step();
    await bench.settle();
    playback.step();
    await bench.settle();
    expect(bench.deaths).toBe(2);
  });

  test('makes no calls once it is ended', async () => {
    playback.play();
    playback.end();
    bench.calls = [];
    await bench.frame(100, 3);
    expect(bench.calls).toEqual([]);
  });
});

test('a run that is played before its exhibit is open plays as soon as it is', async () => {
  const bench = new Bench();
  bench.playback.open('construction', { size: 6 });
  bench.playback.speed = 10;
  bench.playback.play();
  await bench.settle();
  await bench.frame(100, 30);
  expect(bench.playback.atEnd).toBe(true);
});

test('a run that is opened at a step is there with the first answer, and is known from its start', async () => {
  const bench = new Bench();
  bench.playback.open('backtracking', { size: 8 }, 1094);
  expect(bench.playback.snapshot).toBeUndefined();
  await bench.settle();
  expect(bench.playback.snapshot).toMatchObject({ position: 1094, tally: { found: 1 } });
  bench.playback.stepBack();
  await bench.settle();
  expect(bench.playback.snapshot).toMatchObject({ position: 1093, tally: { found: 0 } });
});

test('a run that is opened at a far step plays until it is there, however slow the machine', async () => {
  let time = 0;
  // Every look at the clock takes 300 ms, so a turn ends with the second look.
  const bench = new Bench(() => (time += 300));
  bench.playback.open('backtracking', { size: 8 }, 5000);
  await bench.settle();
  expect(bench.playback.snapshot!.position).toBeLessThan(5000);
  expect(bench.playback).toMatchObject({ playing: true, destination: 5000 });
  await bench.frame(16, 200);
  expect(bench.playback.snapshot!.position).toBe(5000);
  expect(bench.playback).toMatchObject({ playing: false, destination: undefined });
});

test('a run that is paused on its way to the step of a link stays where it is', async () => {
  let time = 0;
  const bench = new Bench(() => (time += 300));
  bench.playback.open('backtracking', { size: 8 }, 5000);
  await bench.settle();
  bench.playback.pause();
  const { position } = bench.playback.snapshot!;
  await bench.frame(16, 1000);
  expect(bench.playback.snapshot!.position).toBe(position);
});

test('a run that is opened at a step beyond its end stands at its end', async () => {
  const bench = new Bench();
  bench.playback.open('backtracking', { size: 4 }, 1_000_000);
  await bench.settle();
  expect(bench.playback.atEnd).toBe(true);
});

describe('a run that is sent to its end before that is known', () => {
  let bench: Bench;

  beforeEach(async () => {
    let time = 0;
    // A turn takes some hundred steps.
    bench = new Bench(() => (time += 5));
    bench.playback.open('backtracking', { size: 8 });
    await bench.settle();
    bench.playback.seek(Infinity);
    await bench.frame(16, 2);
  });

  test('stands there once it is known', async () => {
    expect(bench.playback.snapshot!.length).toBeUndefined();
    expect(bench.playback.goal).toBe(Infinity);
    await bench.frame(16, 200);
    expect(bench.playback.snapshot).toMatchObject({ position: 19_832, length: 19_832 });
    expect(bench.playback).toMatchObject({ playing: false, goal: undefined });
    expect(bench.frames).toEqual([]);
  });

  test('stays where it is stepped, played or told to stand before that', async () => {
    for (const act of ['step', 'play', 'pause'] as const) {
      bench.playback.seek(Infinity);
      bench.playback[act]();
      expect(bench.playback.goal).toBeUndefined();
      bench.playback.pause();
      await bench.frame(16, 2);
    }
    await bench.frame(16, 200);
    expect(bench.playback.snapshot!.length).toBe(19_832);
    expect(bench.playback.snapshot!.position).toBeLessThan(19_832);
  });
});
