import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { playAddress } from '../../core/routes/addresses.ts';
import { codeOf } from '../../core/solutions/code.ts';
import { conflictsOf } from '../../core/board/attacks.ts';
import { MAX_SIZE } from '../../core/board/square.ts';
import type { OpenExhibit } from '../shared/exhibit.ts';
import type { Snapshot } from '../machine/snapshot.ts';

/** Renders the link that opens the solution on the board for play; nothing if there is no solution. */
export function openOnBoard(
  { rows, columns }: OpenExhibit,
  { step, queens }: Snapshot,
): TemplateResult {
  const isWhole = rows === columns && queens.length === rows && rows <= MAX_SIZE;
  const isSolution = step?.change.found && isWhole && conflictsOf(queens, rows).length === 0;
  return isSolution
    ? html`<a class="button outline small" href=${playAddress(rows, codeOf(queens, rows))}
        >${msg('Open on the board')}</a
      >`
    : html`${nothing}`;
}
