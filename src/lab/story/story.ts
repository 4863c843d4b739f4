import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { labAddress } from '../../core/addresses.ts';
import { queensOf } from '../../core/code-squares.ts';
import { solutionCount } from '../../core/counts.ts';
import { familyCount } from '../../core/family-counts.ts';
import type { Square } from '../../core/square.ts';
import { numberOf } from '../../i18n/format.ts';
import { baseStyles } from '../../ui/base.styles.ts';
import type { Drawing } from '../../ui/board/drawing.ts';
import { labHeader } from '../header.ts';
import { labBoard } from '../lab-board.ts';
import { labBoardStyles, labStyles } from '../lab.styles.ts';
import { openPicker } from '../picker.ts';
import { summaryStyles } from '../summary.styles.ts';
import { pageTitleOf } from '../page-titles.ts';
import { drawClash, drawThread } from '../exhibits/drawing.ts';

/** The largest size whose solutions have been counted. */
const LARGEST_COUNTED = 27;

/** The determinant of 4 × 4 as Günther wrote it: a letter a rising diagonal, a number a falling one. */
const LETTERS = 'abcdefg';
const DETERMINANT_SIZE = 4;

/** The smallest solution code of 8 × 8. */
const FIRST = queensOf('15863724');

/** A solution of 4 × 4: the term of the determinant that is marked. */
const TERM = '2413';

/**
 * @summary Where the question comes from, and what is known of it. Sources: W. Ahrens, Mathematische
 * Unterhaltungen und Spiele (1901 and 1910); P. J. Campbell, Gauss and the eight queens problem,
 * Historia Mathematica 4 (1977); OEIS A000170.
 */
@customElement('nt-lab-story')
export class NtLabStory extends LitElement {
  static override styles = [
    baseStyles,
    labStyles,
    labBoardStyles,
    summaryStyles,
    css`
      .card {
        display: grid;
        gap: 10px;
        align-items: start;
      }
      .card p {
        font-size: var(--t-15);
        line-height: 1.4375rem;
        text-wrap: pretty;
      }
      .card p + p {
        margin-top: 8px;
      }
      h2 {
        margin-bottom: 4px;
      }
      .pictures {
        display: flex;
        flex-wrap: wrap;
        gap: 12px;
      }
      .board {
        width: 150px;
      }
      figcaption {
        max-width: 150px;
        font-size: var(--t-12);
        line-height: 1rem;
        color: var(--ink-2);
      }
      .card a {
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      .more {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        font-size: var(--t-15);
        font-weight: var(--w-medium);
      }
      .determinant {
        width: max-content;
        padding: 6px 10px;
        border-inline: 2px solid var(--ink);
        font: var(--w-regular) var(--t-17) / 1.875rem var(--font-mono);
      }
      .determinant td {
        padding: 0 8px;
        color: var(--ink-2);
      }
      .determinant .term {
        color: var(--ink);
        font-weight: var(--w-bold);
        background: var(--bloom-soft);
        border-radius: var(--r-1);
      }
      .scrolling {
        overflow-x: auto;
      }
      .counts {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--t-13);
        line-height: 1.125rem;
        font-variant-numeric: tabular-nums;
        text-align: end;
      }
      .counts th,
      .counts td {
        padding: 4px 0 4px 12px;
        border-top: 1px solid var(--line);
        font-weight: var(--w-regular);
      }
      .counts thead th {
        border: 0;
        color: var(--ink-2);
      }
      @media (min-width: 600px) {
        .card.beside {
          grid-template-columns: minmax(0, 1fr) auto;
          gap: 20px;
        }
      }
    `,
  ];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override render(): TemplateResult {
    return html`${labHeader(
        pageTitleOf('story').title,
        () => openPicker(this.renderRoot, { kind: 'story' }),
        undefined,
      )}
      <div class="page">
        ${this.renderQuestion()} ${this.renderAnswer()} ${this.renderDeterminants()}
        ${this.renderSmall()} ${this.renderCounts()}
      </div>`;
  }

  private renderQuestion(): TemplateResult {
    return html`<section class="card beside">
      <div>
        <h2>${msg('1848: a question')}</h2>
        <p>
          ${msg('Max Bezzel, a chess player from Bavaria, asks it in the chess paper of Berlin and signs as “a friend of chess”: how can eight queens stand on the board so that none sees another, and in how many ways?')}
        </p>
      </div>
      ${board(8, FIRST, drawThread(FIRST, 8), msg('The first of the ways in the order of their columns'))}
    </section>`;
  }

