import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { missingPage } from './missing-page.ts';
import { optionalImport } from './optional-import.ts';

/** The code of the page that a screen shows. It is requested once, and again when the player asks for it. */
export class LazyModule {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #load: (() => Promise<unknown>) | undefined;
  #isMissing = false;

  /** @param host The element that renders again when the code turns out to be missing, or arrives after all. */
  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** The replacement of the page; `undefined` unless its code did not arrive. */
  get missing(): TemplateResult | undefined {
    return this.#isMissing ? missingPage(() => this.#retry()) : undefined;
  }

  /** Requests the code of a page, unless it is the one requested last. */
  need(load: () => Promise<unknown>): void {
    if (load === this.#load) return;
    this.#load = load;
    this.#isMissing = false;
    void this.#ask(load);
  }

  #retry(): void {
    if (this.#load) void this.#ask(this.#load);
  }

  async #ask(load: () => Promise<unknown>): Promise<void> {
    const isMissing = (await optionalImport(load)) === undefined;
    if (this.#load !== load || this.#isMissing === isMissing) return;
    this.#isMissing = isMissing;
    this.#host.requestUpdate();
  }
}
