import type { Remote } from 'comlink';
import { replyTo } from '../../solver/worker/connection.ts';
import type { Player } from '../player/player.ts';
import type { Snapshot } from './snapshot.ts';
import type { TreeNodes } from './node-log.ts';

/** The speeds to choose from, in steps a second. */
export const SPEEDS = [1, 2, 10, 60, 600, Infinity] as const;

export type Speed = (typeof SPEEDS)[number];

/** The longest time, in seconds, in which a run gets to its end at its usual speed, or else to its first find. */
const LONGEST_SECONDS = 60;

/** The usual speed while the length of a run is not known. */
const FIRST_SPEED = 10;

/** The longest time of one turn of playing or looking ahead, so that the next frame can show a change. */
const TURN_MILLISECONDS = 12;

/** The longest time after which a run shows itself on its way to the position at which it opens. */
const OPENING_MILLISECONDS = 500;

/** The longest time that is caught up on after a pause of the browser; the run does not catch up on minutes. */
const LONGEST_CATCH_UP_MILLISECONDS = 250;

/** The number of steps that are looked ahead to learn the length of a run and its finds: some seconds of work. */
const LOOK_AHEAD_STEPS = 4_000_000;

/** The place that a run goes to as fast as it can, before it stands still. */
interface Target {
  /** Its position; `Infinity` if only `kinds` stop it. */
  readonly position: number;
  /** Kinds of steps of which the next one stops it. */
  readonly kinds: readonly string[];
}

/** The frames of the page, as `requestAnimationFrame` requests them. */
interface Frames {
  readonly request: (callback: (now: number) => void) => number;
  readonly cancel: (handle: number) => void;
}

/**
 * Plays a run that lives in a worker: decides when to step, and keeps the latest snapshot. Calls go to the worker one
 * at a time, so that answers cannot overtake each other.
 */
export class Playback {
  /** The run at the worker's last answer; `undefined` before its first answer. */
  snapshot: Snapshot | undefined;
  /** The nodes of the search tree, as far as the run is known; `undefined` if there is no tree. */
  nodes: TreeNodes | undefined;
  playing = false;
  /** The position that was requested last and is not reached yet; `undefined` if there is none. */
  goal: number | undefined;
  readonly #remote: Remote<Player>;
  readonly #frames: Frames;
  readonly #onChange: () => void;
  readonly #onDeath: () => void;
  /** The speed that was chosen; `undefined` for the usual one of each run. */
  #chosen: Speed | undefined;
  #target: Target | undefined;
  /** The time, on the frames' clock, up to which due steps have been taken; `undefined` before the first frame. */
  #since: number | undefined;
  #frame: number | undefined;
  #waiting: (() => Promise<Snapshot>)[] = [];
  /** A new object for each exhibit opened, so that answers about the one before are dropped. */
  #opening: object = {};
  #wantedPosition: number | undefined;
  #busy = false;

  /**
   * @param onChange Called after each change of the public state.
   * @param onDeath Called when the worker has died; nothing is played after that.
   */
  constructor(remote: Remote<Player>, frames: Frames, onChange: () => void, onDeath: () => void) {
    this.#remote = remote;
    this.#frames = frames;
    this.#onChange = onChange;
    this.#onDeath = onDeath;
  }

