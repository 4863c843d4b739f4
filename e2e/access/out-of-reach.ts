import type { Page } from '@playwright/test';

/**
 * Lists parts of the screen that a player cannot see, read or reach.
 *
 * Without scrolling, it lists squares of the board that are not in view, with the target of a hint; at the usual
 * text size also buttons of the sheet, or else of the tools; a sheet higher than 45 % of an upright window; and a
 * sheet with less than two lines in sight of the text below its heading.
 * A sheet that can be folded may cover squares, but not the target of a hint, except in the lowest windows. Controls
 * under a sheet are inert.
 *
 * After scrolling each into view, it lists text and controls that are cut off, outside the window or covered;
 * text whose lines overlap; words that run out of their control; and at the usual text size names of screens that are
 * broken within a word.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHEETS = 'nt-hint-sheet, nt-result-sheet, nt-solved-sheet';
    const isLarge = document.documentElement.style.fontSize !== '';
    const faults: string[] = [];
    const deepestAt = (x: number, y: number): Element | null => {
      let element = document.elementFromPoint(x, y);
      for (;;) {
        const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === element) return element;
        element = inner;
      }
    };
    /** Returns an element and its ancestors, through shadow roots, innermost first. */
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
    /** Returns the sheet or notice around an element. A player can close it to read what is under it. */
    const overlayOf = (inner: Element | null): Element | undefined =>
      around(inner).find((element) => element.matches(`${SHEETS}, nt-notice, .more`));
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

    /** Returns the lines of the text of a sheet below its heading: all of them, and those in sight as a whole. */
    const linesOf = (sheet: Element): { all: number; inSight: number } => {
      const lines = [...sheet.shadowRoot!.querySelectorAll('p, dt, dd')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
          const isWhole = [top + 1, bottom - 1].every((y) =>
            around(deepestAt((left + right) / 2, y)).includes(element),
          );
          return { top, bottom, isWhole };
        });
      });
      // Words beside each other are one line.
      const count = (boxes: typeof lines): number =>
        boxes.filter(
          ({ top, bottom }, index) =>
            !boxes
              .slice(0, index)
              .some((box) => box.top < (top + bottom) / 2 && box.bottom > (top + bottom) / 2),
        ).length;
      return { all: count(lines), inSight: count(lines.filter(({ isWhole }) => isWhole)) };
    };

    const lookWithoutScrolling = (play: ShadowRoot): void => {
      const board = play.querySelector('nt-board')!.shadowRoot!;
      const isSeen = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        const middle = deepestAt((left + right) / 2, (top + bottom) / 2);
        const isOpen = middle !== null && around(middle).includes(board.host);
        const overlay = overlayOf(middle);
        const folds =
          overlay?.matches('[covers]') && (innerHeight <= 320 || !element.matches('.goal'));
        return inside && (isOpen || overlay?.localName === 'nt-notice' || folds === true);
      };
      // A board that can be zoomed may show only some of its squares.
      const squares = board.host.matches('[zooms]')
        ? []
        : [...board.querySelectorAll('[role=gridcell]')];
      const unseen = squares.filter((square) => !isSeen(square));
      if (unseen.length > 0) faults.push(`${unseen.length} squares, as ${nameOf(unseen[0]!)}`);
      if ([...board.querySelectorAll('.goal')].some((goal) => !isSeen(goal))) {
        faults.push('the target of the hint is not in sight');
      }
      const sheet = play.querySelector(SHEETS);
      const buttons = sheet
        ? sheet.shadowRoot!.querySelectorAll('.actions button')
        : play.querySelectorAll('.tools button, .insight button');
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
      // A player cannot scroll a box with `overflow: hidden`, though `scrollIntoView` does.
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
        // The first line of an element higher than what scrolls it is not centred yet.
        if (!scroller) break;
        const view = scroller.getBoundingClientRect();
        const middle = (Math.max(view.top, 0) + Math.min(view.bottom, innerHeight)) / 2;
        scroller.scrollBy(0, top - middle);
        break;
      }
      for (const box of boxes()) {
        if (box.width === 0) continue;
        if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${words}: beside the window`);
        else {
          // A pseudo-element of a control may cover its words: it enlarges the area to press.
          const control = element.closest('a, button, label');
          const covering = topOf(box).find(
            (top) => !around(top).includes(element) && !(top && top === control),
          );
          if (covering === undefined) continue;
          const overlay = overlayOf(covering);
          // Text may be under a sheet; controls there are inert. A notice moves away from what has the focus.
          const isInert = !control || around(control).some((outer) => outer.matches('[inert]'));
          // A point on an inert control hits the element that holds it.
          if (isInert && covering && around(element).includes(covering)) continue;
          const mayCover = isInert || !overlay || overlay.matches('nt-notice, .more');
          if (overlay === overlayOf(element) || !mayCover) {
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
      const isBroken = !isLarge && !/\s/.test(words) && lines().length > 1;
      if (isBroken && control?.closest('nav')) faults.push(`${words}: broken`);
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
    const sheet = everything.find((element) => element.matches(SHEETS));
    if (sheet && !dialog) {
      const { all, inSight } = linesOf(sheet);
      if (inSight < Math.min(2, all))
        faults.push(`${inSight} of ${all} lines of the sheet in sight`);
    }
    // A dialog makes the rest of the page inert: only its own parts are checked.
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
