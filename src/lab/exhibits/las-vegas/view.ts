import { msg, str } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import { fileName, rankName, squareName, type Square } from '../../../core/board/square.ts';
import { decimalOf, numberOf, plural } from '../../../i18n/format.ts';
import type { Drawing } from '../../../ui/drawing/drawing.ts';
import type { Step } from '../../machine/algorithm.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import { drawDashed, drawRings, drawTested, drawThread, drawTinted } from '../../shared/drawing.ts';
import { emphasized } from '../../../ui/emphasized.ts';
import { countOf, percentOf } from '../../shared/figures.ts';
import { facts, numberField, numberWithin, seedField, seedOf } from '../../shared/parts.ts';
import { backWords, columnWord, NONE, testedWords } from '../../shared/words.ts';
import { questionRowByRow } from '../row-by-row.ts';
import { algorithm, type LasVegasKind } from './algorithm.ts';

/**
 * The default share of the rows that the dice have. On 8 × 8 most tries then fail, so that there are failures to see.
 * On 50 × 50 the search for the rest still ends in a moment.
 */
const USUAL_SHARE = 0.75;

/** The default number of tries. On 8 × 8 it shows about how often a try succeeds, and does not take too long. */
const USUAL_TRIES = 100;
const TRIES = { min: 1, max: 1000 };

