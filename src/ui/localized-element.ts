import { updateWhenLocaleChanges } from '@lit/localize';
import { LitElement } from 'lit';

/**
 * An element that renders again when the player chooses another language. Elements of the first view do not extend it,
 * because a class shared with later parts would add bytes to the first view.
 */
export class LocalizedElement extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }
}
