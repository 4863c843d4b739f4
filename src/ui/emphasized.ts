import { html, type TemplateResult } from 'lit';

/**
 * Renders a message with the parts between asterisks in bold; they are its subject.
 * @param isWrong True if the parts have the colour of a conflict.
 */
export function emphasized(message: string, isWrong = false): TemplateResult {
  const bold = (part: string): TemplateResult =>
    isWrong ? html`<b class="wrong">${part}</b>` : html`<b>${part}</b>`;
  return html`${message.split('*').map((part, index) => (index % 2 === 1 ? bold(part) : part))}`;
}
