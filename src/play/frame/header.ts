import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { collectionAddress } from '../../core/routes/addresses.ts';
import { drawnDigits } from '../../ui/drawing/drawn-digits.ts';
import { moreMenu } from '../../game/screen/more-menu.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { downIcon, icon } from '../../ui/drawing/icons.ts';
import '../../ui/rose/rose-element.ts';
import { ofTotal } from '../../ui/rose/count-words.ts';
import type { FreePlay } from './free-play.ts';
import { progressWords } from './progress-words.ts';

export interface Celebrated {
  readonly code: string;
  /** True until the seed has arrived: count and rose do not include the find yet. */
  readonly awaited: boolean;
}

/** Draws the header of the first minute: the size, Skip, and below them what is asked. */
export function firstHeader(
  { size }: FreePlay,
  chooseBoard: () => unknown,
  skip: () => void,
): TemplateResult {
  return html`<header class="first">
      <h1 class="unseen">${msg('Play', { id: 'play-screen', desc: 'The screen of free play' })}</h1>
      ${sizeButton(size, chooseBoard)}
      <button class="skip" @click=${skip}>${msg('Skip')}</button>
    </header>
    <p class="goal">
      ${msg('Place 4 queens so that none attacks another.', { id: 'first-goal' })}
    </p>`;
}

/**
 * Draws the header above the board: the size, the rose of what is found, which leads to the Collection, More and settings.
 * @param celebrated A new find that is being celebrated.
 * @param items The actions in the menu More.
 */
export function header(
  { size, known }: FreePlay,
  celebrated: Celebrated | undefined,
  chooseBoard: () => unknown,
  items: readonly TemplateResult[],
): TemplateResult {
  const awaited = celebrated?.awaited === true;
  const found = known.found.size - (awaited && known.found.has(celebrated.code) ? 1 : 0);
  const of = ofTotal(size);
  const progress = progressWords(known, found);
  const collection = collectionAddress(size);
  const rose = (small: boolean): TemplateResult =>
    html`<nt-rose
      ?small=${small}
      .known=${known}
      .celebrated=${celebrated?.code}
      ?awaited=${awaited}
    ></nt-rose>`;
  return html`<header>
    <h1 class="unseen">${msg('Play', { id: 'play-screen', desc: 'The screen of free play' })}</h1>
    ${sizeButton(size, chooseBoard)}
    <a class="whole-rose" href=${collection} aria-label=${progress}>
      ${rose(false)}
      <span class="count">${drawnDigits(String(found), 22, 3.4)}<small>${of}</small></span>
    </a>
    <a class="folded" href=${collection} aria-label=${progress}>
      ${rose(true)} ${drawnDigits(String(found), 19, 3.4)}<small>${of}</small>
    </a>
    <div class="menu">
      ${moreMenu(msg('More: try a queen, redo, reveal solution, share'), items)} ${settingsLink()}
    </div>
  </header>`;
}

function sizeButton(size: number, chooseBoard: () => unknown): TemplateResult {
  return html`<button
    class="size"
    aria-haspopup="dialog"
    aria-label=${msg(str`Board ${size} by ${size}, change`)}
    @click=${chooseBoard}
  >
    ${drawnDigits(`${size}×${size}`, 21, 3.6)}${icon(downIcon, 18)}
  </button>`;
}
