import { msg, str } from '@lit/localize';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import { plural } from '../../i18n/format.ts';
import { kindName, shapeWords } from '../shared/puzzle-words.ts';

/** Describes the board of a draft in a line: `8 × 8 · Neighbours`, `Fill in · 8 × 8`, `Guard · 7 × 9 · 5 queens`. */
export function boardWords(draft: OwnDraft): string {
  const shape = shapeWords(draft.shape);
  switch (draft.kind) {
    case 'regions':
      return draft.sight === 'touch'
        ? msg(str`${shape} · Neighbours`)
        : msg(str`${shape} · Diagonals`);
    case 'complete':
      return `${kindName(draft.kind)} · ${shape}`;
    case 'guard': {
      const { queens } = draft;
      const count = plural(queens, { one: msg('1 queen'), other: msg(str`${queens} queens`) });
      return `${kindName(draft.kind)} · ${shape} · ${count}`;
    }
  }
}
