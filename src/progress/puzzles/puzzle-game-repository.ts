import { newGame } from '../../core/game/game.ts';
import { readValue, type UseDatabase } from '../storage/database.ts';
import { SessionStash, STASHED_PUZZLE } from '../storage/session-stash.ts';
import { GAMES, RESULTS } from './puzzle-database.ts';
import { isSamePuzzle, puzzleGameRecord, readPuzzleGame } from './puzzle-game.ts';
import type { PlayedPuzzle } from './puzzle-progress.ts';
import { resultOf } from './puzzle-games.ts';
import { isRecordOf } from '../games/saved-game-record.ts';
import type { GameRepository, StoredGame } from '../games/game-store.ts';
import type { SavedGame } from '../games/saved-game.ts';

/**
 * Returns the repository of unfinished puzzles. Each game is kept with its puzzle, so that the puzzle can be listed and
 * played on without being made or checked again.
 * @param played The puzzles that this page has opened, by their names. A stored origin is added when it is read.
 * @param closedAt Returns the moment when a puzzle ended on this page, in milliseconds since 1970, if the database
 *   does not know it yet; else -1.
 */
export function puzzleGameRepository(
  use: UseDatabase,
  played: Map<string, PlayedPuzzle>,
  closedAt: (name: string) => number,
): GameRepository<string> {
  const recordOf = (name: string, board: SavedGame): unknown =>
    puzzleGameRecord({ ...played.get(name)!, ...board });
  return {
    stash: new SessionStash(),
    stashName: (name) => `${STASHED_PUZZLE} ${name}`,
    use: (mode, callback) =>
      use([GAMES, RESULTS], mode, 'relaxed', (transaction) =>
        callback(transaction.objectStore(GAMES)),
      ),
    fresh: (name) => {
      const { rules, givens } = played.get(name)!.puzzle;
      return newGame(rules, givens);
    },
    recordOf,
    async read(store, name, known): Promise<StoredGame> {
      const [value, result] = await Promise.all([
        readValue(store.get(name)),
        resultOf(store.transaction, name),
      ]);
      const closed = Math.max(result?.endedAt ?? -1, closedAt(name));
      if (isRecordOf(value, known)) return { board: known, damaged: undefined, closedAt: closed };
      const board = readPuzzleGame(value, name);
      const ours = played.get(name)!;
      const isOurs = board && isSamePuzzle(board.puzzle, ours.puzzle);
      if (isOurs && board.origin) played.set(name, { ...ours, origin: board.origin });
      // An unreadable value is kept under a key and in a form that no list shows.
      const damaged =
        value === undefined || isOurs ? undefined : { key: name, value: { setAside: value } };
      const isOpen = isOurs && board.changedAt > closed;
      return { board: isOpen ? savedOf(board) : undefined, damaged, closedAt: closed };
    },
    write(store, name, board) {
      store.put(recordOf(name, board), name);
    },
  };
}

function savedOf({ game, changedBy, changedAt, revision }: SavedGame): SavedGame {
  return { game, changedBy, changedAt, revision };
}
