import type { Page } from '@playwright/test';
import { expectInput, look } from '../helpers/settled.ts';

/** Looks at a page, each of which adds its faults. */
interface Looks {
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
  outOfReach(): void;
  /**
   * Lists controls and text that a player cannot bring into the window, and controls that overlap. It scrolls
   * nothing, so a screen takes milliseconds. Parts hidden by a scroller count as reachable if it scrolls that way:
   * down, or sideways if it is laid out for that.
   */
  outOfWindow(): void;
  /**
   * Lists the controls that are shown and less than 44 × 44 px, each with its words; and the squares of a board on
   * which nothing comes closer, if they are less than 24 px wide.
   */
  smallTargets(): void;
  /**
   * Lists small targets while all text is 1 px large and its lines are 1 px high. No control is then large because of
   * its words: one that is large enough is so in every font. Only the size of `rem` stays.
   */
  smallWithTinyText(): void;
  /**
   * Lists controls whose accessible name does not contain the words that are seen on them, by which people who speak
   * to the device call them (WCAG 2.5.3). Case, signs and spaces make no difference.
   */
  labelsNotInNames(): void;
  /** Lists texts and controls that reach into the safe areas on either side, as under the notch of a phone. */
  underNotch(): void;
}

/** Returns the faults that looks find on a page, in one trip to it. */
export async function faultsIn(page: Page, ...looks: readonly (keyof Looks)[]): Promise<string[]> {
  const faults = await look(page, findFaults, looks);
  // Looks scroll.
  expectInput(page);
  return faults!;
}

