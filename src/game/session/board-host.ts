import type { ReactiveControllerHost } from 'lit';
import type { Settings } from '../../progress/settings/settings.ts';

/** The element of a screen with a board. */
export type BoardHost = ReactiveControllerHost &
  Element & {
    readonly renderRoot: ParentNode;
    readonly settings: Settings;
  };
