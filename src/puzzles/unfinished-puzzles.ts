import { msg, str } from '@lit/localize';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Progress } from '../progress/progress.ts';
import type { PuzzleProgress, UnfinishedPuzzle } from '../progress/puzzle-progress.ts';
import { AnnounceEvent, NoticeEvent } from '../ui/events.ts';
import { puzzlesOf } from './kept.ts';
import { puzzleName } from './unfinished-words.ts';

/** The puzzles that were begun, as they are now, for a page that shows some of them. */
export class UnfinishedPuzzles implements ReactiveController {
  readonly #host: ReactiveControllerHost & EventTarget;
  readonly #most: number | undefined;
  readonly #elsewhere: () => readonly string[];
  #puzzles: PuzzleProgress | undefined;
  #list: readonly UnfinishedPuzzle[] | undefined;
  #count = 0;
  #reading = 0;
  #isConnected = false;
  #end = (): void => undefined;

  /**
   * @param host Rendered again when they change; notices are fired on it.
   * @param most How many of them the page shows; all where it is left out.
   * @param elsewhere The names of puzzles that have another place, and are left out.
   */
  constructor(
    host: ReactiveControllerHost & EventTarget,
    most?: number,
    elsewhere: () => readonly string[] = () => [],
  ) {
    this.#host = host;
    this.#most = most;
    this.#elsewhere = elsewhere;
    host.addController(this);
  }

  /** Those changed last, the newest first; `undefined` before they are known. */
  get list(): readonly UnfinishedPuzzle[] | undefined {
    return this.#list;
  }

  /** How many there are, shown or not. */
  get count(): number {
    return this.#count;
  }

  /** Begins to follow what the player does. */
  async follow(progress: Promise<Progress>): Promise<void> {
    const puzzles = await puzzlesOf(progress);
    if (!this.#isConnected) return;
    this.#end();
    this.#puzzles = puzzles;
    this.#end = puzzles.subscribe(({ kind }) => {
      if (kind === 'unfinished') void this.#read(puzzles);
    });
    await this.#read(puzzles);
  }

  /** Looks again, as another place of some may have changed. */
  async look(): Promise<void> {
    if (this.#puzzles) await this.#read(this.#puzzles);
  }

  hostConnected(): void {
    this.#isConnected = true;
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#end();
  }

  /** Takes one out, and offers to bring it back. */
  async remove({ name, puzzle }: UnfinishedPuzzle): Promise<void> {
    const puzzles = this.#puzzles;
    if (!puzzles) return;
    await puzzles.remove(name);
    await this.#read(puzzles);
    const bringBack = async (): Promise<void> => {
      await puzzles.bringBack(name);
      await this.#read(puzzles);
      this.#host.dispatchEvent(new AnnounceEvent(msg(str`${puzzleName(puzzle)} is back.`)));
    };
    this.#host.dispatchEvent(
      new NoticeEvent({
        text: msg(str`${puzzleName(puzzle)} removed.`),
        action: { label: msg('Undo'), run: () => void bringBack() },
      }),
    );
  }

  async #read(puzzles: PuzzleProgress): Promise<void> {
    const reading = ++this.#reading;
    const names = this.#elsewhere();
    const most = this.#most === undefined ? undefined : this.#most + names.length;
    const [list, count, elsewhere] = await Promise.all([
      puzzles.unfinished(most),
      puzzles.unfinishedCount(),
      puzzles.standings(names),
    ]);
    // What was asked later knows more; what cannot be read stays as it was last known.
    if (reading !== this.#reading || !list || count === undefined || !elsewhere) return;
    this.#list = list.filter(({ name }) => !names.includes(name)).slice(0, this.#most);
    this.#count = count - elsewhere.filter(({ unfinished }) => unfinished).length;
    this.#host.requestUpdate();
  }
}
