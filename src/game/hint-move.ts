import type { Move } from '../core/game.ts';
import type { Square } from '../core/square.ts';
import type { Solver } from '../solver/client.ts';
import type { Hint } from '../solver/hint.ts';
import type { HintSource } from './hint-ladder.ts';
import { searchHint } from './search.ts';
import type { AnySession } from './session.ts';

/**
 * The hints of the solver for a game on n × n.
 * @param host Where the search is shown, as `search` does.
 */
export function hintsFor(
  host: EventTarget,
  session: AnySession,
  solver: Pick<Solver, 'hint'>,
): HintSource<Hint> {
  return {
    ask({ signal }) {
      const { game, position } = session;
      const board = { size: game.rules.shape.columns, queens: position.queens };
      return searchHint(host, (options) => solver.hint(board, options), signal);
    },
    moveOf,
    // A conflict is seen without help.
    countsAsHelp: ({ technique }) => technique !== 'conflict',
  };
}

/** The queens a hint would lift. */
export function liftedBy(hint: Hint): readonly Square[] | undefined {
  if (hint.technique === 'conflict') return [hint.conflicts[0]!.newer];
  if (hint.technique === 'dead' || hint.technique === 'all-known') return hint.lift?.queens;
  return undefined;
}

/** What a hint leads to; `undefined` where there is nothing to do. */
function moveOf(hint: Hint): Move | undefined {
  if ('place' in hint) return { kind: 'toggle', square: hint.place };
  const squares = liftedBy(hint);
  return squares && { kind: 'lift', squares };
}
