import { LOCALE_STATUS_EVENT } from '@lit/localize';
import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { focusRests } from './keep-focus.ts';

/** The time in milliseconds after which words that were read are gone: a finger would find them at the page's end. */
const KEPT = 5000;

/** The live regions of the page and of the dialogs over it, outermost first. */
const shown: LiveRegions[] = [];

/**
 * The two live regions of the page or of a dialog, which screen readers read out. A dialog silences all regions under
 * it.
 */
export class LiveRegions implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #isOpen: () => boolean;
  #polite = '';
  #urgent = '';
  #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isOpen Returns false once the host is a dialog that is closed and only fades. */
  constructor(host: ReactiveControllerHost, isOpen: () => boolean = () => true) {
    this.#host = host;
    this.#isOpen = isOpen;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    // Sentences that were said stay as they are, and would be read in the voice of the new language.
    addEventListener(LOCALE_STATUS_EVENT, () => this.#set('', ''), { signal });
    shown.push(this);
  }

  hostDisconnected(): void {
    this.#listening.abort();
    shown.splice(shown.indexOf(this), 1);
  }

  /** Puts a text into the regions that are not silenced, once the focus rests. */
  static async read(text: string, isUrgent: boolean): Promise<void> {
    await focusRests();
    const regions = shown.findLast((one) => one.#isOpen());
    if (!regions) return;
    // Only a change is read, so the region stands before the text does.
    await regions.#host.updateComplete;
    // Screen readers do not repeat an equal text; a no-break space makes it different.
    const other = (before: string): string => (before === text ? `${text}\u00a0` : text);
    if (isUrgent) regions.#set(regions.#polite, other(regions.#urgent));
    // Urgent words were read by now, and would stay as long as a player goes on.
    else regions.#set(other(regions.#polite), '');
  }

  #set(polite: string, urgent: string): void {
    this.#polite = polite;
    this.#urgent = urgent;
    this.#host.requestUpdate();
    clearTimeout(this.#timer);
    if (polite + urgent !== '') this.#timer = setTimeout(() => this.#set('', ''), KEPT);
  }

  render(): TemplateResult {
    return html`<div class="unseen" aria-live="polite">${this.#polite}</div>
      <div class="unseen" aria-live="assertive">${this.#urgent}</div>`;
  }
}
