import type { Solver } from '../solver/client.ts';
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
): HintSource {
  return {
    ask({ signal }) {
      const { game, position } = session;
      const { queens, marks } = position;
      const board = { size: game.rules.shape.columns, queens, marks };
      return searchHint(host, (options) => solver.hint(board, options), signal);
    },
    // A conflict is seen without help.
    countsAsHelp: ({ finding }) => finding.technique !== 'conflict',
  };
}
