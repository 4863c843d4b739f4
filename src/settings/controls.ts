import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { writeSettings, type Settings } from '../progress/settings/settings.ts';
import { icon } from '../ui/drawing/icons.ts';

/** The settings with several values. */
type Choice =
  | 'theme'
  | 'contrast'
  | 'board'
  | 'stars'
  | 'motion'
  | 'ways'
  | 'tapsCycle'
  | 'hold'
  | 'coordinates';

/** The settings that are on or off. */
type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

/** An option of a setting: the stored value, and what is shown for it. */
type Option<Value> = readonly [value: Value, content: TemplateResult | string];

/** Renders the values of a setting as radio buttons, for a `radiogroup` with a name. */
export function choices<Key extends Choice>(
  settings: Settings,
  key: Key,
  options: readonly Option<Settings[Key]>[],
): TemplateResult[] {
  return options.map(
    ([value, content]) =>
      html`<label>
        <input
          type="radio"
          name=${key}
          .checked=${settings[key] === value}
          @change=${() => writeSettings({ [key]: value })}
        />${typeof content === 'string' ? html`<span>${content}</span>` : content}
      </label>`,
  );
}

/** Renders the row of a setting with several values. */
export function choiceRow<Key extends Choice>(
  settings: Settings,
  key: Key,
  drawing: SVGTemplateResult | undefined,
  name: string,
  options: readonly Option<Settings[Key]>[],
  description?: string,
): TemplateResult {
  return html`<div class="row">
    ${drawing ? icon(drawing) : nothing} ${rowWords(key, name, description)}
    <div
      class="segments"
      role="radiogroup"
      aria-labelledby=${key}
      aria-describedby=${description ? `${key}-description` : nothing}
    >
      ${choices(settings, key, options)}
    </div>
  </div>`;
}

/** Renders the row of a setting that is on or off. */
export function onOff(
  settings: Settings,
  key: Switch,
  drawing: SVGTemplateResult,
  name: string,
  description?: string,
): TemplateResult {
  return html`<label class="row">
    ${icon(drawing)} ${rowWords(key, name, description)}
    <button
      role="switch"
      aria-checked=${settings[key]}
      aria-labelledby=${key}
      aria-describedby=${description ? `${key}-description` : nothing}
      @click=${() => writeSettings({ [key]: !settings[key] })}
    ></button>
  </label>`;
}

function rowWords(key: string, name: string, description?: string): TemplateResult {
  return html`<span>
    <span id=${key}>${name}</span>
    ${description ? html`<small id="${key}-description">${description}</small>` : nothing}
  </span>`;
}
