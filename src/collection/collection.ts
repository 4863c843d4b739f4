import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { NtApp } from '../app/app.ts';
import { progress } from '../progress/page.ts';
import { collectionAddress, STATISTICS_ADDRESS } from '../core/routes/addresses.ts';
import { parseCollectionPage, type CollectionPage } from '../core/routes/collection-page.ts';
import { familyOf } from '../core/solutions/families.ts';
import { plural } from '../i18n/format.ts';
import { ExportBackupEvent } from '../ui/backup-event.ts';
import { sizesToLoad } from '../progress/solutions/every-size.ts';
import type { SizeProgress } from '../progress/solutions/solutions.ts';
import { claimOnce } from '../progress/settings/once.ts';
import type { Settings } from '../progress/settings/settings.ts';
import { AddressEvent } from '../ui/address-event.ts';
import { baseStyles } from '../ui/styles/base.styles.ts';
import { NoticeEvent } from '../ui/events.ts';
import { settingsLink } from '../ui/drawing/settings-link.ts';
import { chartIcon, icon, shareIcon } from '../ui/drawing/icons.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { shareRose } from '../ui/sharing/share-rose.ts';
import { afterPaint } from '../ui/scheduling/tasks.ts';
import './family/family-view.ts';
import { openImport } from './backup/import-dialog.ts';
import './size-foot.ts';
import { COMMON_SIZES } from './size-strip.ts';
import './size/size-view.ts';
import type { NtSizeView } from './size/size-view.ts';
import './statistics/statistics-view.ts';

/** The number of finds from which on the export is suggested. */
const MUCH_TO_LOSE = 50;

/**
 * @summary The Collection: solutions found, revealed and unknown.
 *
 * @fires nt-address - The address of the size, in place of a transfer link that has been read.
 * @fires nt-notice - The result of sharing, erasing or receiving.
 */
