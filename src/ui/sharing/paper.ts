import { msg } from '@lit/localize';
import { css } from 'lit';
import { property } from 'lit/decorators.js';
import { LocalizedElement } from '../localized-element.ts';

/** Styles of the page while it contains a sheet: paper shows only the sheet, and the screen all else. */
const paperInPage = css`
  @page {
    margin: 10mm;
  }
  @media screen {
    [data-paper] {
      display: none;
    }
  }
  @media print {
    html,
    body {
      background: #fff;
      font-size: 12pt;
    }
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

/**
 * A sheet for the browser to print. It is a child of the page's body. While it is there, the page prints as this sheet
 * and looks unchanged on the screen.
 */
export abstract class Paper extends LocalizedElement {
  /** The title of the sheet. */
  @property() of = '';

  /** The title of the page while it is not being printed. */
  #titleBefore: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset['paper'] = '';
    const { adoptedStyleSheets } = document;
    adoptedStyleSheets.push(paperInPage.styleSheet!);
    addEventListener('beforeprint', this.#onPrint);
    addEventListener('afterprint', this.#onPrinted);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== paperInPage.styleSheet,
    );
    removeEventListener('beforeprint', this.#onPrint);
    removeEventListener('afterprint', this.#onPrinted);
    this.#onPrinted();
  }

  /** Sets the title of the page, which browsers print above it and use as the name of the file. */
  readonly #onPrint = (): void => {
    this.#titleBefore ??= document.title;
    document.title = `${msg('Ninety-Two')} · ${this.of}`;
  };

  readonly #onPrinted = (): void => {
    if (this.#titleBefore !== undefined) document.title = this.#titleBefore;
    this.#titleBefore = undefined;
  };
}
