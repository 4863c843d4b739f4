import type { ReactiveControllerHost } from 'lit';

/** An element with a board and a rose, and what can be drawn and said on it. */
export type Stage = ReactiveControllerHost & Element & { readonly renderRoot: ParentNode };
