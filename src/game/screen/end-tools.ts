import { css, html, type TemplateResult } from 'lit';

/** Styles of what stands in place of the tools: wide buttons, and perhaps a tool before them. */
export const endToolsStyles = css`
  .end > .button {
    flex: 1 1 7rem;
    min-height: 56px;
    padding: 6px 10px;
    border-radius: var(--r-4);
    font-weight: var(--w-bold);
  }
  .tools.end > .tool {
    flex: 0 0 84px;
    background: var(--sunken);
    box-shadow: none;
  }
`;

/** Draws what stands in place of the tools below a board where they have nothing to do. */
export function endTools(content: TemplateResult): TemplateResult {
  return html`<div class="tools end">${content}</div>`;
}
