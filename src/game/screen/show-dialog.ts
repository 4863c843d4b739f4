import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { eyeIcon, icon } from '../../ui/drawing/icons.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { nextBoard } from '../session/next-board.ts';
import { search, type SearchOptions } from '../session/search.ts';
import type { BoardScreen } from './board-screen.ts';

/** The question before a solution is shown, in the current language. */
export interface ShowQuestion {
  readonly heading: () => string;
  /** The consequences of showing it. */
  readonly text: () => string;
}

/** The answer to a search for a solution; `undefined` if there is none. */
export interface Found<Answer> {
  readonly answer: Answer | undefined;
}

/** A solution that the player may have shown. */
interface Offer<Answer> {
  readonly question: ShowQuestion;
  readonly find: (options: SearchOptions<Found<Answer>>) => Promise<Found<Answer>>;
  readonly show: (answer: Answer) => Promise<void>;
  /** Says that there is none. */
  readonly refuse: () => unknown;
  /** The announcement once it is shown. */
  readonly shown: () => string;
}

/** Asks once, then searches for a solution of the board and shows it, unless the board has changed by then. */
export function offerToShow<Answer>(screen: BoardScreen, offer: Offer<Answer>): void {
  const session = screen.session!;
  const { position } = session;
  const show = async (): Promise<void> => {
    const found = await search(screen, offer.find, nextBoard(session));
    if (!found || screen.session !== session || session.position !== position) return;
    if (found.answer === undefined) {
      offer.refuse();
      return;
    }
    const shown = offer.show(found.answer).then(offer.shown);
    screen.dispatchEvent(new AnnounceEvent(shown));
  };
  openModal(screen.renderRoot, NtShowDialog, { question: offer.question, show: () => void show() });
}

/** @summary Asks once before a solution is shown. */
@customElement('nt-show-dialog')
export class NtShowDialog extends Modal {
  question!: ShowQuestion;
  /** Called when the player chooses to see it. */
  show: () => void = () => undefined;

  protected override heading(): string {
    return this.question.heading();
  }

  protected override renderContent(): TemplateResult {
    return html`<p>${this.question.text()}</p>
      <div class="actions">
        <button class="button outline grow" @click=${() => this.close()}>${msg('Not now')}</button>
        <button
          class="button ink grow"
          @click=${() => {
            this.close();
            this.show();
          }}
        >
          ${icon(eyeIcon, 20)}${msg('Reveal it')}
        </button>
      </div>`;
  }
}
