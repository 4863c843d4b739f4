/** Words that reach a player who cannot see the page. */
export interface Spoken {
  /**
   * The source of the words: a live region by its urgency, the element that got the focus, or the value of the focused
   * slider. Screen readers do not speak a `notice`, which is only seen, and words in an `inert` live region.
   */
  readonly region: 'polite' | 'assertive' | 'focus' | 'value' | 'notice' | 'inert';
  readonly words: string;
  /** The role and the name of the element with the focus at this time; empty if none has it. */
  readonly focus: string;
}

declare global {
  interface Window {
    /** All that was spoken since the page began, in order; `undefined` on pages that are not watched. */
    spoken?: readonly Spoken[];
  }
}

/** Records, from before the first script of a page, what a screen reader speaks there. Runs in the page. */
export function recordSpeech(): void {
  const spoken: Spoken[] = [];
  window.spoken = spoken;
  const record = (region: Spoken['region'], words: string): void => {
    const text = words.replaceAll(/\s+/g, ' ').trim();
    if (region !== 'focus' && text === '') return;
    const last = spoken.findLast((one) => one.region === region);
    // Several changes may make one sentence.
    if (region !== 'focus' && last?.words === text && last === spoken.at(-1)) return;
    const focus = describe(deepestFocus());
    spoken.push({ region, words: text, focus });
  };

  /** Returns the parent of a node, through shadow roots. */
  const above = (node: Node): Node | null => {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    return node instanceof ShadowRoot ? node.host : node.parentNode;
  };
  const around = (node: Node, selector: string): Element | undefined => {
    for (let outer: Node | null = node; outer; outer = above(outer)) {
      if (outer instanceof Element && outer.matches(selector)) return outer;
    }
    return undefined;
  };
  const deepestFocus = (): Element | null => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused === document.body ? null : focused;
  };

  const ROLES: Readonly<Record<string, string>> = { a: 'link', h1: 'heading', h2: 'heading' };
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as ShadowRoot;
    const by = element.getAttribute('aria-labelledby');
    const named = by?.split(' ').map((id) => root.getElementById(id)?.textContent ?? '');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const words =
      named?.join(' ') ??
      element.getAttribute('aria-label') ??
      labels.map(({ textContent }) => textContent).join(' ');
    const isText = words === '' && !element.matches('input, [role=gridcell]');
    return (isText ? textOf(element) : words).replaceAll(/\s+/g, ' ').trim();
  };
  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map((child) =>
        child instanceof Element
          ? child.matches('[aria-hidden=true], style')
            ? ''
            : ` ${child.getAttribute('aria-label') ?? textOf(child)} `
          : child instanceof Text
            ? child.data
            : '',
      )
      .join('');
  const describe = (element: Element | null): string => {
    if (!element) return '';
    const role = element.getAttribute('role') ?? ROLES[element.localName] ?? element.localName;
    const value = element.getAttribute('aria-valuetext');
    return [`${role}: ${nameOf(element)}`, ...(value === null ? [] : [value])].join(', ');
  };

  const modals: HTMLDialogElement[] = [];
  const showModal: (this: HTMLDialogElement) => void = Reflect.get(
    HTMLDialogElement.prototype,
    'showModal',
  );
  HTMLDialogElement.prototype.showModal = function () {
    modals.push(this);
    showModal.call(this);
  };
  const isInert = (element: Element): boolean => {
    const modal = modals.findLast(({ open, isConnected }) => open && isConnected);
    return (
      around(element, '[inert]') !== undefined ||
      (modal !== undefined && around(element, 'dialog:modal') !== modal)
    );
  };

  let dialog: Element | undefined;
  let lastEvent: Event | undefined;
  const onFocus = (event: Event): void => {
    // Each shadow root around the element hears of it.
    if (event === lastEvent) return;
    lastEvent = event;
    const element = event.composedPath()[0] as Element;
    const inDialog = around(element, 'dialog[open]');
    const entered = inDialog && inDialog !== dialog ? `dialog: ${nameOf(inDialog)}, ` : '';
    dialog = inDialog;
    record('focus', entered + describe(element));
  };
  const hear = (changes: readonly MutationRecord[]): void => {
    for (const { target, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') {
        if (element === deepestFocus()) record('value', element!.getAttribute('aria-valuetext')!);
        continue;
      }
      const root = element?.getRootNode() ?? target;
      if (root instanceof ShadowRoot && root.host.localName === 'nt-notice') {
        record('notice', root.querySelector('p')?.textContent ?? '');
        continue;
      }
      const region = element?.closest('[aria-live], [role=status], [role=alert]');
      if (!region) continue;
      const isUrgent = region.matches('[aria-live=assertive], [role=alert]');
      record(isInert(region) ? 'inert' : isUrgent ? 'assertive' : 'polite', region.textContent);
    }
  };
  const observer = new MutationObserver(hear);
  const attachShadow: (this: Element, options: ShadowRootInit) => ShadowRoot = Reflect.get(
    Element.prototype,
    'attachShadow',
  );
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observer.observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['aria-valuetext'],
    });
    // A move within a shadow root is not told outside of it.
    root.addEventListener('focusin', onFocus, { capture: true });
    return root;
  };
}
