import { svg, type SVGTemplateResult } from 'lit';
import type { Technique } from '../../core/puzzles/technique.ts';

const dot = (x: number, y: number, r = 2.3): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${r} fill="currentColor" stroke="none"/>`;
const ring = (x: number, y: number, r = 2.3): SVGTemplateResult =>
  svg`<circle cx=${x} cy=${y} r=${r}/>`;

/** Drawings of the techniques in a 24 × 24 box. */
export const TECHNIQUE_GLYPHS: Readonly<Record<Technique, SVGTemplateResult>> = {
  last: svg`<path d="m2.4 9.8 4.4 4.4m0-4.4-4.4 4.4m7.2-4.4 4.4 4.4m0-4.4-4.4 4.4"/>${ring(19.2, 12, 3)}${dot(19.2, 12, 1.2)}`,
  'shared-1': svg`<rect x="2.8" y="8" width="18.4" height="8" rx="2.4"/><path fill="currentColor" stroke="none" d="M5.2 10.3h8v3.4h-8z"/>`,
  starved: svg`<rect x="2.8" y="14" width="18.4" height="7" rx="2.4"/>${dot(12, 4.6, 2.6)}<path d="M12 9.2v5M8.4 8.4l-2.6 5M15.6 8.4l2.6 5"/>`,
  'shared-2': svg`<rect x="4" y="2.8" width="6.4" height="18.4" rx="2.2"/><rect x="13.6" y="2.8" width="6.4" height="18.4" rx="2.2"/>${dot(7.2, 8, 1.9)}${dot(16.8, 15.6, 1.9)}`,
  'shared-3': svg`<rect x="2.4" y="2.8" width="5" height="18.4" rx="2"/><rect x="9.5" y="2.8" width="5" height="18.4" rx="2"/><rect x="16.6" y="2.8" width="5" height="18.4" rx="2"/>${dot(4.9, 7, 1.5)}${dot(12, 12, 1.5)}${dot(19.1, 17, 1.5)}`,
  chain: svg`<rect x="2.8" y="14.5" width="18.4" height="6.5" rx="2.2"/>${dot(5, 5.5)}<path d="M8.6 5.5h4m3.2 3.1v5.5"/>${ring(15.8, 5.5)}`,
  'long-chain': svg`<rect x="2.8" y="14.5" width="18.4" height="6.5" rx="2.2"/>${dot(4.6, 5.5, 2)}<path d="M7.4 5.5h2m5.2 0h2m2.8 2.9v5.7"/>${ring(12, 5.5, 2)}${ring(19.4, 5.5, 2)}`,
  count: svg`${ring(5, 12, 2.2)}${ring(12, 12, 2.2)}${ring(19, 12, 2.2)}<path d="M3 18.5h18"/>${dot(12, 5, 2.4)}`,
  look: svg`${ring(17, 17, 2.6)}<path d="M3 7V3h4M3 11v3.5h4M14.5 7V3h-4m4 7.5v4h-2"/>${dot(8.7, 8.7)}`,
  'two-looks': svg`${ring(19, 19, 2.2)}<path d="M2.6 5.5V2.6h3M2.6 9v2.6h3m6-6.1V2.6H8.7"/>${dot(7, 7, 2)}${dot(14.3, 13.3, 2)}`,
};
