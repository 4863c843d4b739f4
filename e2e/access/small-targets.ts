import type { Page } from '@playwright/test';

/**
 * The controls that are shown and less than 44 × 44 px, each with its words; and the squares of a board on
 * which nothing comes closer, if they are less than 24 px wide.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    // Layout counts in fractions of a pixel.
    const isLess = (length: number, least: number): boolean => length < least - 0.1;
    const check = (element: Element): void => {
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || !target.checkVisibility({ visibilityProperty: true })) return;
      if (!isLess(width, 44) && !isLess(height, 44)) return;
      // A link within a sentence is as high as its line.
      if (getComputedStyle(element).display === 'inline') return;
      const words = element.getAttribute('aria-label') ?? element.textContent;
      small.push(`${words.trim()}: ${width} × ${height}`);
    };
    const allIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
      ]);
    const everything = allIn(document.body);
    // A dialog makes the rest of the page inert: only its own controls are measured.
    const dialog = everything.find((element) => element.matches('dialog[open]'));
    for (const element of dialog ? allIn(dialog) : everything) {
      if (element.matches('a, button, summary, select, input, [role=slider]')) check(element);
      if (element.matches('nt-board:not([zooms])')) {
        const square = element.shadowRoot!.querySelector('[role=gridcell]')!;
        const { width } = square.getBoundingClientRect();
        if (isLess(width, 24)) small.push(`a square of the board: ${width} px`);
      }
    }
    return small;
  });
}
