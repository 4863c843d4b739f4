import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';

import { squareAt, squareName } from '../../core/square.ts';
import { numberOf } from '../../i18n/format.ts';

/** A row of the odometer: what has become of each of its columns, all 0-based. */
export interface OdometerRow {
  /** Columns that have been tried and are done with. */
  readonly tried: (column: number) => boolean;
  /** The column of the queen who stands in the row. */
  readonly queen?: number | undefined;
  /** The column tested now. */
  readonly testing?: number | undefined;
  /** Whether it is the row that the algorithm is at. */
  readonly now?: boolean;
}

/** A row that the algorithm has not come to. */
export const UNTOUCHED: OdometerRow = { tried: () => false };

/**
 * The row that a search is at.
 * @param column The column it has come to.
 * @param isDone Whether that one has been tried as well.
 */
export function rowInWork(column: number, isTesting: boolean, isDone: boolean): OdometerRow {
  return {
    now: true,
    testing: isTesting ? column : undefined,
    tried: (k) => k < column || (k === column && isDone),
  };
}

/** The stack as an odometer: a bar for each row of the board, aligned with it. */
export function odometer(rows: readonly OdometerRow[], size: number): TemplateResult {
  return html`<ol class="by-row odometer" aria-label=${msg('Stack, top row first')}>
    ${rows.map(({ tried, queen, testing, now }, row) => {
      const column = testing ?? queen;
      const name = column === undefined ? '' : squareName(squareAt(row, column, size), size);
      return html`<li class=${now ? 'now' : ''}>
        <span class="cells">
          ${Array.from({ length: size }, (_, k) => html`<i class=${k === testing ? 'testing' : k === queen ? 'queen' : tried(k) ? 'tried' : ''}></i>`)}
        </span>
        <b>${name}${testing === undefined ? nothing : '?'}</b>
      </li>`;
    })}
  </ol>`;
}

/** An entry of an array, written beside the row of the board that it fills. */
export interface Entry {
  readonly text: string;
  /** `quiet` has no queen yet, `marked` is what the step is about. */
  readonly look: 'plain' | 'quiet' | 'marked';
  /** What the entry is in this step. */
  readonly note?: string | undefined;
}

/** The array of a permutation, an entry a row of the board. */
export function arrayByRow(entries: readonly Entry[], label: string): TemplateResult {
  return html`<ol class="by-row array" aria-label=${label}>
    ${entries.map(
      ({ text, look, note }) =>
        html`<li class=${look}><b>${text}</b><small>${note ?? nothing}</small></li>`,
    )}
  </ol>`;
}

/**
 * The array of columns that an exhibit permutes.
 * @param entryOf Says of each place how its entry looks.
 */
export function arrayOfColumns(
  array: readonly number[],
  entryOf: (place: number) => Omit<Entry, 'text'>,
): TemplateResult {
  const entries = array.map((column, place) => ({ text: String(column + 1), ...entryOf(place) }));
  return arrayByRow(entries, msg('Array of columns, top row first'));
}

/** Names and values, one below the other. */
export function facts(
  lines: readonly (readonly [name: string, value: string | number | TemplateResult])[],
): TemplateResult {
  return html`<dl class="facts readings">
    ${lines.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${typeof value === 'number' ? numberOf(value) : value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A line of cells with a name before it, for example the bits of a mask. */
export function cellLine(
  name: string,
  cells: readonly ('' | 'on' | 'taken')[],
  label: string,
): TemplateResult {
  return html`<div class="cell-line">
    <span>${name}</span>
    <span class="cells" role="img" aria-label=${label}>
      ${cells.map((look) => html`<i class=${look}></i>`)}
    </span>
  </div>`;
}

/** A choice among some, by the browser's own control. */
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

/** A number within limits, typed or stepped. What is typed beyond them gives way to the number that runs. */
export function numberField(
  name: string,
  value: number,
  limits: { readonly min: number; readonly max: number; readonly step?: number },
  choose: (value: string) => void,
): TemplateResult {
  const onChange = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const within = numberWithin(input.value, limits, value);
    // Chances have steps of less than 1; all else is whole.
    input.value = String((limits.step ?? 1) < 1 ? within : Math.floor(within));
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
      .value=${String(value)}
      @change=${onChange}
    />
  </label>`;
}

/** The seed of a run that draws random numbers, and a way to another. */
export function seedField(seed: number, choose: (value: string) => void): TemplateResult {
  return html`${numberField(msg('Random seed'), seed, { min: 0, max: LARGEST_SEED }, choose)}
    <button
      class="button outline small"
      @click=${() => choose(String(Math.floor(Math.random() * 10_000)))}
    >
      ${msg('Another seed')}
    </button>`;
}

/** Seeds are 32 bits; larger numbers would repeat the runs of smaller ones. */
const LARGEST_SEED = 2 ** 32 - 1;

/**
 * A number from a link or a field, brought within limits.
 * @param text Anything; what is no number is `usual`.
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

/** The seed that a link asks for; 1 where it asks for none. */
export function seedOf(choices: URLSearchParams): number {
  return Math.floor(numberWithin(choices.get('seed'), { min: 0, max: LARGEST_SEED }, 1));
}

/**
 * The rows and columns that a link asks for, each within limits.
 * @param size What a side has that is not asked for.
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

/** Where rows and columns are chosen, each within limits. */
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
