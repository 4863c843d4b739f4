import { msg, str } from '@lit/localize';
import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { Found, Updates } from '../app/updates.ts';
import { dayWithYear } from '../i18n/format-day.ts';
import { icon, lookBackIcon, nextIcon, turnIcon } from '../ui/drawing/icons.ts';
import { speechIcon } from './settings-icons.ts';
import { AnnounceEvent } from '../ui/events.ts';

declare global {
  interface ImportMetaEnv {
    /** The day of the version, ISO 8601 (tools/build/version.ts). */
    readonly BUILD_DAY: string;
    /** The commit or the number of the version. */
    readonly BUILD_NAME: string;
  }
}

type Host = ReactiveControllerHost & EventTarget & { readonly updates: Updates };

type State = 'unasked' | 'looking' | Found;

/** Looks for a new version when the player asks, and follows one that comes by itself. */
export class VersionCheck implements ReactiveController {
  readonly #host: Host;
  #state: State = 'unasked';

  /** @param host Rendered again when the state changes; announces the result. */
  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** The updates of the page arrive with the first rendering of the host. */
  hostUpdate(): void {
    this.#host.updates.addEventListener('change', this.#onChange);
    if (this.#host.updates.ready) this.#state = 'newer';
  }

  hostDisconnected(): void {
    this.#host.updates.removeEventListener('change', this.#onChange);
  }

  readonly #onChange = (): void => this.#host.requestUpdate();

  get state(): State {
    return this.#state;
  }

  /** Looks for a new version, or opens the one that was found. */
  async run(): Promise<void> {
    const { updates } = this.#host;
    if (this.#state === 'looking') return;
    if (this.#state === 'newer') {
      await updates.apply();
      return;
    }
    this.#state = 'looking';
    this.#host.requestUpdate();
    this.#state = await updates.look();
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new AnnounceEvent(stateWords(this.#state)));
  }
}

/**
 * Renders what is new, the look for a new version, the report of a problem, and the version with its licences.
 * @param report Opens the report.
 */
export function versionSection(check: VersionCheck, report: () => void): TemplateResult {
  const { state } = check;
  const day = dayWithYear(import.meta.env.BUILD_DAY);
  return html`<section aria-labelledby="version">
    <h2 id="version">${msg('Version', { desc: 'A heading: of the game' })}</h2>
    <div class="card">
      <a class="row" href="./changelog.html" hreflang="en">
        ${icon(lookBackIcon)}<span>${msg('What is new')}</span>${icon(nextIcon)}
      </a>
      <button class="row" @click=${() => void check.run()}>
        ${icon(turnIcon)}
        <span>
          ${
            state === 'newer'
              ? msg('Open now', { desc: 'A button: a new version' })
              : msg('Check for a new version')
          }
          <small>${stateWords(state)}</small>
        </span>
      </button>
      <button class="row" @click=${report}>
        ${icon(speechIcon)}<span>${msg('Report a problem')}</span>${icon(nextIcon)}
      </button>
      <p class="row">
        <span>
          <small>
            ${msg(str`Version of ${day}`)}&nbsp;· <bdi>${import.meta.env.BUILD_NAME}</bdi>&nbsp;·
            <a href="./licences.html" hreflang="en">${msg('Licences')}</a>
          </small>
        </span>
      </p>
    </div>
  </section>`;
}

function stateWords(state: State): string {
  switch (state) {
    case 'unasked':
      return '';
    case 'looking':
      return msg('Checking…');
    case 'none':
      return msg('You have the newest version.');
    case 'failed':
      return msg('Couldn’t check for a new version. Try again online.');
    case 'newer':
      return msg('New version ready.');
  }
}
