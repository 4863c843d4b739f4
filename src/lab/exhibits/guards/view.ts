import { msg, str } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import { commonCount } from '../../../core/board/square-set.ts';
import { numberOf, plural } from '../../../i18n/format.ts';
import { algorithm, LARGEST_SIDE, unguardedSquares } from './algorithm.ts';
import { drawDashed, drawRings } from '../../shared/drawing.ts';
import { countOf } from '../../shared/figures.ts';
import { choice, facts, numberWithin, sideFields, sidesOf } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { nameOn, NONE, squareWords } from '../../shared/words.ts';
import { joinSentences } from '../../../i18n/sentences.ts';

/** The smallest and the largest number of rows, of columns and of queens. */
const LIMITS = { min: 1, max: LARGEST_SIDE };

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Take the unguarded square that the fewest squares can guard, try each of these, and turn back when the queens left cannot guard the rest.',
    ),
    msg(
      'To prove that a number is the least, it has to rule out every smaller one; this work grows fast with the board.',
    ),
    msg(
      'The same search finds places for cameras, antennas or fire stations: cover everything with as few as possible.',
    ),
  ],

  pseudocode: () => [
    [0, msg('for r ← the number of queens, or 1, 2, … until some suffice'), 'none', 'counted'],
    [1, 'guard(r):', 'choose', 'bound', 'found'],
    [2, msg('if every square is guarded: record the queens; return'), 'found'],
    [2, msg('if r queens cannot guard all unguarded squares: return'), 'bound'],
    [2, msg('u ← unguarded square that the fewest open squares guard'), 'choose'],
    [2, msg('for each open square s that guards u, the most useful first'), 'place'],
    [3, 'place(s); close(s)', 'place'],
    [3, 'guard(r − 1)', 'place'],
    [3, 'lift(s)', 'lift', 'leave'],
    [2, msg('open the squares closed here'), 'leave', 'none', 'counted'],
  ],
  variables({ parameters: { rows, columns }, queens, placed, branches }) {
    const branch = branches.at(-1);
    return [
      ['r', queens - placed.length],
      ['u', branch === undefined ? NONE : nameOn(branch.square, rows, columns)],
      ['placed', squareWords(placed, rows, columns)],
    ];
  },

  parametersOf(size, choices) {
    const queens = choices.get('queens');
    return {
      ...sidesOf(size, choices, LIMITS),
      queens: queens === null ? undefined : Math.floor(numberWithin(queens, LIMITS, 1)),
    };
  },

  say({ kind, squares, change }, { parameters, bound, queens, sets, placed }) {
    const { rows, columns } = parameters;
    const name = squares[0] === undefined ? '' : nameOn(squares[0], rows, columns);
    switch (kind) {
      case 'choose':
        return plural(
          squares.length - 1,
          msg(
            str`*${name}* is not guarded, and is the hardest to guard: {# square worth trying guards|# squares worth trying guard} it.`,
          ),
        );
      case 'bound':
        return plural(
          bound.unguarded,
          msg(
            str`Cut: {# square is|# squares are} not guarded, the remaining queens guard ${bound.reach} at most.`,
          ),
        );
      case 'place':
        return msg(str`A queen stands on *${name}*.`);
      case 'lift':
      case 'leave':
        return msg(str`The queen leaves *${name}*, which is not tried again here.`);
      case 'found':
        return joinSentences([
          plural(
            placed.length,
            msg('*Found.* {This queen guards|These # queens guard} every square.'),
          ),
          change.found === 1
            ? ''
            : msg(
                str`Queens left: ${queens - placed.length}, for any squares not tried before. Sets: ${numberOf(change.found)}.`,
              ),
        ]);
      case 'none':
        return plural(queens, msg('*Proved:* {# queen is|# queens are} too few.'));
      case 'counted':
        return plural(
          queens,
          msg(
            str`*All done:* sets of {# queen|# queens} that guard this board: ${numberOf(sets)}.`,
          ),
        );
    }
  },

  draw(step, state) {
    const { columns } = state.parameters;
    const unseen = drawRings(unguardedSquares(state), columns);
    const subject = step && step.kind !== 'found' ? step.squares.slice(0, 1) : [];
    return svg`${unseen}${drawDashed(subject, columns)}`;
  },

  question({ parameters: { rows, columns }, attackMasks, branches, phase }) {
    const branch = branches.at(-1);
    if (phase !== 'try' || !branch || branch.next === branch.choices.length) return undefined;
    const { choices, unguarded } = branch;
    const squares = choices.slice(branch.next);
    const [most, next] = squares.map((square) =>
      commonCount(unguarded, attackMasks, square * unguarded.length),
    );
    // Several squares that guard the most would all be right.
    if (most === next) return undefined;
    const name = nameOn(branch.square, rows, columns);
    return {
      words: msg(str`*Guard ${name}:* choose the most useful square that is left to try.`),
      squares,
      answers: { place: 'square' },
      why: () =>
        msg(
          'Of the squares left to try none guards more unguarded ones; of equals, the first is taken.',
        ),
    };
  },

  aside(state) {
    const { queens, placed, bound, sets } = state;
    return facts([
      [msg('queens'), countOf(placed.length, queens)],
      [msg('not guarded', { desc: 'A reading: squares' }), unguardedSquares(state).length],
      [msg('can still be guarded'), bound.reach],
      [msg('sets found'), sets],
    ]);
  },

  panel: ({ parameters }) =>
    parameters.queens === undefined
      ? html`<p class="remark">
          ${msg('Rings are squares that no queen guards yet. To find the least number, it proves every smaller one too few.')}
        </p>`
      : html`${nothing}`,

  controls({ rows, columns, queens }, choose) {
    const numbers = Array.from(
      { length: LARGEST_SIDE },
      (_, index) => [String(index + 1), String(index + 1)] as const,
    );
    return html`${sideFields({ rows, columns }, LIMITS, choose)}
    ${choice(
      msg('Queens', { id: 'queens-to-guard', desc: 'A choice: a number' }),
      [['least', msg('the least number')], ...numbers],
      queens === undefined ? 'least' : String(queens),
      (value) => choose({ queens: value === 'least' ? null : value }),
    )}`;
  },
});
