import { LitElement, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
@customElement('nt-found-list')
export class NtFoundList extends LitElement {
  protected override render(): TemplateResult { return html``; }
}
