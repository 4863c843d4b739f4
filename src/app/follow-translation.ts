/**
 * Lets sentences follow the game on a page that the browser translates. Translators put a `font` element in place of
 * each text node. Lit keeps no reference to the node: it sets `data` on whatever stands there (lit-html, `ChildPart`),
 * which does nothing on an element. Here it puts a text in place of the element, which the browser translates again.
 */
export function followTranslation(): void {
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  Object.defineProperty(font.constructor.prototype, 'data', {
    configurable: true,
    set(this: Element, text: string) {
      this.replaceWith(text);
    },
  });
}
