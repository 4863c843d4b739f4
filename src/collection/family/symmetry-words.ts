import { msg } from '@lit/localize';
import { svg, type SVGTemplateResult } from 'lit';
import { SYMMETRIES, type Symmetry } from '../../core/solutions/symmetry.ts';

export function symmetryWords(symmetry: Symmetry): string {
  switch (symmetry) {
    case 'identity':
      return msg('As it is', { desc: 'Neither turned nor mirrored' });
    case 'quarter':
      return msg('Quarter turn', { desc: 'From one board to its image, to the right' });
    case 'half':
      return msg('Half turn', { desc: 'From one board to its image' });
    case 'three-quarter':
      return msg('Quarter turn back', { desc: 'From one board to its image, to the left' });
    case 'mirror':
      return msg('Left to right', { desc: 'Mirrored' });
    case 'mirror-quarter':
      return msg('Across the diagonal going up', { desc: 'Mirrored' });
    case 'mirror-half':
      return msg('Top to bottom', { desc: 'Mirrored' });
    case 'mirror-three-quarter':
      return msg('Across the diagonal going down', { desc: 'Mirrored' });
  }
}

/** The arcs of the turns, clockwise from the top, each with its arrowhead, in a 24 × 24 box. */
const TURNS = [
  'M12 12h0',
  'M12 6.5A5.5 5.5 0 0 1 17.5 12m-2.6-1.9 2.6 2.3 2-2.7',
  'M12 6.5A5.5 5.5 0 0 1 12 17.5m2.4-2.6-2.6 2.5 2.7 2.2',
  'M12 6.5A5.5 5.5 0 0 0 6.5 12m-2-2.7 2 2.7 2.6-2.1',
];

/** The axes of the mirrors in the same box, in the order of the left-right mirror image and its three turns. */
const AXES = ['M12 3.5v17', 'M4.5 19.5l15-15', 'M3.5 12h17', 'M4.5 4.5l15 15'];

/** Draws a symmetry for `icon`: a square with the arc of a turn or the axis of a mirror. */
export function symmetryIcon(symmetry: Symmetry): SVGTemplateResult {
  const index = SYMMETRIES.indexOf(symmetry);
  const path = index < 4 ? TURNS[index]! : AXES[index % 4]!;
  return svg`<rect x="2" y="2" width="20" height="20" rx="3" stroke-opacity=".45"/><path stroke-dasharray=${index < 4 ? 'none' : '3 2.6'} d=${path} />`;
}

/** Returns the reason why a family has fewer than eight solutions. */
export function symmetryNote(count: number): string {
  switch (count) {
    case 4:
      return msg('Looks the same upside down, so only 4');
    case 2:
      return msg('Looks the same after a quarter turn, so only 2');
    default:
      return msg('Looks the same however you turn it, so only 1');
  }
}
