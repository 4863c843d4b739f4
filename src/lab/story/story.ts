import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { queensOf } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import type { Square } from '../../core/board/square.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { labHeader } from '../shared/header.ts';
import { labBoard } from '../shared/lab-board.ts';
import { labBoardStyles, labStyles } from '../shared/lab.styles.ts';
import { summaryStyles } from '../shared/summary.styles.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { drawClash, drawThread } from '../shared/drawing.ts';
import { storyStyles } from './story.styles.ts';

/** The sources of the story, in the order of the story. Titles are not translated. */
const SOURCES: readonly string[] = [
  'W. Ahrens: Mathematische Unterhaltungen und Spiele. Teubner, Leipzig 1901; second edition 1910.',
  'P. J. Campbell: Gauss and the eight queens problem. Historia Mathematica 4 (1977), 397–404.',
  'C. F. Gauss: Werke XII, 20–28, letters to H. C. Schumacher of September 1850, with notes of the editors.',
  'D. Singmaster: Sources in Recreational Mathematics, an annotated bibliography, 5.I.1: Eight queens problem. Eighth preliminary edition, 2004.',
  'Nouvelles annales de mathématiques, 1869, 560: a question of Lionnet.',
  'S. Günther: Zur mathematischen Theorie des Schachbretts. Archiv der Mathematik und Physik 56 (1874), 281–292.',
  'J. W. L. Glaisher: On the problem of the eight queens. Philosophical Magazine 48 (1874), 457–467.',
  'E. Pauls: Das Maximalproblem der Damen auf dem Schachbrete. Deutsche Schachzeitung 29 (1874).',
  'E. W. Dijkstra: Notes on structured programming. In: O.-J. Dahl, E. W. Dijkstra, C. A. R. Hoare: Structured Programming. Academic Press 1972.',
  'R. Sosič, J. Gu: A polynomial time algorithm for the n-queens problem. SIGART Bulletin 1, 3 (1990), 7–11.',
  'I. P. Gent, C. Jefferson, P. Nightingale: Complexity of n-queens completion. Journal of Artificial Intelligence Research 59 (2017), 815–848.',
  'M. Simkin: The number of n-queens configurations. arXiv:2107.13460 (2021).',
  'T. B. Preußer, M. R. Engelhardt: Putting queens in carry chains, No. 27. Journal of Signal Processing Systems 88 (2017), 185–201. OEIS A000170, A002562.',
];

/** The largest size whose solutions have been counted. */
const LARGEST_COUNTED = 27;

/**
 * The letters of the determinant of 4 × 4 as Günther wrote it: one for each rising diagonal. Falling diagonals have
 * numbers.
 */
const LETTERS = 'abcdefg';
const DETERMINANT_SIZE = 4;

/** The smallest solution code of 8 × 8. */
const FIRST = queensOf('15863724');

/** A solution of 4 × 4, which is the marked term of the determinant. */
const TERM = '2413';

/** @summary The origin of the problem and the results on it, with their sources. */
@customElement('nt-lab-story')
export class NtLabStory extends LocalizedElement {
  static override styles = [baseStyles, labStyles, labBoardStyles, summaryStyles, storyStyles];

  protected override render(): TemplateResult {
    return html`${labHeader(pageTitleOf('story').title, { kind: 'story' })}
      <div class="page">
        ${this.#renderQuestion()} ${this.#renderAnswer()} ${this.#renderTales()}
        ${this.#renderDeterminants()} ${this.#renderSmall()} ${this.#renderMachines()}
        ${this.#renderCounts()} ${this.#renderSources()}
      </div>`;
  }

