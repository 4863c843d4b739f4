import { html, type TemplateResult } from 'lit';

/** A message whose parts between asterisks are bold: what the sentence is about. */
export function emphasized(message: string): TemplateResult {
  return html`${message
    .split('*')
    .map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : part))}`;
}
