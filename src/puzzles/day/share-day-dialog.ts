import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import { ownSender, renewSender } from '../../progress/settings/own-senders.ts';
import { dayOf, type Day } from '../../core/days/day.ts';
import { friendName, LONGEST_NAME } from '../../core/routes/friend-day.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { shareOrCopy } from '../../ui/sharing/share-or-copy.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { pictureOf } from '../../ui/sharing/picture.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { petalsWords } from './day-words.ts';
import { ownName } from './own-name.ts';
import { dayHeadline, dayLink, dayShareText, sharedDay, type SharedDay } from './share-day.ts';

/**
 * @summary A preview of the text that is shared about a day; it is shared as text, or with a picture of the day's
 * trefoil.
 */
@customElement('nt-share-day')
export class NtShareDay extends Modal {
  static override styles = [
    ...Modal.styles,
    trefoilStyles,
    remarkStyles,
    css`
      .shared {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px 20px;
        margin-top: 12px;
        min-height: 9rem;
        padding: 14px 16px;
        border-radius: var(--r-3);
        background: var(--sunken);
      }
      .trefoil {
        flex: none;
        width: 92px;
        height: 83px;
      }
      .shared > span {
        margin: auto;
      }
      pre {
        flex: 1 1 14rem;
        min-width: 0;
        margin: 0;
        font: var(--t-13) / 1.375rem var(--font-mono);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .remark {
        margin-top: 6px;
      }
      .renew {
        min-height: 44px;
        margin-block: -12px;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      label {
        display: grid;
        gap: 4px;
        margin-top: 12px;
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      input {
        box-sizing: border-box;
        width: 100%;
        min-height: 44px;
        padding: 4px 12px;
        border: 1.5px solid var(--line-strong);
        border-radius: var(--r-3);
        background: var(--surface);
        font: var(--t-17) / 1.5rem var(--font-ui);
        color: var(--ink);
      }
    `,
  ];

  @property() day!: Day;

  @state() private shared: SharedDay | undefined;
  /** True once the player has asked for a new number. */
  @state() private isRenewed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    const page = this.getRootNode();
    this.shared = await sharedDay(puzzles.results, this.day, dayOf(new Date()));
    if (this.shared) return;
    this.close();
    const text = (): string => msg('This day’s results can’t be read right now. Try again later.');
    page.dispatchEvent(new NoticeEvent({ text }));
  }

  protected override heading(): string {
    return msg('Share the day');
  }

  protected override renderContent(): TemplateResult {
    const { shared } = this;
    return html`<p>${msg('No spoilers.')}</p>
      <div class="shared">${shared ? renderShared(shared) : nothing}</div>
      <label
        >${msg('Your name, if you like')}
        <input
          autocomplete="nickname"
          maxlength=${LONGEST_NAME}
          .value=${ownName.get()}
          @change=${({ target }: Event) => this.#rename(target as HTMLInputElement)}
        />
      </label>
      <p class="remark">
        ${msg('The link carries your times, your help, this name and a random number by which friends’ lists know your links. Nothing else leaves the device.')}
        <button class="renew" @click=${() => this.#renew()}>${msg('New number')}</button>
        <span role="status"
          >${this.isRenewed ? msg('Your next links carry a new number.') : nothing}</span
        >
      </p>
      <div class="actions">
        <button class="button outline grow" ?disabled=${!shared} @click=${() => this.#share(true)}>
          ${msg('As a picture')}
        </button>
        <button class="button ink grow" ?disabled=${!shared} @click=${() => this.#share(false)}>
          ${icon(shareIcon, 20)}${msg('As text')}
        </button>
      </div>`;
  }

  /** Keeps the name in the form in which friends see it. */
  #rename(field: HTMLInputElement): void {
    const name = friendName(field.value);
    field.value = name;
    ownName.set(name || null);
  }

  #renew(): void {
    renewSender();
    this.isRenewed = true;
  }

  async #share(withPicture: boolean): Promise<void> {
    const shared = this.shared!;
    const page = this.getRootNode();
    const drawing = this.renderRoot.querySelector<SVGSVGElement>('.trefoil')!;
    const name = `ninety-two-${shared.day}.png`;
    const picture = withPicture ? await pictureOf(drawing, dayHeadline(shared), name) : undefined;
    this.close();
    const text = dayShareText(shared);
    await shareOrCopy(page, {
      text,
      url: dayLink(shared, ownName.get(), ownSender()),
      ...(picture && { picture }),
    });
  }
}

function renderShared(shared: SharedDay): TemplateResult {
  return html`<span role="img" aria-label=${petalsWords(shared.petals)}>
      ${trefoil(shared.petals)}
    </span>
    <pre>${dayShareText(shared)}</pre>`;
}
