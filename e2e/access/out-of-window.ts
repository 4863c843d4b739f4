import type { Page } from '@playwright/test';

/**
 * Lists controls and text that a player cannot bring into the window, and controls that overlap. It scrolls
 * nothing, so a screen takes milliseconds. Parts hidden by a scroller count as reachable if it scrolls that way:
 * down, or sideways if it is laid out for that.
 */
export async function outOfWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const OVERLAYS = 'nt-notice, nt-hint-sheet, nt-result-sheet, nt-solved-sheet, .more';
    const faults: string[] = [];
    const allIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
      ]);
    const parentOf = (element: Element): Element | undefined => {
      const parent = element.assignedSlot ?? element.parentNode;
      if (parent instanceof ShadowRoot) return parent.host;
      return parent instanceof Element ? parent : undefined;
    };
    const around = (inner: Element): Element[] => {
      const outer = parentOf(inner);
      return outer ? [inner, ...around(outer)] : [inner];
    };
    const isIn = (outer: Element, inner: Element): boolean => around(inner).includes(outer);
    /**
     * Returns the part of a box that is shown; `undefined` if it is scrolled out of view.
     * @param isContent True for what is in the element, and may be scrolled or cut off by it.
     */
    const reach = (
      element: Element,
      box: Box,
      words: string,
      isContent = false,
    ): Box | undefined => {
      // The sides of a DOMRect are not its own properties: they cannot be spread.
      const { left, right, top, bottom } = box;
      let shown: Box | undefined = { left, right, top, bottom };
      // The box that has to be in view: first `box`, then the scroller that can show it, and so on outwards.
      let wanted: Box = box;
      let isFixed = false;
      for (let at: Element | undefined = element; at; at = parentOf(at)) {
        const { overflowX, overflowY, position, display } = getComputedStyle(at);
        // Elements without a box of their own clip nothing.
        if (display === 'contents') continue;
        const isAround = at !== element || isContent;
        if (isAround && !isFixed && at !== document.documentElement && at !== document.body) {
          const outer = at.getBoundingClientRect();
          const scrollsX = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth;
          const scrollsY = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
          const clipsX = overflowX !== 'visible';
          const clipsY = overflowY !== 'visible';
          const isBeside = wanted.left < outer.left - 1 || wanted.right > outer.right + 1;
          const isBelow = wanted.top < outer.top - 1 || wanted.bottom > outer.bottom + 1;
          // The page itself never scrolls sideways.
          if (clipsX && isBeside && (!scrollsX || at.localName === 'main')) {
            faults.push(`${words}: cut off on a side by ${at.localName}.${at.className}`);
            return undefined;
          }
          if (clipsY && isBelow && !scrollsY) {
            faults.push(`${words}: cut off above or below by ${at.localName}.${at.className}`);
            return undefined;
          }
          if ((scrollsX && isBeside) || (scrollsY && isBelow)) wanted = outer;
          if (shown && (clipsX || clipsY)) {
            shown = {
              left: clipsX ? Math.max(shown.left, outer.left) : shown.left,
              right: clipsX ? Math.min(shown.right, outer.right) : shown.right,
              top: clipsY ? Math.max(shown.top, outer.top) : shown.top,
              bottom: clipsY ? Math.min(shown.bottom, outer.bottom) : shown.bottom,
            };
            if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) shown = undefined;
          }
        }
        if (position === 'fixed') isFixed = true;
      }
      if (wanted.left < -1 || wanted.right > innerWidth + 1) {
        faults.push(`${words}: outside the window on a side`);
      }
      const canScroll = document.documentElement.scrollHeight > innerHeight + 1;
      if (!canScroll && (wanted.top < -1 || wanted.bottom > innerHeight + 1)) {
        faults.push(`${words}: outside the window, above or below`);
      }
      return shown;
    };

    const everything = allIn(document.body);
    const dialog = everything.find((element) => element.matches('dialog[open]'));
    const controls: { element: Element; words: string; shown: Box }[] = [];
    for (const element of dialog ? allIn(dialog) : everything) {
      if (element.closest('.unseen, [aria-hidden=true], nt-rose, .grid, svg, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches('a, button, summary, input, select, textarea')) {
        const target = element.closest('label') ?? element;
        const words = (element.getAttribute('aria-label') ?? target.textContent).trim();
        const shown = reach(target, target.getBoundingClientRect(), words);
        if (shown) controls.push({ element: target, words, shown });
      }
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue!.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const box = range.getBoundingClientRect();
        if (box.width > 0) reach(element, box, child.nodeValue!.trim(), true);
      }
    }
    const hitAt = (x: number, y: number): Element | null => {
      let hit = document.elementFromPoint(x, y);
      for (;;) {
        const inner: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === hit) return hit;
        hit = inner;
      }
    };
    for (const { element, words, shown } of controls) {
      const hit = hitAt((shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2);
      if (!hit || isIn(element, hit)) continue;
      // Parts under a sheet, a menu or a notice are inert or can be scrolled from under it.
      const overlay = around(hit).find((outer) => outer.matches(OVERLAYS));
      if (overlay && !isIn(overlay, element)) continue;
      const over = controls.find((other) => isIn(other.element, hit));
      if (over && !isIn(over.element, element)) faults.push(`${words}: under ${over.words}`);
    }
    return [...new Set(faults)];
  });
}
