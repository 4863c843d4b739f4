import { html, type TemplateResult } from 'lit';

/** Renders a message with the parts between asterisks in bold; they are its subject. */
export function emphasized(message: string): TemplateResult {
  return html`${message
    .split('*')
    .map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : part))}`;
}
