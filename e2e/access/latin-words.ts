import type { Page } from '@playwright/test';
import { look } from '../helpers/settled.ts';

/** Names that no language translates: files, addresses, keys, the game, languages and others. */
const NAMES = new RegExp(
  '[a-z-]+\\.(?:c|py)\\b|https?://\\S+|' +
    'Ninety-Two|English|Language|Nouvelles annales de mathématiques|NP(?:-complete)?|Knuth|Python|NQUEENS|PLACE|' +
    'Ctrl|Shift|Esc|Home|End|Page Up|Page Down|Space|Enter|Delete|Backspace',
  'g',
);

/** Lists words in Latin letters that are no names, in the text of the page and in its accessible names. */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = (await look(
    page,
    () => {
      const texts: string[] = [];
      const visit = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          // Pseudocode names variables.
          if (element.closest('style, noscript, [lang]:not(html), .code, .variables')) continue;
          for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
            texts.push(element.getAttribute(name) ?? '');
          }
          for (const child of element.childNodes) {
            if (child.nodeType === Node.TEXT_NODE) texts.push(child.nodeValue!);
          }
        }
      };
      visit(document.body);
      return texts;
    },
    undefined,
  ))!;
  const strange = texts.filter((text) =>
    // Squares and positions have a digit in them, keys are single letters.
    /[a-z]{2}/i.test(text.replace(NAMES, '').replace(/\b[a-z]*\d[a-z\d]*\b/gi, '')),
  );
  return [...new Set(strange.map((text) => text.trim()))];
}
