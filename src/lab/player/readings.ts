import { msg, str } from '@lit/localize';
import { nothing, type TemplateResult } from 'lit';
import { listOf, numberOf, plural } from '../../i18n/format.ts';
import type { OpenExhibit, Reading, Shown } from '../shared/exhibit.ts';
import { countOf, findsOf } from '../shared/figures.ts';
import { facts } from '../shared/parts.ts';
import { nameOn } from '../shared/words.ts';
import { labBoard } from '../shared/lab-board.ts';
import type { Snapshot } from '../machine/snapshot.ts';

/** The largest number of queens that the description of a board names one by one. */
const MOST_QUEENS_NAMED = 16;

const NOTHING_YET = { tested: 0, placed: 0, lifted: 0, found: 0 };

/** Renders the board of a run; empty before the worker has answered. */
export function boardOf(
  { rows, columns, numbers }: Pick<OpenExhibit, 'rows' | 'columns' | 'numbers'>,
  snapshot: Pick<Snapshot, 'queens'> | undefined,
  shown: Pick<Shown, 'overlay' | 'label'> | undefined,
): TemplateResult {
  const overlay = shown?.overlay ?? nothing;
  const queens = snapshot?.queens ?? [];
  const names = listOf(queens.map((queen) => nameOn(queen, rows, columns)));
  const label =
    shown?.label ??
    (queens.length > MOST_QUEENS_NAMED
      ? plural(queens.length, msg(str`Board, ${rows} by ${columns}, with {# queen|# queens}`))
      : queens.length === 0
        ? msg(str`Board, ${rows} by ${columns}, empty`)
        : plural(
            queens.length,
            msg(str`Board, ${rows} by ${columns}, {queen|queens} on ${names}`),
          ));
  return labBoard({
    ...{ rows, columns, queens, overlay, label },
    hasNumbers: numbers !== undefined,
  });
}

export function countsOf(
  exhibit: OpenExhibit,
  snapshot: Snapshot | undefined,
  shown: Shown | undefined,
): TemplateResult {
  const { found } = snapshot?.tally ?? NOTHING_YET;
  const { goal, numbers } = exhibit;
  // Counters of numbers come with the first answer of the worker.
  const counts = numbers ? (shown?.counts ?? []) : queenCounts(snapshot);
  const finds = goal === undefined ? numberOf(found) : countOf(found, goal);
  const foundName = msg('found', { id: 'count-found', desc: 'solutions found by an algorithm' });
  return facts([...counts, [foundName, finds]], 'counts');
}

function queenCounts(snapshot: Snapshot | undefined): Reading[] {
  const { tested, placed, lifted } = snapshot?.tally ?? NOTHING_YET;
  return [
    [msg('tested', { desc: 'A reading: squares or boards' }), numberOf(tested)],
    [
      msg('placed', { id: 'lab-queens-placed', desc: 'A reading: queens placed' }),
      numberOf(placed),
    ],
    [msg('removed', { desc: 'A reading: queens' }), numberOf(lifted)],
    [msg('on the board', { desc: 'A reading: queens' }), numberOf(snapshot?.queens.length ?? 0)],
  ];
}

/** Returns the number of finds so far, for an announcement. */
export function findsWords({ goal }: OpenExhibit, { tally }: Snapshot): string {
  return goal === undefined
    ? findsOf(tally.found)
    : plural(
        tally.found,
        msg(str`# of ${numberOf(goal)} found`, { id: 'lab-finds-of-all', desc: 'Solutions' }),
      );
}
