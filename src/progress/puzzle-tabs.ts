import type { PuzzleChange } from './puzzle-progress.ts';

/** The name of the channel on which tabs tell each other what changed of puzzles. */
export const PUZZLES_CHANNEL = 'ninety-two-puzzles';

/** What changed, besides a game. */
export type Kind = Exclude<PuzzleChange['kind'], 'game'>;

/** All that there is of it. */
const KINDS: readonly Kind[] = ['unfinished', 'results', 'table', 'draft'];

/** What a tab tells the others once it is on the disk. */
export interface PuzzleNews {
  /** Puzzles that are not unfinished any more, and when that was, in milliseconds since 1970. */
  readonly ended?: readonly (readonly [name: string, at: number])[];
  /** Puzzles whose games were written. */
  readonly written?: readonly string[];
  readonly changed: readonly Kind[];
}

/** The other tabs, as far as puzzles go. */
export class PuzzleTabs {
  readonly #channel = new BroadcastChannel(PUZZLES_CHANNEL);

  /** @param onNews Called with what another tab tells, of whatever version of the game. */
  constructor(onNews: (news: Required<PuzzleNews>) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { ended, written, changed } = Object(data) as Readonly<Record<string, unknown>>;
      onNews({
        ended: listOf(ended).filter(isEnd),
        written: listOf(written).filter((name) => typeof name === 'string'),
        changed: listOf(changed).filter(isKind),
      });
    };
  }

  /** Tells the others. */
  tell(news: PuzzleNews): void {
    this.#channel.postMessage(news);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isEnd(value: unknown): value is readonly [name: string, at: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function isKind(value: unknown): value is Kind {
  return KINDS.some((kind) => kind === value);
}
