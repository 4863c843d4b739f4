import type { Game } from '../../core/game/game.ts';
import type { SessionStash } from '../storage/session-stash.ts';
import { readSavedGame, savedGameRecord } from './saved-game-record.ts';
import type { SavedGame } from './saved-game.ts';

/** A game that was still to be written when its page was hidden. */
export interface StashedGame {
  /** The board from which that page went on. */
  readonly base: SavedGame;
  /** The board as that page changed it. */
  readonly mine: SavedGame;
  /** The key in the stash. */
  readonly key: string;
}

/**
 * Stashes a game of this page, in place of what it has stashed of it before.
 * @returns True if there was room for it.
 */
export function stashGame(
  stash: SessionStash,
  name: string,
  { base, mine }: Omit<StashedGame, 'key'>,
): boolean {
  return stash.put(name, [base, mine].map(savedGameRecord));
}

/**
 * Returns what earlier pages have stashed of a game. Discards what cannot be read.
 * @param fresh Returns the same game before anybody has touched it.
 */
export function stashedGames(
  stash: SessionStash,
  name: string,
  fresh: () => Game,
): readonly StashedGame[] {
  return [...stash.left(name)].flatMap(([key, records]) => {
    const [base, mine] = records.map((record) => readSavedGame(record, fresh()));
    if (base && mine) return { base, mine, key };
    stash.remove([key]);
    return [];
  });
}

/** Returns the last change that pages of this tab have stashed of a game, in milliseconds since 1970; else 0. */
export function stashedAt(stash: SessionStash, name: string): number {
  return Math.max(0, ...Array.from(stash.all(name).values(), changedAt));
}

/** Discards what pages of this tab have stashed of a game, unless it was changed after `upTo`. */
export function dropStashed(stash: SessionStash, name: string, upTo: number): void {
  const lists = [...stash.all(name)].filter(([, records]) => changedAt(records) <= upTo);
  stash.remove(lists.map(([key]) => key));
}

function changedAt([, mine]: readonly unknown[]): number {
  return Number((Object(mine) as { readonly changedAt?: unknown }).changedAt) || 0;
}
