import { signalMove, signalUndo, type SignalSettings } from '../ui/signals.ts';
import type { BoardChange, Standing } from './session.ts';

/** What happened on a board. */
export interface BoardNews {
  readonly by: BoardChange;
  /** What stood before, and after. */
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * Lets a change on the board be heard and felt.
 * @param columns How many columns the board has.
 */
export function signalChange(
  settings: SignalSettings,
  columns: number,
  { by, before, after }: BoardNews,
): void {
  const [earlier, now] = [before.position.queens, after.position.queens];
  if (by === 'undo') {
    const lifted = earlier.find((square) => !now.includes(square));
    if (lifted !== undefined) signalUndo(settings, lifted, columns);
    return;
  }
  const placed = now.find((square) => !earlier.includes(square));
  const wrong = after.verdict.conflicts.some(
    ({ newer, older }) => newer === placed || older === placed,
  );
  signalMove(settings, { placed, wrong, size: columns });
}
