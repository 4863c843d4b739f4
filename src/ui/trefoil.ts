import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isInBloom, isSolved } from '../core/day-petals.ts';
import { DAY_KINDS } from '../core/day-puzzles.ts';
import type { PuzzleKind } from '../core/puzzle.ts';
import type { DayPetals } from '../core/row-of-days.ts';
import { leaf } from './rose/leaf.ts';

/** How a trefoil is drawn beyond what became of its puzzles. */
export interface TrefoilLook {
  /** The petal that was filled just now: it grows, and where it is the third all of them bloom. */
  readonly fresh?: PuzzleKind | undefined;
  /** Whether the day was a free one, and so is an outline. */
  readonly rested?: boolean;
  /** Whether the day is one to come, and so is a faint outline. */
  readonly toCome?: boolean;
}

/** From the heart to where petals begin and end, and how wide they are. */
const BASE = 4;
const TIP = 36;
const WIDTH = 11;

/** Where the eye is on a petal whose answer was shown, from the heart. */
const EYE = 21;

const PETALS = DAY_KINDS.map((kind, index) => ({
  kind,
  angle: index * 120,
  outline: leaf(BASE, TIP, WIDTH, index * 120),
}));

/**
 * A day: a petal a puzzle, Complete at the top, Regions at the lower right, Guard at the lower left. Petals of
 * solved puzzles are of ink, all three of marigold; one whose answer was shown is an outline with an eye.
 * Decoration: what is around it says the same in words.
 */
export function trefoil(petals: DayPetals, look: TrefoilLook = {}): TemplateResult<1> {
  const inBloom = isInBloom(petals);
  const state = look.rested ? 'rested' : look.toCome ? 'to-come' : inBloom ? 'in-bloom' : '';
  const blooms = inBloom && look.fresh !== undefined ? 'blooms' : '';
  return html`<svg class="trefoil ${state} ${blooms}" viewBox="-40 -39 80 72" aria-hidden="true">
    ${PETALS.map(({ kind, angle, outline }) => {
      const shown = petals[kind] === 'shown';
      const filled = isSolved(petals, kind) ? 'on' : shown ? 'shown' : '';
      const fresh = kind === look.fresh ? 'fresh' : '';
      return svg`<path class="day-petal ${kind} ${filled} ${fresh}" d=${outline} />${shown ? eye(angle) : nothing}`;
    })}
  </svg>`;
}

/** An eye that looks out of the picture, whichever way its petal points. */
function eye(angle: number): SVGTemplateResult {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [EYE * Math.sin(turn), -EYE * Math.cos(turn)];
  return svg`<g class="day-eye" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})"><path d="M-6.5 0C-3.2 -5 3.2 -5 6.5 0C3.2 5 -3.2 5 -6.5 0Z" /><circle r="1.9" /></g>`;
}
