import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { squareAt, squareName } from '../../core/board/square.ts';
import { numberOf } from '../../i18n/format.ts';
import { fact } from '../../ui/statistics/fact.ts';

/** A row of the odometer. Columns are 0-based. */
export interface OdometerRow {
  /** Returns true for columns that have been tried. */
  readonly tried: (column: number) => boolean;
  /** The column of the queen in the row. */
  readonly queen?: number | undefined;
  /** The column that is tested now. */
  readonly testing?: number | undefined;
  /** True if the algorithm is at this row. */
  readonly now?: boolean;
}

/** A row that the algorithm has not reached. */
export const UNTOUCHED: OdometerRow = { tried: () => false };

/** Renders the stack as an odometer: a bar for each row of the board, aligned with it. */
export function odometer(rows: readonly OdometerRow[], size: number): TemplateResult {
  return html`<ol class="by-row odometer" aria-label=${msg('Stack, top row first')}>
    ${rows.map(({ tried, queen, testing, now }, row) => {
      const column = testing ?? queen;
      const name = column === undefined ? '' : squareName(squareAt(row, column, size), size);
      return html`<li class=${now ? 'now' : ''}>
        <span class="cells">
          ${Array.from({ length: size }, (_, k) => html`<i class=${k === testing ? 'testing' : k === queen ? 'queen' : tried(k) ? 'tried' : ''}></i>`)}
        </span>
        <b>${name}${testing !== undefined || (now && queen === undefined) ? '?' : nothing}</b>
      </li>`;
    })}
  </ol>`;
}

/** An entry of an array, shown beside the row of the board that it fills. */
export interface Entry {
  readonly text: string;
  /** `quiet` for an entry without a queen yet, `marked` for the subject of the step. */
  readonly look: 'plain' | 'quiet' | 'marked';
  /** The role of the entry in this step. */
  readonly note?: string | undefined;
}

/** Renders the array of a permutation, one entry per row of the board. */
export function arrayByRow(entries: readonly Entry[], label: string): TemplateResult {
  return html`<ol class="by-row array" aria-label=${label}>
    ${entries.map(
      ({ text, look, note }) =>
        html`<li class=${look}><b>${text}</b><small>${note ?? nothing}</small></li>`,
    )}
  </ol>`;
}

/**
 * Renders the array of columns that an exhibit permutes.
 * @param entryOf Returns the look and the note of the entry at a 0-based place.
 */
export function arrayOfColumns(
  array: readonly number[],
  entryOf: (place: number) => Omit<Entry, 'text'>,
): TemplateResult {
  const entries = array.map((column, place) => ({ text: String(column + 1), ...entryOf(place) }));
  return arrayByRow(entries, msg('Array of columns, top row first'));
}

/** Renders values with their names below them. */
export function facts(
  lines: readonly (readonly [name: string, value: string | number | TemplateResult])[],
  look: 'facts' | 'counts' = 'facts',
): TemplateResult {
  return html`<dl class="${look} readings">
    ${lines.map(([name, value]) => fact(name, typeof value === 'number' ? numberOf(value) : value))}
  </dl>`;
}

/** Renders a choice as the browser's own select. */
export function choice(
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="choice">
    <span>${name}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options.map(
        ([value, text]) =>
          html`<option value=${value} ?selected=${value === chosen}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * Renders a field for a number. Input beyond the limits is clamped; the number chosen last replaces input that is not
 * a number.
 */
export function numberField(
  name: string,
  value: number,
  limits: { readonly min: number; readonly max: number; readonly step?: number },
  choose: (value: string) => void,
): TemplateResult {
  const onChange = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const within = numberWithin(input.value, limits, Number(input.defaultValue));
    // Probabilities have steps of less than 1; all other fields have whole numbers.
    input.value = String((limits.step ?? 1) < 1 ? within : Math.floor(within));
    // The next input may come before the run with this number is opened.
    input.defaultValue = input.value;
    choose(input.value);
  };
  return html`<label class="choice">
    <span>${name}</span>
    <input
      type="number"
      inputmode="decimal"
      min=${limits.min}
      max=${limits.max}
      step=${limits.step ?? 1}
      .defaultValue=${String(value)}
      .value=${String(value)}
      @change=${onChange}
    />
  </label>`;
}

/** Renders the field for the random seed of a run, and a button for another seed. */
export function seedField(seed: number, choose: (value: string) => void): TemplateResult {
  return html`${numberField(msg('Random seed'), seed, { min: 0, max: LARGEST_SEED }, choose)}
    <button
      class="button outline small"
      @click=${() => choose(String(Math.floor(Math.random() * 10_000)))}
    >
      ${msg('Another seed')}
    </button>`;
}

/** The largest seed. Seeds have 32 bits; larger numbers would repeat the runs of smaller ones. */
const LARGEST_SEED = 2 ** 32 - 1;

/**
 * Returns a number from a link or a field, clamped to limits.
 * @param text Any text.
 * @param usual The value for a text that is not a number.
 */
export function numberWithin(
  text: string | null,
  limits: { readonly min: number; readonly max: number },
  usual: number,
): number {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(value)) return usual;
  return Math.min(Math.max(value, limits.min), limits.max);
}

/** Returns the seed of a link; 1 if it has none. */
export function seedOf(choices: URLSearchParams): number {
  return Math.floor(numberWithin(choices.get('seed'), { min: 0, max: LARGEST_SEED }, 1));
}

/**
 * Returns the rows and columns of a link, each within limits.
 * @param size The default of rows and columns.
 */
export function sidesOf(
  size: number,
  choices: URLSearchParams,
  limits: { readonly min: number; readonly max: number },
): { rows: number; columns: number } {
  const side = (name: string): number =>
    Math.floor(
      numberWithin(choices.get(name), limits, Math.min(Math.max(size, limits.min), limits.max)),
    );
  return { rows: side('rows'), columns: side('columns') };
}

export function sideFields(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  { min, max }: { readonly min: number; readonly max: number },
  choose: (choices: Readonly<Record<string, string>>) => void,
): TemplateResult {
  const sides = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const options = sides.map((side) => [side, side] as const);
  return html`${choice(msg('Rows'), options, String(rows), (value) => choose({ rows: value }))}
  ${choice(msg('Columns'), options, String(columns), (value) => choose({ columns: value }))}`;
}
