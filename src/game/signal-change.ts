import { signalMove, signalUndo, type SignalSettings } from '../ui/signals.ts';
import type { BoardChange, AnySession, Standing } from './session.ts';

/**
 * Lets a change on the board be heard and felt.
 * @param before What stood before.
 */
export function signalChange(
  settings: SignalSettings,
  { position, verdict, game }: AnySession,
  by: BoardChange,
  { position: before }: Standing,
): void {
  const { columns } = game.rules.shape;
  if (by === 'undo') {
    const lifted = before.queens.find((square) => !position.queens.includes(square));
    if (lifted !== undefined) signalUndo(settings, lifted, columns);
    return;
  }
  const placed = position.queens.find((square) => !before.queens.includes(square));
  const wrong = verdict.conflicts.some(({ newer, older }) => newer === placed || older === placed);
  signalMove(settings, { placed, wrong, size: columns });
}
