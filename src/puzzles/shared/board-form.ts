import { msg, str } from '@lit/localize';
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { PUZZLE_FORMS, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { minusIcon, plusIcon } from './puzzle-icons.ts';
import { kindName, KINDS, PUZZLE_KINDS } from './kinds/kinds.ts';
import { REGIONS_RULES } from './kinds/regions.ts';
import { shapeWords } from './board-words.ts';

interface Radio {
  readonly name: string;
  readonly content: TemplateResult | string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  choose(): void;
}

/** A number that two buttons raise and lower by one place in `values`. */
interface Stepper {
  readonly label: string;
  /** Possible values, in ascending order. */
  readonly values: readonly number[];
  readonly value: number;
  readonly words?: string;
  choose(value: number): void;
}

export function kindField(chosen: PuzzleKind, choose: (kind: PuzzleKind) => void): TemplateResult {
  return html`<fieldset>
    <legend>${msg('Kind')}</legend>
    <div class="segments">
      ${PUZZLE_KINDS.map((kind) =>
        radio({
          name: 'kind',
          content: html`${icon(KINDS[kind].icon, 20)}${kindName(kind)}`,
          isChosen: kind === chosen,
          choose: () => choose(kind),
        }),
      )}
    </div>
  </fieldset>`;
}

/**
 * Draws the field for the rule of Regions.
 * @param chosen `undefined` while the player has not chosen.
 */
export function ruleField(
  chosen: Sight | undefined,
  choose: (sight: Sight) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${msg('Rule')}</legend>
    <div class="segments">
      ${PUZZLE_FORMS.regions.sights.map((sight) =>
        radio({
          name: 'sight',
          content: html`${icon(REGIONS_RULES[sight].icon, 20)}${REGIONS_RULES[sight].name()}`,
          isChosen: sight === chosen,
          choose: () => choose(sight),
        }),
      )}
    </div>
  </fieldset>`;
}

/** Draws one value of a field; it goes in the field's `.segments`. */
export function radio({ name, content, isChosen, isDisabled, choose }: Radio): TemplateResult {
  return html`<label>
    <input
      type="radio"
      name=${name}
      .checked=${isChosen}
      ?disabled=${isDisabled === true}
      @change=${choose}
    /><span>${content}</span>
  </label>`;
}

/** Draws the field for the size of a square board: the number of its rows. */
export function sizeField(field: Omit<Stepper, 'label' | 'words'>): TemplateResult {
  const { value } = field;
  return stepper({
    ...field,
    label: msg('Size'),
    words: shapeWords({ rows: value, columns: value }),
  });
}

export function stepper({ label, values, value, words, choose }: Stepper): TemplateResult {
  const at = values.indexOf(value);
  const [least, most] = [values[0]!, values.at(-1)!];
  const button = (by: 1 | -1, name: string, drawing: SVGTemplateResult): TemplateResult =>
    html`<button
      type="button"
      aria-label=${msg(str`${label}: ${name}`)}
      ?disabled=${values[at + by] === undefined}
      @click=${() => choose(values[at + by]!)}
    >
      ${icon(drawing)}
    </button>`;
  return html`<fieldset>
    <legend><span>${label}</span><span>${msg(str`${least} to ${most}`)}</span></legend>
    <div class="stepper">
      ${button(-1, msg('smaller', { id: 'step-down', desc: 'A button: lower a number, such as that of rows' }), minusIcon)}
      <output>${words ?? value}</output>
      ${button(1, msg('larger', { id: 'step-up', desc: 'A button: raise a number, such as that of rows' }), plusIcon)}
    </div>
  </fieldset>`;
}
