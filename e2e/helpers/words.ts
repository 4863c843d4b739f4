import type { Locator } from '@playwright/test';

/**
 * Counts the English words of a part of the page.
 * @param isInWindow True to count only those in the window.
 */
export function countWords(part: Locator, isInWindow: boolean): Promise<number> {
  return part.evaluate((root, isInWindow) => {
    const words = new Intl.Segmenter('en', { granularity: 'word' });
    const count = (node: Node): number => {
      if (node instanceof Element && getComputedStyle(node).display === 'none') return 0;
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, height } = range.getBoundingClientRect();
        if (height === 0 || (isInWindow && top >= innerHeight)) return 0;
        return [...words.segment(node.data)].filter(({ isWordLike }) => isWordLike).length;
      }
      const inner = (node as Element).shadowRoot ?? node;
      return [...inner.childNodes].reduce((sum, child) => sum + count(child), 0);
    };
    return count(root);
  }, isInWindow);
}
