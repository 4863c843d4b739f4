import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Puzzle } from '../core/puzzle.ts';
import { houseWords } from '../game/house-words.ts';
import { legendItem } from '../game/legend-item.ts';
import type { PlacementFinding } from '../solver/puzzles/placement-hint.ts';
import { countedWords } from './filling-words.ts';

/**
 * What the marks of a hint for a board of Complete or Regions mean on the rung that says why, as items
 * of a list: the houses framed, the squares ruled out, and the one that is left.
 */
export function placementHintLegend(
  finding: PlacementFinding,
  puzzle: Puzzle,
): TemplateResult | typeof nothing {
  const framed = framedWords(finding, puzzle);
  if (framed === undefined) return nothing;
  const excluded = 'excluded' in finding ? finding.excluded.length : 0;
  const isOneLeft =
    finding.technique === 'last-free-square' || ('forced' in finding && finding.forced);
  return html`${legendItem(
    svg`<rect x="4" y="1.5" width="13" height="13" rx="3" stroke="currentColor" stroke-width="2.2" fill="none"/>`,
    framed,
  )}
  ${
    excluded === 0
      ? nothing
      : legendItem(
          svg`<rect x="4" y="1.5" width="13" height="13" rx="3.3" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.4 2" fill="none"/><path d="M8 5.5l5 5M13 5.5l-5 5"/>`,
          msg(str`${excluded} ruled out`),
        )
  }
  ${
    isOneLeft
      ? legendItem(
          svg`<circle class="goal" cx="11" cy="8" r="6.5"/><circle class="heart" cx="11" cy="8" r="2.2"/>`,
          msg('1 left'),
        )
      : nothing
  }`;
}

/** What is framed; `undefined` where the hint names no house. */
function framedWords(finding: PlacementFinding, { rules }: Puzzle): string | undefined {
  const size = rules.shape.rows;
  if (finding.technique === 'shared-squares') {
    const { houses, shared } = finding;
    if (houses.length === 1) return houseWords(houses[0]!, size);
    const count = String(houses.length);
    const filling = countedWords(count, houses[0]!.kind);
    return msg(str`${filling}, ${countedWords(count, shared[0]!.kind)}`);
  }
  return 'house' in finding ? houseWords(finding.house, size) : undefined;
}
