import { SYMMETRIES, type Symmetry } from '../../core/solutions/symmetry.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { prefersStillness } from '../../ui/motion.ts';

const TURN_MILLISECONDS = 320;

/**
 * Animates the board from the solution shown before to the turned or mirrored one that it shows now.
 * @param by The symmetry from the former to the latter.
 */
export function turnBoard(board: NtBoard, by: Symmetry): void {
  if (prefersStillness()) return;
  const index = SYMMETRIES.indexOf(by);
  // The inverse: undoes the turn, then the mirroring; three quarter turns are one in the other direction.
  const quarters = index % 4 === 3 ? -1 : index % 4;
  const before = `scaleX(${index < 4 ? 1 : -1}) rotate(${-90 * quarters}deg)`;
  board.parts.plane.animate([{ transform: before }, { transform: 'scaleX(1) rotate(0deg)' }], {
    duration: TURN_MILLISECONDS,
    easing: 'cubic-bezier(.16, 1, .3, 1)',
  });
}