@customElement('nt-collection')
export class NtCollection extends LocalizedElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: block;
        width: 100%;
        max-width: 72rem;
        margin: 0 auto;
        padding-bottom: 20px;
      }
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        min-height: 52px;
        padding-inline: var(--gutter) 8px;
      }
      .menu {
        display: flex;
        gap: 4px;
        margin-inline-start: auto;
      }
      h1 {
        flex: 1;
        /* The longest word fits beside the buttons of the smallest phone. */
        font-size: clamp(var(--t-20), 7.2cqi, var(--t-28));
        line-height: 2rem;
        letter-spacing: -0.02em;
      }
    `,
  ];

  @property({ attribute: false }) settings!: Settings;
  /** The address from its first word on, for example `collection/8`. */
  @property() path = '';

  @state() private page: CollectionPage = { kind: 'size', size: undefined };
  @state() private known: ReadonlyMap<number, SizeProgress> = new Map();

  get #sizeView(): NtSizeView | null {
    return this.renderRoot.querySelector('nt-size-view');
  }

  #endSubscription = (): void => undefined;
  /** Aborts the loading for this screen when it is left. */
  readonly #left = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endSubscription();
    this.#left.abort();
  }

  get #size(): number {
    const { page, settings } = this;
    return ('size' in page ? page.size : undefined) ?? settings.lastSize;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('path')) this.#follow();
  }

  #follow(): void {
    const before = this.page;
    this.page = parseCollectionPage(this.path.split('/'));
    switch (this.page.kind) {
      case 'receive':
        this.#receive(this.page.text);
        break;
      case 'unknown':
        this.dispatchEvent(
          new NoticeEvent({
            text: () => msg('This link doesn’t lead anywhere in the Collection.'),
          }),
        );
        break;
      case 'size':
        if (before.kind === 'family' && before.size === this.#size) void this.#returnFrom(before);
        break;
      case 'family':
      case 'statistics':
    }
    if (this.hasUpdated) void this.#load(this.#size);
  }

  protected override firstUpdated(): void {
    this.#endSubscription = progress.subscribe((change) => {
      if (change.kind === 'solutions') this.#show(change.progress);
    });
    void this.#load(this.#size).then(() => this.#loadOthers());
  }

  /**
   * Loads the other sizes, which only the strip shows, one after the other, so that the current one stays responsive.
   */
  async #loadOthers(): Promise<void> {
    const begun = await sizesToLoad(progress);
    for (const size of new Set([...begun, ...COMMON_SIZES])) {
      await afterPaint();
      if (!this.isConnected) return;
      if (this.known.has(size)) continue;
      if (begun.includes(size)) await this.#load(size);
      else this.#show({ size, found: new Map(), revealed: new Map(), setAside: 0 });
    }
    await remindToExport(this, [...this.known.values()]);
  }

  async #load(size: number): Promise<void> {
    const recalled = progress.recall(size);
    if (recalled) {
      // Shows the copy in memory first; the database may have more, for example after the device slept.
      this.#show(recalled);
      await afterPaint();
    }
    const before = recalled && recalled.found.size + recalled.revealed.size;
    const { signal } = this.#left;
    const loaded = await progress.load(size, signal);
    if (signal.aborted) return;
    if (before !== loaded.found.size + loaded.revealed.size) this.#show(loaded);
  }

  #show(progress: SizeProgress): void {
    this.known = new Map(this.known).set(progress.size, progress);
  }

  async #returnFrom({ variants }: CollectionPage & { kind: 'family' }): Promise<void> {
    await this.updateComplete;
    const name = familyOf(variants[0]!)?.number ?? variants[0]!;
    await this.#sizeView?.focusCard(String(name));
  }

  #receive(text: string): void {
    // Opens over the frame: this screen may be left while the finds are added.
    const { host } = this.getRootNode() as ShadowRoot;
    // Prevents that a reload asks again.
    this.dispatchEvent(new AddressEvent(collectionAddress(this.#size)));
    openImport(host as NtApp, { link: text });
  }

  async #share(): Promise<void> {
    const known = this.known.get(this.#size);
    const rose = this.#sizeView?.rose;
    if (known && rose) await shareRose(this, known, rose);
  }

  protected override render(): TemplateResult {
    const { page } = this;
    if (page.kind === 'statistics') {
      return html`<nt-statistics></nt-statistics>`;
    }
    const known = this.known.get(this.#size);
    return html`
      ${
        page.kind === 'family'
          ? html`<nt-family-view
              .variants=${page.variants}
              .variant=${page.variant}
              .known=${known}
              .settings=${this.settings}
            ></nt-family-view>`
          : nothing
      }
      <div ?hidden=${page.kind === 'family'}>
        <header class="bar">
          <h1>${msg('Collection')}</h1>
          <div class="menu">
            <a class="icon-button" href=${STATISTICS_ADDRESS} aria-label=${msg('Statistics')}>
              ${icon(chartIcon)}
            </a>
            <button
              class="icon-button"
              aria-label=${msg('Share my progress')}
              @click=${() => void this.#share()}
            >
              ${icon(shareIcon)}
            </button>
            ${settingsLink()}
          </div>
        </header>
        <nt-size-strip .size=${this.#size} .known=${this.known}></nt-size-strip>
        ${
          known
            ? html`<nt-size-view .known=${known} ?sound=${this.settings.sound}></nt-size-view>
                <nt-size-foot .known=${known}></nt-size-foot>`
            : nothing
        }
      </div>
    `;
  }
}

/**
 * Suggests the export, once, to a player with many finds in a browser that has not promised to keep them.
 * @param host Dispatches the `NoticeEvent`.
 */
async function remindToExport(host: EventTarget, sizes: readonly SizeProgress[]): Promise<void> {
  const found = sizes.reduce((sum, size) => sum + size.found.size, 0);
  if (found < MUCH_TO_LOSE || (await isPromised()) || !claimOnce('export-reminder')) return;
  const run = (): void => {
    host.dispatchEvent(new ExportBackupEvent());
  };
  host.dispatchEvent(
    new NoticeEvent({
      text: () =>
        plural(
          found,
          msg(
            '{# solution is|# solutions are} saved only in this browser, which may delete {it|them}. Keep a copy?',
          ),
        ),
      action: { label: () => msg('Export'), run },
    }),
  );
}

async function isPromised(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
