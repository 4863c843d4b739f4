import type { Page } from '@playwright/test';

/**
 * What cannot be read or reached: text and controls that, scrolled into view as far as they can be,
 * are still cut off at the side, outside the window, or under something else; and lines of text that
 * run into each other.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const deepestAt = (x: number, y: number): Element | null => {
      let element = document.elementFromPoint(x, y);
      for (;;) {
        const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === element) return element;
        element = inner;
      }
    };
    const within = (inner: Element | null, outer: Element): boolean => {
      for (
        let node: Node | null = inner;
        node;
        node = node.parentNode ?? (node as ShadowRoot).host
      ) {
        if (node === outer) return true;
      }
      return false;
    };
    /** What lies over the screen until it is closed: what is under it can be reached then. */
    const overlayOf = (inner: Element | null): Element | undefined => {
      for (
        let node: Node | null = inner;
        node;
        node = node.parentNode ?? (node as ShadowRoot).host
      ) {
        if (node instanceof Element && node.matches('nt-notice, nt-hint-sheet, nt-result-sheet')) {
          return node;
        }
      }
      return undefined;
    };
    const hidden: string[] = [];
    const check = (element: Element, boxOf: () => DOMRect, words: string): void => {
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = boxOf();
      if (box.width === 0) return;
      const top = deepestAt(box.left + box.width / 2, box.top + box.height / 2);
      if (box.left < -1 || box.right > innerWidth + 1) hidden.push(`${words}: beside the window`);
      else if (!within(top, element) && overlayOf(top) === overlayOf(element)) {
        hidden.push(`${words}: under ${top?.localName ?? 'the window'}.${top?.className ?? ''}`);
      }
    };
    const openDialogIn = (root: ParentNode): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('dialog[open]')) return element;
        const inner = element.shadowRoot && openDialogIn(element.shadowRoot);
        if (inner) return inner;
      }
      return undefined;
    };
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.closest('.unseen, [aria-hidden=true], nt-rose, .grid')) continue;
        const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
        if (element.matches('a, button, summary, input')) {
          check(element.closest('label') ?? element, () => element.getBoundingClientRect(), words);
        }
        for (const child of element.childNodes) {
          if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue!.trim()) continue;
          const { fontSize, lineHeight } = getComputedStyle(element);
          if (parseFloat(lineHeight) < parseFloat(fontSize)) {
            hidden.push(`${child.nodeValue!.trim()}: lines of ${lineHeight} for ${fontSize}`);
          }
          const range = document.createRange();
          range.selectNodeContents(child);
          check(
            element.closest('label') ?? element,
            () => range.getClientRects()[0] ?? new DOMRect(),
            child.nodeValue!.trim(),
          );
        }
      }
    };
    // What a dialog lies over is not to be reached.
    visit(openDialogIn(document) ?? document.body);
    return [...new Set(hidden)];
  });
}
