import { msg, str } from '@lit/localize';
import { html, nothing } from 'lit';
import { fileName, squareName } from '../../../core/board/square.ts';
import { sizeOf } from '../../../i18n/left-to-right.ts';
import { algorithm, queenAt } from './algorithm.ts';
import { drawDashed, drawThread } from '../../shared/drawing.ts';
import { countOf } from '../../shared/figures.ts';
import { facts } from '../../shared/parts.ts';
import { exhibitOf } from '../../shared/exhibit.ts';
import { foundWords, squaresInLine, squareWords } from '../../shared/words.ts';

/** The largest board whose squares can be tapped on a phone. */
const LARGEST_ASKED = 16;

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'A rule places every queen, mostly a knight’s move from the last; it depends on the remainder of n by six.',
    ),
    msg('One sum per queen and no test: it places a thousand queens in a thousand steps.'),
    msg(
      str`It proves that every board from ${sizeOf(4)} on has a solution; it gives one, and says nothing about the others.`,
    ),
  ],

  pseudocode: () => [
    [0, 'n mod 6 = 0, 4:', '0-4 rule'],
    [1, msg('(i, n + 1 − 2i) for i ← 1 … n/2'), '0-4 first'],
    [1, msg('(n/2 + i, n + 2 − 2i) for i ← 1 … n/2'), '0-4 second'],
    [0, 'n mod 6 = 1, 5:', '1-5 rule'],
    [1, '(1, 1)', '1-5 single'],
    [1, msg('(i + 1, n + 1 − 2i) for i ← 1 … (n − 1)/2'), '1-5 first'],
    [1, msg('((n + 1)/2 + i, n + 2 − 2i) for i ← 1 … (n − 1)/2'), '1-5 second'],
    [0, 'n mod 6 = 2:', '2 rule'],
    [1, '(1, n − 3) (n/2 − 1, 1) (n/2, n − 1) (n/2 + 1, 2) (n/2 + 2, n) (n, 4)', '2 single'],
    [1, msg('(i + 1, 2i + 1) for i ← 1 … n/2 − 3'), '2 first'],
    [1, msg('(n/2 + i + 2, 2i + 4) for i ← 1 … n/2 − 3'), '2 second'],
    [0, 'n mod 6 = 3:', '3 rule'],
    [1, msg('(n, 1), the rest as for n − 1, one row higher'), '3 single'],
  ],
  variables: ({ size, laid }) => [
    ['n', size],
    ['placed', squareWords(laid, size, size)],
  ],
  parametersOf: (size) => ({ size }),

  say({ kind, squares, change }, { size }) {
    if (kind.endsWith('rule')) {
      return msg(str`*${size} mod 6 = ${size % 6}*: this rule places every queen, without a test.`);
    }
    return change.found > 0
      ? foundWords(squares, size)
      : msg(str`Next in the sequence: a queen on *${squareName(squares[0]!, size)}*.`);
  },

  draw(step, { size, laid }) {
    if (step?.change.found) return size < 60 ? drawThread(laid, size) : nothing;
    return step && size < 60 ? drawDashed(step.squares, size) : nothing;
  },

  question({ size, rule, laid }) {
    if (rule === undefined || laid.length === size || size > LARGEST_ASKED) return undefined;
    const { column: fromLeft, kind } = queenAt(laid.length, size);
    const column = fromLeft - 1;
    return {
      words: msg(
        str`*Column ${fileName(column)}:* choose the square that the rule gives its queen.`,
      ),
      squares: squaresInLine({ kind: 'column', index: column }, size),
      answers: { [kind]: 'square' as const },
    };
  },

  aside({ size, laid }) {
    return facts([
      [msg('n mod 6'), size % 6],
      [
        msg('placed', { id: 'lab-queens-placed', desc: 'A reading: queens placed' }),
        countOf(laid.length, size),
      ],
    ]);
  },

  panel: () =>
    html`<p class="remark">
      ${msg('A pair (column, row) counts columns from the left and rows from below, as the board does: (4, 7) is d7.')}
    </p>`,
});
