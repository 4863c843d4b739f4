import type { Page } from '@playwright/test';

/** The controls that are shown and less than 44 × 44 px, each with its words. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches('a, button, summary, label:has(input), input[type=text]')) continue;
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= 44 && height >= 44)) continue;
        const words = element.getAttribute('aria-label') ?? element.textContent;
        small.push(`${words.trim()}: ${width} × ${height}`);
      }
    };
    visit(document);
    return small;
  });
}
