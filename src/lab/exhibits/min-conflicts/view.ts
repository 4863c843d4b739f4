import { msg, str } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import {
  columnOf,
  fileName,
  rankName,
  rowOf,
  squareAt,
  squareName,
} from '../../../core/board/square.ts';
import { conflictsAt, algorithm } from './algorithm.ts';
import { drawDashed, drawThread, drawTinted } from '../../shared/drawing.ts';
import { countOf } from '../../shared/figures.ts';
import { facts, seedField, seedOf } from '../../shared/parts.ts';
import { NONE } from '../../shared/words.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { plural } from '../../../i18n/format.ts';

/** The largest size that has room for a number in each square of the row. */
const LARGEST_NUMBERED = 16;

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Put a queen in every row, then move one in conflict to the square of its row that the fewest queens attack.',
    ),
    msg(
      'After a good start the number of moves hardly grows with the board; a million queens took about fifty.',
    ),
    msg('It repairs plans: it scheduled the observations of the Hubble Space Telescope.'),
  ],

  pseudocode: () => [
    [0, msg('for each row: put a queen with the fewest conflicts'), 'lay'],
    [0, msg('while some queen is in conflict'), 'pick', 'found'],
    [1, msg('q ← a random queen in conflict'), 'pick'],
    [1, msg('s ← the square of its row with the fewest conflicts'), 'move', 'stay'],
    [1, msg('move q to s'), 'move'],
    [1, msg('after 10 n moves: start over'), 'restart'],
  ],
  variables: ({ size, row, columns }) => [
    ['q', columns[row] === undefined ? NONE : squareName(squareAt(row, columns[row], size), size)],
  ],
  parametersOf: (size, choices) => ({ size, seed: seedOf(choices) }),

  say({ kind, squares }, { size, row, conflicts }) {
    const name = squares[0] === undefined ? '' : squareName(squares[0], size);
    switch (kind) {
      case 'lay':
        return msg(str`A queen on *${name}*: no square of its row is attacked by fewer.`);
      case 'pick': {
        const seeing = conflicts[columnOf(squares[0]!, size)]!;
        return plural(
          seeing,
          msg(
            str`A queen in conflict, picked at random: *${name}*, attacked by {# other|# others}.`,
          ),
        );
      }
      case 'move':
        return msg(
          str`It moves from ${name} to *${squareName(squares[1]!, size)}*, where the fewest queens attack it.`,
        );
      case 'stay':
        return msg(
          str`All other squares of row ${rankName(row, size)} are worse: it stays on *${name}*.`,
        );
      case 'found':
        return msg('*Found.* No queen is in conflict any more.');
      case 'restart':
        return msg('Too many moves have led nowhere: start over.');
    }
  },

  draw(step, { size, row, columns, conflicts }) {
    if (!step || step.kind === 'restart') return nothing;
    if (step.kind === 'found') return size < 60 ? drawThread(step.squares, size) : nothing;
    const ofRow = Array.from({ length: size }, (_, column) => squareAt(row, column, size));
    return svg`${drawTinted(ofRow, size)}${drawDashed(step.squares, size)}${
      size > LARGEST_NUMBERED
        ? nothing
        : ofRow.map((square, column) =>
            columns[row] === column
              ? nothing
              : svg`<text class="count" font-size=${Math.max(40, 4 * size)} x=${column * 100 + 50} y=${rowOf(square, size) * 100 + 64} text-anchor="middle">${conflicts[column]}</text>`,
          )
    }`;
  },

  aside(state) {
    const { columns, moves, size } = state;
    const inConflict = columns.filter((column, row) => conflictsAt(state, row, column) > 0).length;
    return facts([
      [msg('queens'), countOf(columns.length, size)],
      [msg('in conflict', { desc: 'A reading: queens' }), inConflict],
      [msg('moves', { desc: 'A reading: the number of moves' }), moves],
    ]);
  },

  panel({ conflicts, row, size, columns }) {
    const most = Math.max(1, ...conflicts);
    const height = 60;
    return html`<section class="panel">
      <h2>
        ${
          row < 0
            ? msg('Queens that attack each square of a row')
            : msg(str`Queens that attack each square of row ${rankName(row, size)}`)
        }
      </h2>
      <svg
        class="bars"
        viewBox="0 0 ${size * 10} ${height}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${conflicts.length === 0 ? msg('None compared yet', { desc: 'Squares' }) : msg(str`At least ${Math.min(...conflicts)}, at most ${Math.max(...conflicts)}; its square is in column ${fileName(columns[row] ?? 0)}`)}
      >
        ${conflicts.map((seeing, column) => {
          // A square without attackers still has a bar, which shows that it was compared.
          const tall = Math.max(2, (seeing / most) * height);
          return svg`<rect class=${columns[row] === column ? 'queen' : ''} x=${column * 10 + 1} y=${height - tall} width="8" height=${tall} />`;
        })}
      </svg>
    </section>`;
  },

  controls: ({ seed }, choose) => seedField(seed, (value) => choose({ seed: value })),
});
