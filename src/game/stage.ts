import type { ReactiveControllerHost } from 'lit';
import type { Settings } from '../progress/settings.ts';

/** An element with a board and a rose, and what can be drawn and said on it. */
export type Stage = ReactiveControllerHost &
  Element & {
    readonly renderRoot: ParentNode;
    /** What the player chose. */
    readonly settings: Settings;
  };
