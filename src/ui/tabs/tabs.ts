import { html, nothing, type TemplateResult } from 'lit';
import { keyTowardsEnd } from '../direction.ts';

/** One of several tabs. */
export interface Tab<Name extends string> {
  /** The id of its button. */
  readonly name: Name;
  /** The words of the tab, after an icon if it has one. */
  readonly label: unknown;
}

/**
 * Renders tabs side by side, for `tabsStyles`. Arrows, Home and End open a tab and focus it. The panel of the tab
 * that is shown has the id `panel`.
 * @param label The accessible name of the tab list.
 * @param show Receives the tab to show.
 */
export function tabs<Name extends string>(
  label: string,
  all: readonly Tab<Name>[],
  shown: Name,
  show: (name: Name) => void,
): TemplateResult {
  const at = all.findIndex(({ name }) => name === shown);
  const byKey: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1 - all.length,
    Home: 0,
    End: -1,
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = byKey[keyTowardsEnd(event)];
    const next = to === undefined ? undefined : all.at(to);
    if (!next) return;
    event.preventDefault();
    show(next.name);
    (event.currentTarget as Element).querySelector<HTMLElement>(`#${next.name}`)!.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${onKey}>
    ${all.map(
      (tab) =>
        html`<button
          role="tab"
          id=${tab.name}
          aria-selected=${tab.name === shown}
          aria-controls=${tab.name === shown ? 'panel' : nothing}
          tabindex=${tab.name === shown ? 0 : -1}
          @click=${() => show(tab.name)}
        >
          ${tab.label}
        </button>`,
    )}
  </div>`;
}