  private renderAnswer(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg('1850: 92')}</h2>
        <p>
          ${msg('Franz Nauck takes the question up in an illustrated newspaper of Leipzig, answers it, and asks it for n queens on n × n squares. In June he prints 60 ways, in September all 92.')}
        </p>
        <p>
          ${msg('Carl Friedrich Gauss reads it there and writes of it to his friend Schumacher. He believes at first that there are 76. Ninety-two it is, and in them twelve families whose members are turns and mirror images of each other.')}
        </p>
        <a class="more" href=${labAddress('backtracking', 8)}
          >${msg('See a machine find all 92')}</a
        >
      </div>
    </section>`;
  }

  private renderDeterminants(): TemplateResult {
    const columns = queensOf(TERM);
    const cells = (row: number): TemplateResult[] =>
      Array.from({ length: DETERMINANT_SIZE }, (_, column) => {
        const isTerm = columns.includes(row * DETERMINANT_SIZE + column);
        const letter = LETTERS[row + column]!;
        const index = row - column + DETERMINANT_SIZE;
        return html`<td class=${isTerm ? 'term' : ''}>${letter}<sub>${index}</sub></td>`;
      });
    return html`<section class="card beside">
      <div>
        <h2>${msg('1874: by determinants')}</h2>
        <p>
          ${msg('Siegmund Günther gives every rising diagonal a letter and every falling one a number. A term of the determinant takes one entry from each row and each column; the terms in which no letter and no number comes twice are the solutions.')}
        </p>
        <p>
          ${msg('J. W. L. Glaisher, the same year, shortens the work so far that eight queens can be done by hand, and confirms the 92. Also in 1874 E. Pauls writes down a solution for every n from 4 on.')}
        </p>
        <a class="more" href=${labAddress('construction', 12)}>${msg('See his construction')}</a>
      </div>
      <figure>
        <table class="determinant" aria-label=${msg('Determinant of 4 by 4, one term marked')}>
          ${Array.from(
            { length: DETERMINANT_SIZE },
            (_, row) =>
              html`<tr>
                ${cells(row)}
              </tr>`,
          )}
        </table>
        <figcaption>${msg('A term without a repeat: a solution of 4 × 4')}</figcaption>
      </figure>
    </section>`;
  }

  private renderSmall(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg('Why 2 × 2 and 3 × 3 have none')}</h2>
        <p>
          ${msg('On 2 × 2 the first queen sees every other square. On 3 × 3 one in the middle does too; from a corner or an edge she leaves two squares free, but those two see each other, so a third queen never fits.')}
        </p>
      </div>
      <div class="pictures">
        ${board(2, [0], nothing, msg('One queen sees all of 2 × 2'))}
        ${board(3, [0, 5], drawClash([5, 7], 3), msg('From the corner: b1 and c2 are left, and see each other'))}
        ${board(3, [1, 6], drawClash([6, 8], 3), msg('From the edge: a1 and c1 are left, and see each other'))}
      </div>
    </section>`;
  }

  private renderCounts(): TemplateResult {
    const largest = numberOf(solutionCount(LARGEST_COUNTED)!);
    return html`<section class="card">
      <div>
        <h2>${msg('How far it has been counted')}</h2>
        <p>
          ${msg(str`Nobody knows a formula; the counts are known to 27 × 27, where there are ${largest}: programmable hardware in Dresden counted them in 2016.`)}
        </p>
        <a class="more" href=${labAddress('counting')}>${msg('Count some yourself')}</a>
        <details>
          <summary>${msg('All counts')}</summary>
          <div class="scrolling">
            <table class="counts">
              <thead>
                <tr>
                  <th scope="col">n</th>
                  <th scope="col">${msg('solutions')}</th>
                  <th scope="col">${msg('families')}</th>
                </tr>
              </thead>
              <tbody>
                ${Array.from({ length: LARGEST_COUNTED }, (_, index) => {
                  const size = index + 1;
                  return html`<tr>
                    <th scope="row">${size}</th>
                    <td>${numberOf(solutionCount(size)!)}</td>
                    <td>${numberOf(familyCount(size)!)}</td>
                  </tr>`;
                })}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </section>`;
  }
}

function board(
  size: number,
  queens: readonly Square[],
  overlay: Drawing,
  caption: string,
): TemplateResult {
  return html`<figure>
    ${labBoard({ rows: size, columns: size, queens, overlay, label: caption })}
    <figcaption aria-hidden="true">${caption}</figcaption>
  </figure>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-lab-story': NtLabStory;
  }
}
