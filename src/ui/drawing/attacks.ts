import { css, svg, type SVGTemplateResult } from 'lit';
import type { Geometry } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import { centreOf } from './drawing.ts';

/** Styles of attack lines, which grow from the queen. */
export const attackStyles = css`
  .attack {
    stroke: var(--ray);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 1;
    animation: attack var(--d-3) var(--e-out) backwards;
  }
  @keyframes attack {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

/** Draws what a queen attacks: in each direction a line from the edge of its square to the edge of the board. */
export function drawAttacks(queen: Square, geometry: Geometry): SVGTemplateResult {
  const { columns } = geometry.rules.shape;
  const { x, y } = centreOf(queen, columns);
  /** The farthest attacked square in each direction, as an offset right and down in board units. */
  const reaches = new Map<string, { readonly right: number; readonly down: number }>();
  for (const { square } of geometry.attacks(queen)) {
    const to = centreOf(square, columns);
    const [right, down] = [to.x - x, to.y - y];
    const direction = `${Math.sign(right)} ${Math.sign(down)}`;
    const before = reaches.get(direction);
    if (!before || Math.hypot(right, down) > Math.hypot(before.right, before.down)) {
      reaches.set(direction, { right, down });
    }
  }
  return svg`${[...reaches.values()].map(({ right, down }) => {
    const [across, along] = [Math.sign(right) * 50, Math.sign(down) * 50];
    const d = `M${x + across} ${y + along}L${x + right + across} ${y + down + along}`;
    return svg`<path class="attack" pathLength="1" d=${d} />`;
  })}`;
}