  #renderQuestion(): TemplateResult {
    return html`<section class="card beside">
      <div>
        <h2>${msg('1848: a question')}</h2>
        <p>
          ${msg('Max Bezzel, a chess player from Bavaria, asks in the chess paper of Berlin, signing as “a friend of chess”: how can eight queens stand on the board so that none attacks another, and how many solutions are there?')}
        </p>
      </div>
      ${board(8, FIRST, drawThread(FIRST, 8), msg('The first solution in the order of columns'))}
    </section>`;
  }

  #renderAnswer(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg('1850: 92', { desc: 'A heading: a year, and the number of solutions' })}</h2>
        <p>
          ${msg('Franz Nauck takes up the question in an illustrated newspaper of Leipzig. In June he states 60 solutions, on 21 September he gives 92.')}
        </p>
        <p>
          ${msg('Carl Friedrich Gauss reads it there and writes about it to his friend Schumacher. He has 76 solutions by 4 September and writes of 72 on 12 September, without claiming that there are no more. There are ninety-two, in twelve families whose members are rotations and reflections of each other.')}
        </p>
        <a class="more" href=${labAddress('backtracking', 8)}
          >${msg('Watch a machine find all 92')}</a
        >
      </div>
    </section>`;
  }

  /** Renders claims that many pages repeat, each with the evidence of its sources. */
  #renderTales(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg('Stories and facts')}</h2>
        <p>
          ${msg('“Gauss thought that there are 76.” He wrote of 76 once, and on 12 September of 72, adding that there might be more. Paul Campbell traces how the tale grew that he had solved it.')}
        </p>
        <p>
          ${msg('“By 1854 the chess paper of Berlin had printed forty solutions.” We found no source for forty. The notes to Gauss’s works know of two, printed in 1849; Carl Jaenisch, as David Singmaster reports, counts five, in 1849 and 1854.')}
        </p>
        <p>
          ${msg('“Georg Cantor worked on it.” Encyclopedias name him without a source, and we found none.')}
        </p>
      </div>
    </section>`;
  }

  #renderDeterminants(): TemplateResult {
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
          ${msg('Many accounts name Nauck as the one who asked for n queens on n² squares; in print we know Lionnet’s question of 1869, in the Nouvelles annales de mathématiques.')}
        </p>
        <p>
          ${msg('Siegmund Günther gives every rising diagonal a letter and every falling one a number. A term of the determinant takes one entry from each row and each column; the terms in which no letter and no number comes twice are the solutions.')}
        </p>
        <p>
          ${msg('J. W. L. Glaisher, the same year, shortens the work so far that eight queens can be done by hand, and confirms the 92. Also in 1874 E. Pauls writes down a solution for every n from 4 on.')}
        </p>
        <a class="more" href=${labAddress('construction', 12)}>${msg('Watch his construction')}</a>
        <a class="more" href=${labAddress('determinants', 8)}
          >${msg('Watch the determinant expanded')}</a
        >
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
        <figcaption>${msg(str`A term without a repeat: a solution of ${sizeOf(4)}`)}</figcaption>
      </figure>
    </section>`;
  }

  #renderSmall(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg(str`Why ${sizeOf(2)} and ${sizeOf(3)} have none`)}</h2>
        <p>
          ${msg(str`On ${sizeOf(2)} the first queen attacks all other squares. On ${sizeOf(3)} one in the middle does too; from a corner or an edge it leaves two squares free, but queens there attack each other, so a third queen never fits.`)}
        </p>
      </div>
      <div class="pictures">
        ${board(2, [0], nothing, msg(str`One queen attacks all of ${sizeOf(2)}`))}
        ${board(3, [0, 5], drawClash([5, 7], 3), msg('From the corner: b1 and c2 are left, and attack each other'))}
        ${board(3, [1, 6], drawClash([6, 8], 3), msg('From the edge: a1 and c1 are left, and attack each other'))}
      </div>
    </section>`;
  }

  #renderMachines(): TemplateResult {
    return html`<section class="card">
      <div>
        <h2>${msg('Since 1972: by machines')}</h2>
        <p>
          ${msg('Edsger Dijkstra develops a program for the eight queens step by step, to show what structured programming is.')}
        </p>
        <p>
          ${msg(str`In 1990 Rok Sosič and Jun Gu search without going back: they swap queens to reduce conflicts, until ${numberOf(500_000)} queens have none.`)}
        </p>
        <a class="more" href=${labAddress('min-conflicts', 50)}>${msg('Watch such a search')}</a>
        <p>
          ${msg('Whether some queens can be completed to a solution is hard to say in general: Ian Gent, Christopher Jefferson and Peter Nightingale prove in 2017 that it is NP-complete.')}
        </p>
        <p>
          ${msg('Michael Simkin shows in 2021 how many solutions a large board has: about (0.143 n)ⁿ.')}
        </p>
      </div>
    </section>`;
  }

  #renderSources(): TemplateResult {
    return html`<section class="card">
      <details class="sources">
        <summary>${msg('Sources')}</summary>
        <ul lang="en">
          ${SOURCES.map((source) => html`<li>${source}</li>`)}
        </ul>
      </details>
    </section>`;
  }

  #renderCounts(): TemplateResult {
    const largest = numberOf(solutionCount(LARGEST_COUNTED)!);
    return html`<section class="card">
      <div>
        <h2>${msg('How far it has been counted')}</h2>
        <p>
          ${msg(str`Nobody knows a formula; the counts are known to ${sizeOf(27)}, where there are ${largest}: programmable hardware in Dresden counted them in 2016.`)}
        </p>
        <a class="more" href=${labAddress('counting')}>${msg('Count some yourself')}</a>
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