/** The size from which whole rows are tinted: queens are then dots, and their squares are too small for a tint. */
const ROWS_TINTED_FROM = 25;

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Let dice put the first queens on free squares and search for the rest; when that fails, begin again.',
    ),
    msg(
      'What it finds is always right, but the time is luck: few dice make long searches, many make many failures.',
    ),
    msg(
      'Solvers of logic formulas begin again at random in the same way, to get away from a bad start.',
    ),
  ],

  pseudocode: () => [
    [0, msg('for each try'), 'restart'],
    [1, msg('empty the board'), 'restart'],
    [1, msg('for each of the top k rows'), 'list', 'stuck'],
    [2, msg('F ← its free squares; none: fail'), 'list', 'stuck'],
    [2, msg('put a queen on a random square of F'), 'throw'],
    [1, msg('for each other row, by backtracking'), 'seen', 'free'],
    [2, msg('col ← next column that is not attacked'), 'seen', 'free'],
    [2, msg('if there is one: push(col)'), 'place'],
    [2, msg('else if the last queen is not by dice: pop()'), 'lift'],
    [2, msg('else: fail'), 'exhausted'],
    [1, msg('no row is left: succeed'), 'found'],
  ],
  variables: ({ size, columns, column, verdict, free, dice }) => [
    ['k', dice],
    ['F', free.length === 0 ? NONE : free.map(fileName)],
    ['col', verdict === 'untested' ? NONE : columnWord(column, size)],
    ['stack', columns.map(fileName)],
  ],

  parametersOf(size, choices) {
    const dice = numberWithin(choices.get('dice'), { min: 0, max: size }, size * USUAL_SHARE);
    const tries = Math.floor(numberWithin(choices.get('tries'), TRIES, USUAL_TRIES));
    return { size, seed: seedOf(choices), dice: Math.round(dice), tries };
  },

  shapeOf: ({ size }) => [size, size],
  goalOf: () => undefined,

  say({ kind, squares }, { size, columns, dice, failed, succeeded }) {
    const name = squares[0] === undefined ? '' : squareName(squares[0], size);
    const ended = failed + succeeded;
    const row = columns.length < size ? rankName(columns.length, size) : '';
    switch (kind) {
      case 'list':
        return emphasized(
          squares.length === 1
            ? msg(str`One square of row ${row} is free: *${name}*, so the dice have no choice.`)
            : plural(
                squares.length,
                msg(str`*{# square|# squares}* of row ${row} {is|are} free: the dice choose one.`),
              ),
        );
      case 'stuck':
        return emphasized(
          msg(str`No square of row ${row} is free: *try ${numberOf(ended)} has failed.*`),
        );
      case 'throw':
        return emphasized(msg(str`By dice: a queen on *${name}*.`));
      case 'seen':
      case 'free':
        return testedWords(squares, size);
      case 'place':
        return emphasized(msg(str`By search: a queen on *${name}*, on to the row below.`));
      case 'lift':
        return backWords(squares, size);
      case 'exhausted':
        return emphasized(
          msg(
            str`No column of row ${row} is left, and dice placed every queen above: *try ${numberOf(ended)} has failed.*`,
          ),
        );
      case 'restart':
        return emphasized(msg(str`The board is empty again: *try ${numberOf(ended + 1)}.*`));
      case 'found':
        return emphasized(
          msg(
            str`*Found* in try ${numberOf(ended)}. Queens by dice: ${dice}, by search: ${size - dice}.`,
          ),
        );
    }
  },

  // The dice cannot be foretold, the search can.
  question(state) {
    if (state.phase !== 'search') return undefined;
    const question = questionRowByRow({ ...state, isDone: state.verdict === 'done' });
    const answers = { place: 'square', found: 'square', lift: 'none', exhausted: 'none' } as const;
    return question && { ...question, answers, line: 6 };
  },

  draw(step, { size, columns, dice }) {
    const queens = squaresOf(columns, size);
    return svg`${drawThrown(queens.slice(0, dice), size)}${drawStep(step, queens, size)}`;
  },

  aside({ size, columns, dice, tries, failed, succeeded, phase }) {
    const ended = failed + succeeded;
    const isBetween = phase === 'restart' || phase === 'over';
    const thrown = Math.min(columns.length, dice);
    return facts([
      [
        msg('try', { desc: 'A reading: the number of the try' }),
        countOf(isBetween ? ended : ended + 1, tries),
      ],
      [msg('by dice', { desc: 'A reading: queens placed' }), countOf(thrown, dice)],
      [
        msg('by search', { desc: 'A reading: queens placed' }),
        countOf(columns.length - thrown, size - dice),
      ],
    ]);
  },

  panel({ failed, succeeded, nodesEnded }) {
    const ended = failed + succeeded;
    return html`<section class="panel">
      <h2>${msg('Tries that have ended')}</h2>
      ${facts(
        [
          [msg('ended', { desc: 'A reading: tries' }), ended],
          [msg('succeeded', { desc: 'A reading: tries' }), succeeded],
          [msg('success rate'), ended === 0 ? '–' : percentOf(succeeded / ended)],
          [msg('boards per try'), ended === 0 ? '–' : decimalOf(nodesEnded / ended)],
        ],
        'counts',
      )}
      <p class="remark">
        ${msg('Dice placed the queens on tinted squares, search placed the others. Each queen placed makes another board.')}
      </p>
    </section>`;
  },

  controls: ({ size, seed, dice, tries }, choose) =>
    html`${numberField(msg('Rows by dice'), dice, { min: 0, max: size }, (value) => choose({ dice: value }))}
    ${numberField(msg('Tries', { desc: 'A field: a number' }), tries, TRIES, (value) => choose({ tries: value }))}
    ${seedField(seed, (value) => choose({ seed: value }))}`,
});

/** Draws the tint that distinguishes the queens of the dice. */
function drawThrown(queens: readonly Square[], size: number): Drawing {
  return size < ROWS_TINTED_FROM
    ? drawTinted(queens, size)
    : svg`<rect class="tinted" width=${size * 100} height=${queens.length * 100} />`;
}

function drawStep(
  step: Step<LasVegasKind> | undefined,
  queens: readonly Square[],
  size: number,
): Drawing {
  if (!step) return nothing;
  switch (step.kind) {
    case 'list':
      return drawRings(step.squares, size);
    case 'seen':
    case 'free':
      return drawTested(step.squares[0]!, size, step.squares[1]);
    case 'found':
      return drawThread(queens, size);
    default:
      return drawDashed(step.squares, size);
  }
}
