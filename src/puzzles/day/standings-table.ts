import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { durationOf } from '../../i18n/format-time.ts';
import { isolated } from '../../i18n/left-to-right.ts';
import { eraseIcon, icon } from '../../ui/drawing/icons.ts';
import { helpTaken } from '../shared/help-words.ts';
import { solvedWords } from './day-words.ts';
import type { KnownFriend, Standing } from './standings.ts';

/**
 * Draws the rows of a day with friends; nothing without a friend. Needs `standingsStyles`.
 * @param remove Takes a friend's row off the list; without it rows have no button for that.
 */
export function standingsTable(
  rows: readonly Standing[],
  remove?: (friend: KnownFriend) => void,
): TemplateResult | typeof nothing {
  if (rows.every(({ friend }) => !friend)) return nothing;
  return html`<table class="standings">
      ${rows.map((row) => renderRow(row, remove))}
    </table>
    <p class="claim">${msg('Names and times come from your friends’ links.')}</p>`;
}

function renderRow(
  { friend, place, solved, seconds, help }: Standing,
  remove?: (friend: KnownFriend) => void,
): TemplateResult {
  const name = friend
    ? nameShown(friend.name)
    : msg('You', { desc: 'The player, in a list with friends' });
  return html`<tr class=${friend ? '' : 'own'}>
    <td>${place ?? '–'}</td>
    <th scope="row">
      <bdi>${name}</bdi>
      <small>${place === undefined ? solvedWords(solved) : helpTaken(help)}</small>
    </th>
    <td class="time">${durationOf(seconds * 1000)}</td>
    ${
      remove && friend
        ? html`<td class="remove">
            <button
              class="icon-button"
              aria-label=${msg(str`Take ${isolated(name)} off the list`)}
              @click=${() => remove(friend)}
            >
              ${icon(eraseIcon, 18)}
            </button>
          </td>`
        : remove && html`<td></td>`
    }
  </tr>`;
}

/** Returns the name that a friend gave, or words for a friend who gave none. */
export function nameShown(name: string): string {
  return name || msg('A friend');
}

/** Says who sent a day. */
export function sentWords(name: string, past: string | undefined): string {
  const sender = isolated(nameShown(name));
  return past === undefined
    ? msg(str`${sender} sent you today’s puzzles`)
    : msg(str`${sender} sent you the puzzles of ${past}`);
}

export const standingsStyles = css`
  .standings {
    width: 100%;
    margin-top: 6px;
    border-collapse: collapse;
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
  .standings :is(th, td) {
    padding: 8px 0;
    border-top: 1px solid var(--line);
    font-weight: var(--w-regular);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .standings td {
    width: 1%;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .standings td:first-child {
    min-width: 22px;
    color: var(--ink-2);
  }
  .standings .time {
    font-weight: var(--w-bold);
    text-align: end;
  }
  .standings th {
    padding-inline: 10px;
  }
  .standings .remove {
    padding-block: 0;
  }
  .standings .remove button {
    margin-inline-end: -12px;
    color: var(--ink-2);
  }
  .standings .own bdi {
    font-weight: var(--w-bold);
  }
  .standings small {
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .claim {
    padding-top: 2px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
`;
