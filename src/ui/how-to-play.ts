import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { puzzlesAddress } from '../core/addresses.ts';
import { solutionCount } from '../core/counts.ts';
import { numberOf } from '../i18n/format.ts';
import { attackWords, lineWords } from './first-words.ts';
import { attackStyles } from './board/attacks.ts';
import { howToPlayStyles } from './how-to-play.styles.ts';
import { eyeIcon, hintIcon, icon, markIcon } from './icons.ts';
import {
  exampleBoard,
  peekedPicture,
  petalPicture,
  rosePicture,
  seedPicture,
  starPicture,
} from './how-pictures.ts';
import { listingStyles } from './listing.styles.ts';
import { Modal, openModal } from './modal.ts';
import { roseStyles } from './rose/rose.styles.ts';

/**
 * @summary What the first minute says, and the words of the game beside their pictures, on one page.
 */
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
        ${step(exampleBoard([1, 7], 'stars'), lineWords())}
        ${step(
          exampleBoard([1, 7, 8, 14], 'thread'),
          msg(
            str`As many queens as the board has rows, none attacking another: a solution. 4 × 4 has ${four!}; 8 × 8 has ${eight!}. Find them all.`,
          ),
        )}
      </ol>
      <h3>${msg('Puzzles, in three taps each')}</h3>
      <nav>
        ${guideLink('how-complete', msg('Complete'))} ${guideLink('how-regions', msg('Regions'))}
        ${guideLink('how-guard', msg('Guard'))}
      </nav>
      <h3>${msg('The words of the game')}</h3>
      <dl>
        ${term(
          starPicture,
          msg('Star'),
          msg('A square that is attacked. Its arms point to the queens that attack it.'),
        )}
        ${term(icon(markIcon), msg('Mark'), msg('Your own note that a square stays empty.'))}
        ${term(
          seedPicture,
          msg('Seed'),
          msg('One solution: filled when you have found it, else a ring or a small dot.'),
        )}
        ${term(
          petalPicture(),
          msg('Petal'),
          msg('One family: a solution with its turns and mirror images.'),
        )}
        ${term(
          rosePicture(),
          msg('Rose'),
          msg('All solutions of a board. A petal blooms when each of its seeds is found.'),
        )}
        ${term(
          icon(hintIcon),
          msg('Hint'),
          msg('Says what can be known of the board: first where to look, then why.'),
        )}
        ${term(
          icon(eyeIcon),
          msg('Reveal'),
          msg('Shows a solution that you have not found. It does not count as found.'),
        )}
        ${term(
          peekedPicture,
          msg('Peeked'),
          msg('A solution that Reveal has shown: a ring, until you find it yourself.'),
        )}
      </dl>`;
  }
}

/** The way to the guide of a kind of puzzle. */
function guideLink(path: string, name: string): TemplateResult {
  return html`<a class="button outline" href=${puzzlesAddress(path)}>${name}</a>`;
}

/** One of the three things to know, beside a board that shows it. */
function step(picture: TemplateResult, words: string): TemplateResult {
  return html`<li>
    ${picture}
    <p>${words}</p>
  </li>`;
}

/** A word of the game beside its picture. */
function term(picture: TemplateResult, word: string, meaning: string): TemplateResult {
  return html`<div>
    <dt>${picture}${word}</dt>
    <dd>${meaning}</dd>
  </div>`;
}

/** Explains the game over the screen that `root` is the render root of. */
export function openHowToPlay(root: ParentNode): void {
  openModal(root, document.createElement('nt-how-to-play'));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-how-to-play': NtHowToPlay;
  }
}
