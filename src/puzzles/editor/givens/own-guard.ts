import { msg } from '@lit/localize';
import { css, html } from 'lit';
import { adoptStyles } from '../../../ui/styles/adopt-styles.ts';
import { boardFormStyles } from '../../shared/board-form.styles.ts';
import { stepper } from '../../shared/board-form.ts';
import { changedGivensWords } from './given-words.ts';
import { OwnGivens } from './own-givens.ts';
import type { OwnPart, OwnScreen } from '../drafts/own-part.ts';

/** Styles of the number of queens: one line, as wide as the tools under it. */
const styles = css`
  .queens {
    flex: none;
    padding: 0 var(--gutter) 10px;
  }
  .queens fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin: 0;
  }
  .queens legend {
    float: left;
    width: auto;
    padding: 0;
    font-size: var(--t-15);
  }
  .queens legend span + span {
    display: none;
  }
  .queens .stepper {
    flex: 0 1 14rem;
    min-width: min(100%, 9rem);
    min-height: 44px;
  }
  .queens .stepper button {
    height: 44px;
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    .queens {
      padding-inline: 24px;
    }
  }
`;

export function ownGuard(screen: OwnScreen): OwnPart<'guard'> {
  adoptStyles(screen, boardFormStyles);
  adoptStyles(screen, styles);
  const givens = new OwnGivens(screen);
  return {
    board: (draft, difference) => givens.board(draft, difference),
    palette: (draft) => {
      const { rows, columns } = draft.shape;
      return html`<div class="queens">
        ${stepper({
          label: msg('Queens'),
          values: Array.from({ length: rows * columns }, (_, index) => index + 1),
          value: draft.queens,
          choose: (queens) => screen.change({ ...draft, queens }),
        })}
      </div>`;
    },
    changeWords: changedGivensWords,
  };
}
