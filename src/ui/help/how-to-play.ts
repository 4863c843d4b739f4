import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { attackWords, shadeWords } from './first-words.ts';
import { attackStyles } from '../drawing/attacks.ts';
import { howToPlayStyles } from './how-to-play.styles.ts';
import { eyeIcon, hintIcon, icon, lookBackIcon, markIcon } from '../drawing/icons.ts';
import {
  exampleBoard,
  revealedPicture,
  petalPicture,
  rosePicture,
  seedPicture,
  starPicture,
  supposedPicture,
} from './how-pictures.ts';
import { listingStyles } from '../styles/listing.styles.ts';
import { Modal } from '../dialogs/modal.ts';
import { roseStyles } from '../rose/rose.styles.ts';

/** @summary The sentences of the first minute and the words of the game beside their pictures, on one page. */
@customElement('nt-how-to-play')
export class NtHowToPlay extends Modal {
  static override styles = [
    ...Modal.styles,
    listingStyles,
    roseStyles,
    attackStyles,
    howToPlayStyles,
  ];

  protected override heading(): string {
    return msg('How to play');
  }

  protected override renderContent(): TemplateResult {
    const [four, eight] = [4, 8].map((size) => numberOf(solutionCount(size)!));
    return html`<ol>
        ${step(exampleBoard([1], 'attacks'), attackWords())}
        ${step(exampleBoard([1, 7], 'shade'), shadeWords())}
        ${step(
          exampleBoard([1, 7, 8, 14], 'thread'),
          msg(
            str`Place as many queens as the board has rows, so that none attacks another: that is a solution. ${sizeOf(4)} has ${four!}; ${sizeOf(8)} has ${eight!}. Find them all.`,
          ),
        )}
      </ol>
      <h3>${msg('Puzzles, in three steps each')}</h3>
      <nav>
        ${guideLink('how-complete', msg('Fill in'))} ${guideLink('how-regions', msg('Regions'))}
        ${guideLink('how-guard', msg('Guard'))}
      </nav>
      <h3>${msg('The techniques of hints, one move each')}</h3>
      <nav>${guideLink('learn', msg('Practise'))}</nav>
      <h3>${msg('The words of the game')}</h3>
      <dl>
        ${term(
          starPicture,
          msg('Small lines'),
          msg('An attacked square. The lines point to the queens that attack it.'),
        )}
        ${term(icon(markIcon), msg('Mark', { id: 'mark-tool', desc: 'A tool that marks squares as empty' }), msg('Your own note that a square stays empty.'))}
        ${term(
          supposedPicture,
          msg('Try a queen'),
          msg(
            'Hold a free square to try a queen in thought. “What then?” shows the next queen that follows, and counts as help.',
          ),
        )}
        ${term(
          seedPicture,
          msg('Solution'),
          msg('A dot of the rose: golden once you find it, a dark ring if it was revealed.'),
        )}
        ${term(
          petalPicture(),
          msg('Family'),
          msg('A solution with its rotations and reflections: a petal of the rose.'),
        )}
        ${term(
          rosePicture(),
          msg('Rose'),
          msg(
            'All solutions of a board. A family is complete when you find each of its solutions.',
          ),
        )}
        ${term(icon(hintIcon), msg('Hint'), msg('Tells you first where to look, then why.'))}
        ${term(
          icon(lookBackIcon),
          msg('Look back'),
          msg('Your own moves of a solved puzzle, with the technique that gave each queen.'),
        )}
        ${term(
          icon(eyeIcon),
          msg('Reveal solution'),
          msg('Shows a solution you haven’t found. It won’t count as found.'),
        )}
        ${term(
          revealedPicture,
          msg('Revealed'),
          msg('A solution you were shown: a ring until you solve it yourself.'),
        )}
      </dl>`;
  }
}

function guideLink(path: string, name: string): TemplateResult {
  return html`<a class="button outline" href=${puzzlesAddress(path)}>${name}</a>`;
}

/** Renders one of the three things to know, beside a board that shows it. */
function step(picture: TemplateResult, words: TemplateResult | string): TemplateResult {
  return html`<li>
    ${picture}
    <p>${words}</p>
  </li>`;
}

function term(picture: TemplateResult, word: string, meaning: string): TemplateResult {
  return html`<div>
    <dt>${picture}${word}</dt>
    <dd>${meaning}</dd>
  </div>`;
}
