import { msg, str } from '@lit/localize';
import type { ReactiveControllerHost } from 'lit';
import { puzzles } from '../../progress/page-puzzles.ts';
import type { UnfinishedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { puzzleName } from '../shared/puzzle-words.ts';

/** The shown unfinished puzzles, and the number of all. */
interface Unfinished {
  readonly list: readonly UnfinishedPuzzle[];
  readonly count: number;
}

/** The unfinished puzzles, kept up to date for a page that shows some of them. */
export class UnfinishedPuzzles {
  readonly #host: ReactiveControllerHost & EventTarget;
  readonly #elsewhere: () => readonly string[];
  readonly #most: number | undefined;
  readonly #known: LiveQuery<typeof puzzles, Unfinished>;

  /**
   * @param host Rendered again when they change; receives notices.
   * @param elsewhere Returns the names of puzzles that are shown in another place, and are left out.
   * @param most Number of puzzles that the page shows; all if left out.
   */
  constructor(
    host: ReactiveControllerHost & EventTarget,
    elsewhere: () => readonly string[],
    most?: number,
  ) {
    this.#host = host;
    this.#elsewhere = elsewhere;
    this.#most = most;
    this.#known = new LiveQuery(host, {
      source: puzzles,
      kinds: ['unfinished'],
      read: () => this.#read(),
    });
  }

  /** The unfinished puzzles, the one changed last first; `undefined` before they are known. */
  get list(): readonly UnfinishedPuzzle[] | undefined {
    return this.#known.value?.list;
  }

  get count(): number {
    return this.#known.value?.count ?? 0;
  }

  /** Reads again, because the result of `elsewhere` may have changed. */
  look(): Promise<void> {
    return this.#known.refresh();
  }

  async remove(unfinished: UnfinishedPuzzle): Promise<void> {
    const { puzzle } = unfinished;
    const undo = await puzzles.unfinished.remove(unfinished);
    await this.look();
    const bringBack = async (): Promise<string> => {
      await undo();
      await this.look();
      return msg(str`${puzzleName(puzzle)} is back.`, {
        id: 'puzzle-back',
        desc: 'The puzzle Regions 10 × 10 is in the list again',
      });
    };
    this.#host.dispatchEvent(
      new NoticeEvent({
        text: () =>
          msg(str`${puzzleName(puzzle)} removed.`, {
            id: 'puzzle-removed',
            desc: 'The puzzle Regions 10 × 10 was removed from the list',
          }),
        action: {
          label: () => msg('Undo'),
          run: () => void this.#host.dispatchEvent(new AnnounceEvent(bringBack())),
        },
      }),
    );
  }

  async #read(): Promise<Unfinished | undefined> {
    const names = this.#elsewhere();
    const most = this.#most === undefined ? undefined : this.#most + names.length;
    const [list, count, elsewhere] = await Promise.all([
      puzzles.unfinished.list(most),
      puzzles.unfinished.count(),
      puzzles.unfinished.progressIn(names),
    ]);
    if (!list || count === undefined || !elsewhere) return undefined;
    return {
      list: list.filter(({ name }) => !names.includes(name)).slice(0, this.#most),
      count: count - elsewhere.filter(({ unfinished }) => unfinished).length,
    };
  }
}
