import type { Page } from '@playwright/test';

/**
 * Lists controls whose accessible name does not contain the words that are seen on them, by which people who speak to
 * the device call them (WCAG 2.5.3). Case, signs and spaces make no difference.
 */
export function labelsNotInNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, a[href], summary, :is([role=button], [role=link], [role=tab], [role=gridcell])[tabindex]';
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[\p{P}\p{S}\s]+/gu, ' ')
        .trim();
    const isSeen = (text: Node): boolean => {
      const element = text.parentElement!;
      return (
        element.closest('svg, style, .unseen, .coordinate') === null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const textIn = (element: Node, isWanted: (text: Node) => boolean): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let words = '';
      while (walker.nextNode()) {
        if (isWanted(walker.currentNode)) words += ` ${walker.currentNode.nodeValue!}`;
      }
      return words;
    };
    const faults = new Set<string>();
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches(CONTROLS) || !element.checkVisibility()) continue;
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const name = ids.length
          ? ids.map((id) => textIn(root.querySelector(`#${id}`)!, () => true)).join(' ')
          : element.getAttribute('aria-label');
        // Else the name is what is seen.
        if (name === null) continue;
        const label = plain(textIn(element, isSeen));
        if (!plain(name).includes(label)) faults.add(`“${label}” is called “${name.trim()}”`);
      }
    };
    visit(document);
    return [...faults];
  });
}
