import type { Solver } from '../../solver/free-play/client.ts';
import type { HintSource } from './hint-ladder.ts';
import { searchHint } from '../session/search.ts';
import type { AnySession } from '../session/session.ts';

/**
 * Returns the solver's hints for a game on n × n.
 * @param host The element that notices about the search are fired on.
 */
export function hintsFor(
  host: EventTarget,
  session: AnySession,
  solver: Pick<Solver['ask'], 'hint'>,
): HintSource {
  return {
    ask({ signal }) {
      const { game, position } = session;
      const { queens, marks } = position;
      const board = { size: game.rules.shape.columns, queens, marks };
      return searchHint(host, (options) => solver.hint(board, options), signal);
    },
    // The board itself shows a conflict.
    countsAsHelp: ({ finding }) => finding.technique !== 'conflict',
  };
}
