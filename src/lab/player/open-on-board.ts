import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { codeOf } from '../../core/solutions/code.ts';
import { conflictsOf } from '../../core/board/attacks.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import type { OpenExhibit } from '../shared/exhibit.ts';
import type { Snapshot } from '../machine/snapshot.ts';

/** Renders the link that opens the solution on the board for play; nothing if there is no solution. */
export function openOnBoard(exhibit: OpenExhibit, snapshot: Snapshot): TemplateResult {
  const address = addressOnPlay(exhibit, snapshot);
  return address === undefined
    ? html`${nothing}`
    : html`<a class="button outline small" href=${address}>${msg('Open on the board')}</a>`;
}

/** Returns the address that opens the solution on the board for play; `undefined` if there is no solution. */
function addressOnPlay(
  { rows, columns }: OpenExhibit,
  { step, queens }: Snapshot,
): string | undefined {
  const isWhole = rows === columns && queens.length === rows && rows <= MAX_SIZE;
  if (!step?.change.found || !isWhole || conflictsOf(queens, rows).length > 0) return undefined;
  return playAddress(rows, codeOf(queens, rows));
}
