import { css } from 'lit';
import { emptyStateStyles } from '../../ui/styles/empty-state.styles.ts';
import { tabsStyles } from '../../ui/tabs/tabs.styles.ts';

export const pastDaysStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 76rem;
    margin: 0 auto;
  }
  ${tabsStyles}
  .tabs {
    max-width: 48rem;
    margin: 4px var(--gutter) 10px;
  }
  .panel {
    padding: 0 var(--gutter) 20px;
  }
  ${emptyStateStyles}
`;
