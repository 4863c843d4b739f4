import { css } from 'lit';

/** Styles of two runs side by side; in an upright window both boards stand above the code of both. */
export const pairStyles = css`
  :host {
    --board: min(13rem, 58cqw, max(9rem, 50cqh - 13.5rem));
  }
  .scroller {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
  }
  nt-transport {
    flex: none;
  }
  .runs {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 0 var(--gutter) 16px;
  }
  .run {
    display: contents;
  }
  .run .code {
    order: 1;
  }
  .row {
    display: grid;
    grid-template-columns: var(--board) minmax(0, 1fr);
    gap: 14px;
    margin-top: 6px;
  }
  .readings {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
  .say {
    /* Keeps room for two lines, so that nothing below moves. */
    min-height: 2.75rem;
    margin-top: 8px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    text-wrap: pretty;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .choice select {
    min-width: 0;
    font-weight: var(--w-bold);
  }
  .failure {
    padding: 24px var(--gutter);
  }
  @container (min-width: 30rem) and (orientation: landscape) {
    :host {
      --board: min(24rem, 26cqw, max(8rem, 100cqh - 13.5rem));
    }
    .runs {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 32px;
    }
    .run {
      display: block;
    }
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    :host {
      --board: min(24rem, 28cqw, max(14rem, 100cqh - 30.5rem));
    }
    .runs {
      padding: 0 36px 8px;
    }
    .code {
      line-height: 1.25rem;
    }
    .board .names text {
      font-size: 0.75em;
    }
    .readings {
      gap: 10px;
    }
    .readings dd {
      font-size: var(--t-28);
      line-height: 2rem;
    }
    nt-transport {
      margin: 0 36px 16px;
    }
  }
`;