/** Looks at the page that it runs in. */
function findFaults(wanted: readonly (keyof Looks)[]): string[] {
  const faults: string[] = [];
  /** Returns all elements in a part of the page, through shadow roots. */
  const allIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
    ]);
  /** Returns all that a player can use now: a dialog makes the rest of the page inert. */
  const usable = (): Element[] => {
    const everything = allIn(document.body);
    const dialog = everything.find((element) => element.matches('dialog[open]'));
    return dialog ? allIn(dialog) : everything;
  };
  const parentOf = (element: Element): Element | undefined => {
    const parent = element.assignedSlot ?? element.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : undefined;
  };
  /** Returns an element and those that it is drawn in, through shadow roots, innermost first. */
  const around = (inner: Element | null | undefined): Element[] =>
    inner ? [inner, ...around(parentOf(inner))] : [];
  const deepestAt = (x: number, y: number): Element | null => {
    let element = document.elementFromPoint(x, y);
    for (;;) {
      const inner: Element | null | undefined = element?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === element) return element;
      element = inner;
    }
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const hasWords = (node: Node): boolean =>
    node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '';
  const textIn = (text: Node): Range => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range;
  };

  const outOfReach = (): void => {
    const SHEETS = 'nt-hint-sheet, nt-result-sheet, nt-solved-sheet';
    const isLarge = document.documentElement.style.fontSize !== '';
    /** Returns the sheet or notice around an element. A player can close it to read what is under it. */
    const overlayOf = (inner: Element | null): Element | undefined =>
      around(inner).find((element) => element.matches(`${SHEETS}, nt-notice, .more`));
    const topOf = ({ left, right, top, bottom }: DOMRect): (Element | null)[] =>
      [left + 2, (left + right) / 2, right - 2].map((x) => deepestAt(x, (top + bottom) / 2));
    const nameOfTop = (top: Element | null | undefined): string =>
      top ? `${top.localName}.${top.getAttribute('class') ?? ''}` : 'the window';
    /** Returns the lines of the text of a sheet below its heading: all of them, and those in sight as a whole. */
    const linesOf = (sheet: Element): { all: number; inSight: number } => {
      const lines = [...sheet.shadowRoot!.querySelectorAll('p, dt, dd')].flatMap((element) =>
        [...textIn(element).getClientRects()].map(({ left, right, top, bottom }) => {
          const isWhole = [top + 1, bottom - 1].every((y) =>
            around(deepestAt((left + right) / 2, y)).includes(element),
          );
          return { top, bottom, isWhole };
        }),
      );
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
      const lines = (): DOMRect[] => [...textIn(text).getClientRects()];
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
    for (const element of usable()) {
      if (element.closest('.unseen, [aria-hidden=true], nt-rose, .grid, svg, option')) continue;
      // A line of a program may be longer than the window: it is scrolled sideways in its own box.
      if (element.closest('.program')) continue;
      if (element.matches('a, button, summary, input, select')) {
        const target = element.closest('label') ?? element;
        check(target, () => [target.getBoundingClientRect()], nameOf(element));
      }
      for (const child of element.childNodes) {
        if (hasWords(child)) checkText(element, child);
      }
    }
    for (const [element, top] of scrolled) element.scrollTop = top;
  };

  const outOfWindow = (): void => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const OVERLAYS = 'nt-notice, nt-hint-sheet, nt-result-sheet, nt-solved-sheet, .more';
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

    const controls: { element: Element; words: string; shown: Box }[] = [];
    for (const element of usable()) {
      if (element.closest('.unseen, [aria-hidden=true], nt-rose, .grid, svg, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches('a, button, summary, input, select, textarea')) {
        const target = element.closest('label') ?? element;
        const words = element.getAttribute('aria-label') ?? nameOf(target);
        const shown = reach(target, target.getBoundingClientRect(), words);
        if (shown) controls.push({ element: target, words, shown });
      }
      for (const child of element.childNodes) {
        if (!hasWords(child)) continue;
        const box = textIn(child).getBoundingClientRect();
        if (box.width > 0) reach(element, box, child.nodeValue!.trim(), true);
      }
    }
    for (const { element, words, shown } of controls) {
      const hit = deepestAt((shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2);
      if (!hit || isIn(element, hit)) continue;
      // Allows what is under a sheet, a menu or a notice: it is inert, or can be scrolled from under it.
      const overlay = around(hit).find((outer) => outer.matches(OVERLAYS));
      if (overlay && !isIn(overlay, element)) continue;
      const over = controls.find((other) => isIn(other.element, hit));
      if (over && !isIn(over.element, element)) faults.push(`${words}: under ${over.words}`);
    }
  };

  const smallTargets = (when = ''): void => {
    // Layout counts in fractions of a pixel.
    const isLess = (length: number, least: number): boolean => length < least - 0.1;
    for (const element of usable()) {
      if (element.matches('nt-board:not([zooms])')) {
        const { width } = element
          .shadowRoot!.querySelector('[role=gridcell]')!
          .getBoundingClientRect();
        if (isLess(width, 24)) faults.push(`a square of the board: ${width} px${when}`);
      }
      if (!element.matches('a, button, summary, select, input, [role=slider]')) continue;
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || !target.checkVisibility({ visibilityProperty: true })) continue;
      if (!isLess(width, 44) && !isLess(height, 44)) continue;
      // A link within a sentence is as high as its line.
      if (getComputedStyle(element).display === 'inline') continue;
      faults.push(`${nameOf(element)}: ${width} × ${height}${when}`);
    }
  };

  const smallWithTinyText = (): void => {
    const tiny = new CSSStyleSheet();
    tiny.replaceSync(':not(:root) { font-size: 1px !important; line-height: 1px !important; }');
    const trees = [document, ...allIn(document).flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    for (const { adoptedStyleSheets } of trees) adoptedStyleSheets.push(tiny);
    smallTargets(', with tiny text');
    for (const { adoptedStyleSheets } of trees) adoptedStyleSheets.pop();
  };

  const labelsNotInNames = (): void => {
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
    const wordsIn = (element: Node, isWanted: (text: Node) => boolean): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let words = '';
      while (walker.nextNode()) {
        if (isWanted(walker.currentNode)) words += ` ${walker.currentNode.nodeValue!}`;
      }
      return words;
    };
    for (const element of allIn(document)) {
      if (!element.matches(CONTROLS) || !element.checkVisibility()) continue;
      const root = element.getRootNode() as Document | ShadowRoot;
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const name = ids.length
        ? ids.map((id) => wordsIn(root.querySelector(`#${id}`)!, () => true)).join(' ')
        : element.getAttribute('aria-label');
      // Else the name is what is seen.
      if (name === null) continue;
      const label = plain(wordsIn(element, isSeen));
      if (!plain(name).includes(label)) faults.push(`“${label}” is called “${name.trim()}”`);
    }
  };

  const underNotch = (): void => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.paddingLeft = 'env(safe-area-inset-left)';
    const notch = parseFloat(getComputedStyle(probe).paddingLeft);
    probe.remove();
    const check = ({ left, right, width, height }: DOMRect, words: string): void => {
      if (width < 2 || height < 2) return;
      if (left < notch - 0.5 || right > innerWidth - notch + 0.5)
        faults.push(`${words}: from ${left} to ${right}`);
    };
    const isScrolledSideways = ({ localName, scrollWidth, clientWidth }: Element): boolean =>
      localName !== 'main' && scrollWidth > clientWidth;
    for (const element of allIn(document.body)) {
      if (element.matches('.unseen, .unseen *, svg *, option, .shell *, script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const scrollers = around(element).filter((outer) =>
        /auto|scroll/.test(getComputedStyle(outer).overflowX),
      );
      // A player scrolls it into view.
      if (scrollers.some(isScrolledSideways)) continue;
      const isControl = element.matches('a, button, summary, input, select, [role=gridcell]');
      if (isControl && !element.matches('label input'))
        check(element.getBoundingClientRect(), nameOf(element));
      for (const child of element.childNodes)
        if (hasWords(child)) check(textIn(child).getBoundingClientRect(), child.nodeValue!.trim());
    }
  };

  const looks: Looks = {
    outOfReach,
    outOfWindow,
    smallTargets,
    smallWithTinyText,
    labelsNotInNames,
    underNotch,
  };
  for (const name of wanted) looks[name]();
  return [...new Set(faults)];
}
