import type { ReactiveControllerHost } from 'lit';
import type { SystemNotice } from './notices.ts';

/** The frame round the screens, as code sees it that belongs to no screen. */
export interface AppShell extends HTMLElement, ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  /** Resolves when the screen of the address is rendered, or a placeholder while it is loading. */
  readonly updateComplete: Promise<boolean>;
  /** Tells the player about an occasion that no screen handles. */
  tell(occasion: SystemNotice): void;
}
