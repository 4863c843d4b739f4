import type { Endpoint } from 'comlink';
import type { Square } from '../../core/board/square.ts';
import type { Code } from '../../core/solutions/code.ts';
import { hintFor } from '../hints/free-play-hint.ts';
import { insightOf } from '../insight/insight.ts';
import { Known } from '../insight/known.ts';
import type { Questions } from '../worker/questions.ts';
import type { Platform } from '../worker/run.ts';
import { serveQuestions } from '../worker/serve-questions.ts';
import { checkFreePlay } from './check-free-play.ts';
import { revealFrom } from './reveal.ts';

/** Queens on a board of n × n: the part of a position that the solver needs. */
export interface Placement {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Different squares in the order the queens were placed, the newest last. */
  readonly queens: readonly Square[];
}

/** Queens on a board, and squares that the player marked as empty. */
interface MarkedPlacement extends Placement {
  /** Left out if there are none. */
  readonly marks?: readonly Square[];
}

/**
 * Returns the questions about a board of free play, with their tasks.
 * @param knownOf Returns the solutions of a size that the player knows.
 */
function questionsFrom(knownOf: (size: number) => Known) {
  return {
    /** Counts the completions of a board, and the new ones among them. Interim results are bounds that only grow. */
    insight: ({ size, queens }: Placement) => insightOf(size, queens, knownOf(size)),
    hint: ({ size, queens, marks }: MarkedPlacement) => hintFor(size, queens, knownOf(size), marks),
    /** Finds the wrong queens of a board. */
    check: ({ size, queens }: Placement) => checkFreePlay(size, queens, knownOf(size)),
    /** Returns a completion of the board that the player has not found; `undefined` if there is none. */
    reveal: ({ size, queens }: Placement) => revealFrom(size, queens, knownOf(size)),
  } satisfies Questions;
}

/** The questions about a board of free play. */
export type FreePlayQuestions = ReturnType<typeof questionsFrom>;

/** The way a player came to know a solution: by finding it, or because the solver showed it. */
export type KnownAs = 'found' | 'revealed';

/** Functions that tell the solver's worker which solutions the player knows. */
export interface Knowledge {
  /** Replaces the solutions of a size. */
  know(size: number, found: readonly Code[], revealed: readonly Code[]): void;
  /** Adds solutions. */
  learn(codes: readonly Code[], as: KnownAs): void;
}

/** Answers the page's questions to the solver on one end of a channel. */
export function serve(endpoint: Endpoint, platform: Platform): void {
  const known = new Map<number, Known>();

  function knownOf(size: number): Known {
    let ofSize = known.get(size);
    if (ofSize === undefined) {
      ofSize = new Known(size);
      known.set(size, ofSize);
    }
    return ofSize;
  }

  const knowledge: Knowledge = {
    know(size, found, revealed) {
      const ofSize = new Known(size);
      for (const code of found) ofSize.add(code, 'found');
      for (const code of revealed) ofSize.add(code, 'revealed');
      known.set(size, ofSize);
    },
    learn(codes, as) {
      for (const code of codes) knownOf(code.length).add(code, as);
    },
  };
  serveQuestions(endpoint, platform, questionsFrom(knownOf), knowledge);
}
