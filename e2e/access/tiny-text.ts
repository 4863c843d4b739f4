import type { Page } from '@playwright/test';

/**
 * Runs a check while all text is 1 px large and its lines are 1 px high. No control is then large because of its
 * words: one that is large enough is so in every font. Only the size of `rem` stays.
 */
export async function withTinyText<Result>(
  page: Page,
  check: () => Promise<Result>,
): Promise<Result> {
  await adopt(page, ':not(:root) { font-size: 1px !important; line-height: 1px !important; }');
  const result = await check();
  await adopt(page, undefined);
  return result;
}

/** Adds a style sheet to the page and to every shadow root, or removes the one that was added last. */
async function adopt(page: Page, text: string | undefined): Promise<void> {
  await page.evaluate((text) => {
    const visit = (root: Document | ShadowRoot): void => {
      const sheets = root.adoptedStyleSheets;
      if (text === undefined) sheets.pop();
      else {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        sheets.push(sheet);
      }
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot);
    };
    visit(document);
  }, text);
}
