import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/** An element that renders again when the player chooses another language. */
export class LocalizedElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }
}
