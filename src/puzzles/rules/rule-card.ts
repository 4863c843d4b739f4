import { msg } from '@lit/localize';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { geometryOf } from '../../core/board/geometry.ts';
import { GOALS, SIGHTS, type Rules } from '../../core/board/rules.ts';
import { kindOf, PUZZLE_FORMS, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { Modal, openModal } from '../../ui/dialogs/modal.ts';
import { centreOf, toCentre } from '../../ui/drawing/drawing.ts';
import { icon } from '../../ui/drawing/icons.ts';
import { queenGlyph } from '../../ui/drawing/queen.ts';
import { keyRow } from '../../ui/keyboard/key-row.ts';
import { firstPuzzleKeys } from '../../ui/keyboard/key-words.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { ruleIconOf, shownKindOf } from '../shared/kinds/kinds.ts';
import { NtGuideDialog } from './guide-dialog.ts';
import { guideOf } from './guide.ts';

const SIZE = 5;
const QUEEN = 12;

/** @summary A rule with its icon, and a small board with the squares that a queen attacks or guards. */
@customElement('nt-rule-card')
export class NtRuleCard extends LocalizedElement {
  static override styles = [
    baseStyles,
    remarkStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: min(7rem, 30%) minmax(0, 1fr);
        gap: 16px;
        align-items: center;
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 8px;
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      p {
        margin-top: 2px;
      }
      .board {
        width: 100%;
        border-radius: 8px;
        background: var(--chequer) 0 0 / 40% 40%;
        box-shadow: 0 0 0 1px var(--sq-edge);
        color: var(--queen);
      }
      .mark {
        fill: var(--ink-2);
      }
      .guarded {
        fill: var(--guarded);
        opacity: 0.8;
      }
      /* Large text: the words stand under the picture. */
      @container (max-width: 18rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        .board {
          width: 112px;
        }
      }
      @media (forced-colors: active) {
        .board {
          forced-color-adjust: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) rules!: Rules;

  protected override render(): TemplateResult {
    const { sight } = this.rules;
    const kind = shownKindOf(this.rules);
    return html`${picture(this.rules)}
      <div>
        <h3>${icon(ruleIconOf(this.rules))}${kind.ruleName(sight)}</h3>
        <p class="remark">${kind.ruleText(sight)}</p>
      </div>`;
  }
}

/** @summary The rule of a puzzle. For Regions it shows all rules, the one that applies first. */
@customElement('nt-rule-dialog')
export class NtRuleDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      .how {
        margin-top: 16px;
      }
      .other {
        margin: 18px 0 10px;
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
    `,
  ];

  rules!: Rules;

  protected override heading(): string {
    return msg('The rule');
  }

  protected override renderContent(): TemplateResult {
    const kind = guideOf(this.rules);
    const card = html`<nt-rule-card .rules=${this.rules}></nt-rule-card> ${
        kind
          ? html`<button class="button outline how" @click=${() => this.#explain(kind)}>
              ${msg('How to play')}
            </button>`
          : nothing
      }`;
    const others = PUZZLE_FORMS[kindOf(this.rules)].sights.filter(
      (sight) => sight !== this.rules.sight,
    );
    if (others.length === 0) return card;
    return html`${card}
      <p class="other">${msg('Other boards with regions use this rule:')}</p>
      ${others.map(
        (sight) => html`<nt-rule-card .rules=${{ ...this.rules, sight }}></nt-rule-card>`,
      )}`;
  }

  /** Closes this dialog before another opens, because only one may be open. */
  #explain(kind: PuzzleKind): void {
    const page = this.getRootNode() as ShadowRoot;
    this.close();
    openModal(page, NtGuideDialog, { kind });
  }
}

/** Draws the part beside the board in wide windows: the rule as a card, and the most useful keys. */
export function ruleAside({ puzzle }: PlayedPuzzle): TemplateResult {
  return html`<div class="card rule-card"><nt-rule-card .rules=${puzzle.rules}></nt-rule-card></div>
    ${keyRow(firstPuzzleKeys())}`;
}

function picture(rules: Rules): TemplateResult {
  const { seesAll } = GOALS[rules.goal.kind];
  const small: Rules = {
    shape: { rows: SIZE, columns: SIZE },
    sight: rules.sight,
    goal: { kind: 'place' },
  };
  // Leaves out the far ends of rows and columns for “No touching”, to show only the squares around the queen.
  const { reach } = SIGHTS[rules.sight];
  const seen = geometryOf(small)
    .attacks(QUEEN)
    .map(({ square }) => square)
    .filter((square) => distanceOf(square) <= reach);
  // A queen guards its own square too.
  const shown = seesAll ? [QUEEN, ...seen] : seen;
  return html`<svg class="board" viewBox="0 0 500 500" aria-hidden="true">
    ${shown.map((square) =>
      seesAll
        ? svg`<path class="guarded" transform=${toCentre(square, SIZE)} d="M-50 -50H50V50H-50Z"/>`
        : svg`<path class="mark" transform=${toCentre(square, SIZE)} d="M14 -38H38V-14H14Z"/>`,
    )}
    <g transform=${toCentre(QUEEN, SIZE)}>
      <g transform="scale(1.03) translate(-32 -32)">${queenGlyph}</g>
    </g>
  </svg>`;
}

/** Returns the number of king's steps from the queen to a square. */
function distanceOf(square: number): number {
  const [a, b] = [centreOf(square, SIZE), centreOf(QUEEN, SIZE)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) / 100;
}
