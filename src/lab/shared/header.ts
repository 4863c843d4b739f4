import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { drawnDigits } from '../../ui/drawing/drawn-digits.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { downIcon, icon } from '../../ui/drawing/icons.ts';
import { NtLabPicker } from './picker.ts';

/** The current size of the board, with the sizes to choose from. */
interface SizeChoice {
  readonly rows: number;
  /** As many as rows if left out. */
  readonly columns?: number;
  /** The sizes to choose from, ascending, the current one included. */
  readonly sizes: readonly number[];
  readonly choose: (size: number) => void;
}

/** The sizes above `LARGEST_SMALL_SIZE` that are offered. */
const ROUND_SIZES = [20, 24, 27, 32, 50, 64, 100, 150, 200, 300, 500, 1000];

/** The size up to which every size is offered. */
const LARGEST_SMALL_SIZE = 18;

/** Returns the sizes to choose from between two limits, the current one included. */
export function sizesBetween(smallest: number, largest: number, used: number): number[] {
  const small = Array.from({ length: LARGEST_SMALL_SIZE }, (_, index) => index + 1);
  const offered = new Set([...small, ...ROUND_SIZES, used]);
  return [...offered].filter((size) => size >= smallest && size <= largest).sort((a, b) => a - b);
}

/**
 * Renders the top of a page of the Lab: its title, which opens the picker, and its size.
 * @param page The open page.
 * @param link A link to a page about the same, before the size.
 */
export function labHeader(
  title: string,
  page: LabPage,
  size?: SizeChoice,
  link?: TemplateResult,
): TemplateResult {
  const openPicker = ({ currentTarget }: Event): void => {
    const root = (currentTarget as Element).getRootNode() as ShadowRoot;
    openModal(root, NtLabPicker, { page });
  };
  return html`<header>
    <h1>
      <button
        class="pick"
        aria-haspopup="dialog"
        aria-label=${msg(str`Lab: ${title}, change`)}
        @click=${openPicker}
      >
        <span>${title}</span>${icon(downIcon, 18)}
      </button>
    </h1>
    <div class="tools">
      ${link ?? nothing} ${size ? sizeSelect(size) : nothing} ${settingsLink()}
    </div>
  </header>`;
}

/** Renders the browser's own select, invisible over drawn digits. */
function sizeSelect({ rows, columns = rows, sizes, choose }: SizeChoice): TemplateResult {
  return html`<label class="size">
    ${drawnDigits(`${rows}×${columns}`, 18, 3.7)}${icon(downIcon, 18)}
    <select
      aria-label=${msg(str`Board ${rows} by ${columns}, change`)}
      @change=${(event: Event) => choose(Number((event.target as HTMLSelectElement).value))}
    >
      ${sizes.map(
        (size) =>
          html`<option value=${size} ?selected=${size === rows && rows === columns}>
            ${sizeOf(size)}
          </option>`,
      )}
    </select>
  </label>`;
}
