import { css } from 'lit';

/** Styles of the frame: the screen above a bar of tabs, or beside a rail where the window is wide. */
export const appStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    /* A notice that would hide what has the focus gets a part of the window for itself. */
    height: calc(100dvh - var(--notice, 0px));
    overflow: hidden;
    /* Screens adapt their layout to the available space and the text size together. */
    container-type: size;
  }
  /* The shell of index.html is visible until the screen is ready. */
  :host(:not([landed])) :is(main, nav) {
    visibility: hidden;
  }
  main {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
    position: relative;
    overflow: hidden auto;
    padding-block: var(--safe-t) 0;
    padding-inline: var(--safe-start) var(--safe-end);
  }
  /* Makes a page that still loads long enough for the place where it was left. */
  main[style]::after {
    content: '';
    position: absolute;
    top: 0;
    width: 1px;
    height: calc(var(--place) + 100%);
    pointer-events: none;
  }
  /* Keeps what has the focus clear of a sheet below the board. */
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    main {
      scroll-padding-block-end: var(--sheet, 0px);
    }
  }
  nav {
    flex: none;
    display: grid;
    grid-auto-flow: column;
    /* As wide as each other, unless a language has a long word. */
    grid-auto-columns: minmax(min-content, 1fr);
    padding: 4px 8px var(--safe-b);
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  nav a {
    position: relative;
    min-height: 52px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    font-size: min(var(--t-12), 4vw);
    line-height: 1rem;
    font-weight: var(--w-medium);
    color: var(--ink-3);
    white-space: nowrap;
  }
  nav a[aria-current] {
    color: var(--ink);
    font-weight: var(--w-bold);
  }
  nav a[aria-current]::before {
    content: '';
    position: absolute;
    top: -5px;
    width: 28px;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: var(--ink);
  }
  nav i {
    position: absolute;
    top: 5px;
    inset-inline-start: calc(50% + 11px);
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--bloom);
    box-shadow:
      0 0 0 1.5px var(--bloom-edge),
      0 0 0 3.5px var(--paper);
    forced-color-adjust: none;
  }
  @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
    :host {
      flex-direction: row-reverse;
      /* The column beside a board. Header and tools need 232px; the board shrinks for them as far as it can. */
      --side: clamp(
        min(14.5rem, max(40vw, min(232px, 100vw - var(--rail) - 216px))),
        100vw - var(--rail) - 100dvh,
        24.5rem
      );
    }
    main {
      padding-block: 0;
      padding-inline: 0 var(--safe-end);
    }
    nav {
      width: calc(var(--rail) + var(--safe-start));
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: 6px;
      padding-block: 20px;
      padding-inline: var(--safe-start) 0;
      border: 0;
      border-inline-end: 1px solid var(--line);
    }
    nav a {
      width: calc(var(--rail) - 4px);
      min-height: 64px;
      border-radius: var(--r-3);
      white-space: normal;
      text-align: center;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    nav a[aria-current] {
      background: var(--surface);
      box-shadow:
        var(--sh-1),
        inset 0 0 0 1px var(--line);
    }
    nav a[aria-current]::before {
      content: none;
    }
  }
  /* A phone in landscape: the rail is under the thumb. */
  @media ((orientation: landscape) and (min-width: 400px)) and (max-height: 599px) {
    nav {
      justify-content: center;
    }
  }
`;
