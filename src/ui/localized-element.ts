import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/** An element that renders again when the player chooses another language. */
export class LocalizedElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  /** Renders, and tells the frame if that fails: the frame then shows a page in place of the screen. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      this.dispatchEvent(new RenderFailedEvent());
      throw error;
    }
  }
}

/** An element could not be rendered. */
class RenderFailedEvent extends Event {
  constructor() {
    super('nt-render-failed', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-render-failed': RenderFailedEvent;
  }
}
