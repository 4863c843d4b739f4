import type { Page } from '@playwright/test';

/**
 * What cannot be seen, read or reached.
 *
 * As the page stands, without scrolling: squares of the board, also that which a hint names; at the usual size
 * of text the buttons of a sheet, or else the tools; and of a sheet over an upright screen, what it takes
 * beyond 45 % of the height. A sheet that can be folded may cover squares, but not that which a hint names.
 *
 * Scrolled into view as far as they can be: text and controls that are still cut off, outside the window,
 * or under something else; lines of text that run into each other; words that run out of their control.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const deepestAt = (x: number, y: number): Element | null => {
      let element = document.elementFromPoint(x, y);
      for (;;) {
        const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === element) return element;
        element = inner;
      }
    };
    /** An element, what it stands in, and so on up to the document. */
    const around = (inner: Element | null): Element[] => {
      const elements: Element[] = [];
      for (
        let node: Node | null = inner;
        node;
        node = node.parentNode ?? (node as ShadowRoot).host
      ) {
        if (node instanceof Element) elements.push(node);
      }
      return elements;
    };
    /** What lies over the screen until it is closed: what is under it can be reached then. */
    const overlayOf = (inner: Element | null): Element | undefined =>
      around(inner).find((element) =>
        element.matches('nt-notice, nt-hint-sheet, nt-result-sheet, nt-solved-sheet, .more'),
      );
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim();
    const topOf = ({ left, right, top, bottom }: DOMRect): (Element | null)[] =>
      [left + 2, (left + right) / 2, right - 2].map((x) => deepestAt(x, (top + bottom) / 2));
    const nameOfTop = (top: Element | null | undefined): string =>
      top ? `${top.localName}.${top.getAttribute('class') ?? ''}` : 'the window';
    const allIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
      ]);

    const lookWithoutScrolling = (play: ShadowRoot): void => {
      const board = play.querySelector('nt-board')!.shadowRoot!;
      const isSeen = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        const middle = deepestAt((left + right) / 2, (top + bottom) / 2);
        const isOpen = middle !== null && around(middle).includes(board.host);
        const overlay = overlayOf(middle);
        const folds = overlay?.matches('[covers]') && !element.matches('.goal');
        return inside && (isOpen || overlay?.localName === 'nt-notice' || folds === true);
      };
      // Of a board that can be looked at from near, a part may be shown.
      const squares = board.host.matches('[zooms]')
        ? []
        : [...board.querySelectorAll('[role=gridcell]')];
      const unseen = squares.filter((square) => !isSeen(square));
      if (unseen.length > 0) faults.push(`${unseen.length} squares, as ${nameOf(unseen[0]!)}`);
      if ([...board.querySelectorAll('.goal')].some((goal) => !isSeen(goal))) {
        faults.push('the target of the hint is not in sight');
      }
      const sheet = play.querySelector('nt-hint-sheet, nt-result-sheet, nt-solved-sheet');
      const buttons = sheet
        ? sheet.shadowRoot!.querySelectorAll('.actions button')
        : play.querySelectorAll('.tools button, .insight button');
      const isLarge = document.documentElement.style.fontSize !== '';
      for (const button of isLarge ? [] : buttons) {
        const box = button.getBoundingClientRect();
        const inside = box.top > -1 && box.bottom < innerHeight + 1;
        if (!inside || !topOf(box).every((top) => around(top).includes(button))) {
          faults.push(`${nameOf(button)}: not in sight`);
        }
      }
      if (sheet && innerWidth < innerHeight) {
        const { height } = sheet.getBoundingClientRect();
        if (height > innerHeight * 0.45 + 1) faults.push(`the sheet is ${height} px high`);
      }
    };

    const check = (element: Element, boxes: () => Iterable<DOMRect>, words: string): void => {
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      // No player can scroll what only hides.
      const hiding = around(element).filter(
        (outer) => outer.scrollLeft > 1 && getComputedStyle(outer).overflowX === 'hidden',
      );
      if (hiding.length > 0) faults.push(`${words}: beside what is shown`);
      for (const outer of hiding) outer.scrollLeft = 0;
      const scroller = around(element).find(
        (outer) =>
          outer.scrollHeight > outer.clientHeight && getComputedStyle(outer).overflowY === 'auto',
      );
      for (const { top } of boxes()) {
        // What is higher than the window is not in the middle yet.
        scroller?.scrollBy(0, top - innerHeight / 2);
        break;
      }
      for (const box of boxes()) {
        if (box.width === 0) continue;
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${words}: beside the window`);
        else {
          // A control may be pressed beyond what it shows, by something over its own words.
          const control = element.closest('a, button, label');
          const covering = topOf(box).find(
            (top) => !around(top).includes(element) && !(top && top === control),
          );
          if (covering !== undefined && overlayOf(covering) === overlayOf(element)) {
            faults.push(`${words}: under ${nameOfTop(covering)}`);
          }
        }
      }
    };
    const checkText = (element: Element, text: ChildNode): void => {
      const words = text.nodeValue!.trim();
      const { fontSize, lineHeight } = getComputedStyle(element);
      if (parseFloat(lineHeight) < parseFloat(fontSize)) {
        faults.push(`${words}: lines of ${lineHeight} for ${fontSize}`);
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = (): DOMRect[] => [...range.getClientRects()];
      check(element.closest('label') ?? element, () => lines().slice(0, 1), words);
      const control = element.closest('a, button, label');
      if (!control || getComputedStyle(control).display === 'inline') return;
      if (!control.checkVisibility({ visibilityProperty: true })) return;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const runsOut = lines().some(
        (line) =>
          line.left < left - 1 ||
          line.right > right + 1 ||
          (line.top + line.bottom) / 2 < top ||
          (line.top + line.bottom) / 2 > bottom,
      );
      if (runsOut) faults.push(`${words}: runs out of its control`);
    };

    const everything = allIn(document.body);
    const scrolled = everything.map((element) => [element, element.scrollTop] as const);
    const dialog = everything.find((element) => element.matches('dialog[open]'));
    const play = everything.find((element) => element.matches('nt-play'));
    if (play && !dialog) lookWithoutScrolling(play.shadowRoot!);
    // What a dialog lies over is not to be reached.
    for (const element of dialog ? allIn(dialog) : everything) {
      if (element.closest('.unseen, [aria-hidden=true], nt-rose, .grid, svg, option')) continue;
      // A line of a program may be longer than the window: it is scrolled sideways in its own box.
      if (element.closest('.program')) continue;
      if (element.matches('a, button, summary, input, select')) {
        const target = element.closest('label') ?? element;
        check(target, () => [target.getBoundingClientRect()], nameOf(element));
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE && child.nodeValue!.trim()) checkText(element, child);
      }
    }
    for (const [element, top] of scrolled) element.scrollTop = top;
    return [...new Set(faults)];
  });
}
