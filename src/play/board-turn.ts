import { SYMMETRIES, type Symmetry } from '../core/symmetry.ts';
import type { NtBoard } from '../ui/board/board.ts';
import { prefersStillness } from '../ui/motion.ts';

const TURN_MILLISECONDS = 320;

/**
 * Lets a board that shows a turned or mirrored solution come to rest from where the one before stood.
 * @param by What led from that one to this.
 */
export function turnBoard(board: NtBoard, by: Symmetry): void {
  if (prefersStillness()) return;
  const index = SYMMETRIES.indexOf(by);
  // Backwards: a mirror image is first turned back, then mirrored; three quarters are one the other way.
  const quarters = index % 4 === 3 ? -1 : index % 4;
  const before = `scaleX(${index < 4 ? 1 : -1}) rotate(${-90 * quarters}deg)`;
  board.parts.plane.animate([{ transform: before }, { transform: 'scaleX(1) rotate(0deg)' }], {
    duration: TURN_MILLISECONDS,
    easing: 'cubic-bezier(.16, 1, .3, 1)',
  });
}
