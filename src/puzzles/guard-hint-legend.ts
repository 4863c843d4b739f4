import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { squareNameOn } from '../core/square.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { legendItem } from '../game/legend-item.ts';
import type { GuardFinding } from '../solver/puzzles/guard-hint.ts';

/** What the marks of a hint for a board of Guard mean on the rung that says why, as items of a list. */
export function guardHintLegend(
  finding: GuardFinding,
  { rules: { shape } }: Puzzle,
): TemplateResult | typeof nothing {
  if (finding.technique !== 'only-from-these') return nothing;
  const { left, isDecided, square } = finding;
  const name = squareNameOn(square, shape);
  return html`${legendItem(
    svg`<rect x="4" y="1.5" width="13" height="13" rx="3" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 2.2" fill="none"/>`,
    isDecided ? msg(str`${left.length} that work`) : msg(str`${left.length} to choose from`),
  )}
  ${legendItem(svg`<path d="M1 8h17M18.5 3v10"/>`, msg(str`sees ${name}`))}
  ${legendItem(
    svg`<circle cx="11" cy="8" r="5" stroke="currentColor" stroke-width="1.8" fill="none"/>`,
    msg('not guarded'),
  )}`;
}
