import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isDayComplete, isSolved } from '../../core/days/day-outcomes.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DayOutcomes } from '../../core/days/streak.ts';
import { leaf } from '../rose/leaf.ts';

/** The look of a trefoil apart from the outcomes of its puzzles. */
interface TrefoilLook {
  /** The petal that was filled just now: it grows, unless its answer was shown; with the third all of them bloom. */
  readonly fresh?: PuzzleKind | undefined;
  /** True if the day was a rest day; it is drawn as an outline. */
  readonly rested?: boolean;
  /** True if the day is still to come; it is drawn as a faint outline. */
  readonly toCome?: boolean;
}

/** Distances from the heart to the base and the tip of petals, and their width. */
const BASE = 4;
const TIP = 36;
const WIDTH = 11;

/** The distance from the heart to the eye on a petal whose answer was shown. */
const EYE = 21;

const PETALS = DAY_KINDS.map((kind, index) => ({
  kind,
  angle: index * 120,
  outline: leaf(BASE, TIP, WIDTH, index * 120),
}));

/**
 * Renders a day with a petal for each puzzle: Complete at the top, Regions at the lower right, Guard at the lower left.
 * Petals of solved puzzles are in ink, or in marigold if all three are solved; one whose answer was shown is an outline
 * with an eye. It is decorative: the element around it says the same in words.
 */
export function trefoil(petals: DayOutcomes, look: TrefoilLook = {}): TemplateResult<1> {
  const inBloom = isDayComplete(petals);
  const state = look.rested ? 'rested' : look.toCome ? 'to-come' : inBloom ? 'in-bloom' : '';
  const blooms = inBloom && look.fresh !== undefined ? 'blooms' : '';
  return html`<svg class="trefoil ${state} ${blooms}" viewBox="-40 -39 80 72" aria-hidden="true">
    ${PETALS.map(({ kind, angle, outline }) => {
      const shown = petals[kind] === 'shown';
      const filled = isSolved(petals, kind) ? 'on' : shown ? 'shown' : '';
      const fresh = kind === look.fresh && !shown ? 'fresh' : '';
      return svg`<path class="day-petal ${kind} ${filled} ${fresh}" d=${outline} />${shown ? eye(angle) : nothing}`;
    })}
  </svg>`;
}

/** Draws an upright eye, whatever the direction of its petal. */
function eye(angle: number): SVGTemplateResult {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [EYE * Math.sin(turn), -EYE * Math.cos(turn)];
  return svg`<g class="day-eye" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><path d="M-6.5 0C-3.2 -5 3.2 -5 6.5 0C3.2 5 -3.2 5 -6.5 0Z" /><circle r="1.9" /></g>`;
}
