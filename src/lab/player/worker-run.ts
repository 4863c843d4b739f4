import { msg } from '@lit/localize';
import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { isUnderModal } from '../../ui/dialogs/modal-over.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Playback } from '../machine/playback.ts';
import { startPlayer } from '../start-worker.ts';
import { actOnKey } from './exhibit-keys.ts';
import type { NtTransport } from './transport.ts';
import './transport.ts';

/** A run in a worker of its own while its screen is connected, played on the frames of the page and by keys. */
export class WorkerRun implements ReactiveController {
  playback!: Playback;
  /** True once the worker has died. */
  hasFailed = false;
  /** True if keys play the run. */
  hasKeys = true;
  readonly #host: LitElement;
  readonly #open: () => void;
  #endWorker!: () => void;

  /**
   * @param open Opens the run in a new worker.
   * @param control The selector of what has the focus once a button of the run or of its failure is gone.
   */
  constructor(host: LitElement, open: () => void, control = 'nt-transport') {
    this.#host = host;
    this.#open = open;
    host.addController(this);
    keepFocus(host, () => host.renderRoot.querySelector(control));
  }

  hostConnected(): void {
    this.#start();
    addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    this.#end();
    removeEventListener('keydown', this.#onKey);
  }

  #start(): void {
    const worker = startPlayer();
    this.#endWorker = worker.end;
    const frames = {
      request: (callback: FrameRequestCallback) => requestAnimationFrame(callback),
      cancel: (handle: number) => cancelAnimationFrame(handle),
    };
    const update = (): void => this.#host.requestUpdate();
    this.hasFailed = false;
    this.playback = new Playback(worker.remote, frames, update, () => {
      this.hasFailed = true;
      update();
    });
    this.#open();
  }

  #end(): void {
    this.playback.end();
    this.#endWorker();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.hasKeys) actOnKey(event, this.playback, isUnderModal(this.#host.renderRoot));
  };

  /** Renders the controls of the run. */
  renderTransport(
    more: Partial<Pick<NtTransport, 'copyLink' | 'predicting'>> = {},
  ): TemplateResult {
    const { playback } = this;
    return html`<nt-transport
      .playback=${playback}
      .snapshot=${playback.snapshot}
      ?playing=${playback.playing}
      .speed=${playback.speed}
      .copyLink=${more.copyLink}
      .predicting=${more.predicting}
    ></nt-transport>`;
  }

  /** Renders what stands in place of a run whose worker has died. */
  renderFailure(): TemplateResult {
    const restart = (): void => {
      this.#end();
      this.#start();
      this.#host.requestUpdate();
    };
    return html`<div class="failure">
      <p>${msg('The run stopped: the browser ended it.')}</p>
      <div class="actions">
        <button class="button ink" @click=${restart}>${msg('Start again')}</button>
      </div>
    </div>`;
  }
}
