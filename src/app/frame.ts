import type { ReactiveControllerHost } from 'lit';
import type { Progress } from '../progress/progress.ts';
import type { Occasion } from './notices.ts';

/** The frame round the screens, as it is seen by what handles things that belong to no screen. */
export interface Frame extends HTMLElement, ReactiveControllerHost {
  readonly progress: Promise<Progress>;
  readonly renderRoot: ParentNode;
  /** Resolves when the screen that is asked for is shown, or a place for it while it is loaded. */
  readonly updateComplete: Promise<boolean>;
  /** Tells the player something that no screen tells. */
  tell(occasion: Occasion): Promise<void>;
}
