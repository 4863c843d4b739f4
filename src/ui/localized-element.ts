import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/**
 * An element that is rendered anew when the player chooses another language. Those of the first view
 * do without it: what later parts share with them is bytes of the first view.
 */
export class LocalizedElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }
}
