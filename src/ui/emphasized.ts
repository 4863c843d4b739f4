import { html, nothing, type TemplateResult } from 'lit';

/**
 * Renders a message with the parts between asterisks in bold; they are its subject.
 * @param look A class of these parts.
 */
export function emphasized(message: string, look?: 'wrong'): TemplateResult {
  return html`${message
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? html`<b class=${look ?? nothing}>${part}</b>` : part,
    )}`;
}