  get speed(): Speed {
    if (this.#chosen !== undefined || !this.snapshot) return this.#chosen ?? FIRST_SPEED;
    const { length, marks } = this.snapshot;
    const speedTo = (position: number): Speed =>
      SPEEDS.find((speed) => position <= speed * LONGEST_SECONDS)!;
    const toEnd = length === undefined ? Infinity : speedTo(length);
    if (toEnd !== Infinity) return toEnd;
    if (marks.length > 0) return speedTo(marks[0]!);
    return length === undefined ? FIRST_SPEED : Infinity;
  }

  set speed(speed: Speed) {
    this.#chosen = speed;
    this.#since = undefined;
    this.#onChange();
  }

  get atEnd(): boolean {
    const { snapshot } = this;
    return snapshot !== undefined && snapshot.position === snapshot.length;
  }

  /** The position of a link that the run is on its way to; `undefined` if there is none. */
  get destination(): number | undefined {
    const position = this.#target?.position;
    return this.playing && position !== Infinity ? position : undefined;
  }

  /**
   * Opens an exhibit.
   * @param position The position at which it opens, in steps from the start. A run that takes long to get there plays
   * until it is there.
   */
  open(name: string, parameters: unknown, position = 0): void {
    this.#waiting = [];
    this.#wantedPosition = undefined;
    this.goal = undefined;
    this.#opening = {};
    this.snapshot = undefined;
    this.nodes = undefined;
    this.#since = undefined;
    this.#target = undefined;
    if (position > 0) this.#goTo({ position, kinds: [] });
    this.#ask(async () => {
      const start = await this.#remote.open(name, parameters);
      return position > 0 ? this.#remote.advance(position, OPENING_MILLISECONDS) : start;
    });
    this.#requestFrame();
  }

  /** Plays from the current position, or from the start if the run is at its end. */
  play(): void {
    if (this.playing) return;
    this.#target = undefined;
    this.goal = undefined;
    if (this.atEnd) this.seek(0);
    this.playing = true;
    this.#since = undefined;
    if (this.snapshot) this.#requestFrame();
    this.#onChange();
  }

  /** Runs to the next step of one of these kinds, or to the end. */
  runTo(kinds: readonly string[]): void {
    if (!this.snapshot || this.atEnd) return;
    this.goal = undefined;
    this.#goTo({ position: Infinity, kinds });
    this.#requestFrame();
    this.#onChange();
  }

  pause(): void {
    this.goal = undefined;
    this.#target = undefined;
    if (!this.playing) return;
    this.playing = false;
    this.#onChange();
  }

  #goTo(target: Target): void {
    this.#target = target;
    this.playing = true;
    this.#since = undefined;
  }

  /** Goes forward by so many steps, one or more. */
  step(steps = 1): void {
    this.pause();
    if (!this.snapshot) return;
    this.#ask(() => this.#remote.advance(steps, Infinity));
  }

  stepBack(): void {
    this.pause();
    if (!this.snapshot) return;
    this.#ask(() => this.#remote.seek(this.snapshot!.position - 1));
  }

  /**
   * Goes to a position. Of several positions requested in a row, those not begun are skipped.
   * @param position `Infinity` for the end, which is looked ahead to first if it is not known.
   */
  seek(position: number): void {
    this.pause();
    if (!this.snapshot) return;
    const isWaiting = this.#wantedPosition !== undefined;
    this.goal = this.#wantedPosition = position;
    if (isWaiting) return;
    this.#ask(() => {
      const wanted = this.#wantedPosition!;
      this.#wantedPosition = undefined;
      return this.#remote.seek(wanted);
    });
  }

  /** Stops playing for good. */
  end(): void {
    this.playing = false;
    this.#waiting = [];
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame);
    this.#frame = undefined;
  }

  #ask(question: () => Promise<Snapshot>): void {
    this.#waiting.push(question);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const opening = this.#opening;
      const reply = await replyTo(next());
      if (reply.kind !== 'answered') {
        this.end();
        if (reply.kind === 'died') this.#onDeath();
        break;
      }
      if (opening !== this.#opening) continue;
      this.snapshot = reply.answer;
      this.nodes = reply.answer.nodes ?? this.nodes;
      const { position, furthest, isStopped } = reply.answer;
      const isAhead = this.#looksAhead || position < furthest;
      if (this.#waiting.length === 0 && !(this.goal === Infinity && isAhead)) this.goal = undefined;
      if (this.atEnd || isStopped || position === this.#target?.position) this.playing = false;
      if (!this.playing) this.#target = undefined;
      this.#onChange();
    }
    this.#busy = false;
  }

  #requestFrame(): void {
    this.#frame ??= this.#frames.request((now) => {
      this.#frame = undefined;
      this.#onFrame(now);
    });
  }

  #onFrame(now: number): void {
    if (this.#busy || !this.snapshot) {
      this.#requestFrame();
    } else if (this.playing && this.#stepsDue(now)) {
      this.#requestFrame();
    } else if (this.#looksAhead) {
      this.#ask(() => this.#remote.lookAhead(TURN_MILLISECONDS));
      this.#requestFrame();
    } else if (this.goal === Infinity) this.seek(Infinity);
    else if (this.playing) this.#requestFrame();
  }

  /** Takes the steps that are due since the last ones. Returns true if there were any. */
  #stepsDue(now: number): boolean {
    const { position, kinds } = this.#target ?? { position: Infinity, kinds: [] };
    const speed = this.#target ? Infinity : this.speed;
    const since = Math.max(this.#since ?? now, now - LONGEST_CATCH_UP_MILLISECONDS - 1000 / speed);
    const due =
      speed === Infinity
        ? position - this.snapshot!.position
        : Math.floor(((now - since) * speed) / 1000);
    this.#since = since;
    if (due === 0) return false;
    this.#since = speed === Infinity ? now : since + (due * 1000) / speed;
    this.#ask(() => this.#remote.advance(due, TURN_MILLISECONDS, kinds));
    return true;
  }

  get #looksAhead(): boolean {
    const { snapshot } = this;
    if (!snapshot || snapshot.length !== undefined) return false;
    return snapshot.furthest < LOOK_AHEAD_STEPS;
  }
}
