import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { labHeader, sizesBetween } from '../shared/header.ts';
import { labStyles } from '../shared/lab.styles.ts';
import './race-element.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race-limits.ts';
import { pageTitleOf } from '../shared/page-titles.ts';

/** @summary The page of the race, with a choice of its size. */
@customElement('nt-race-screen')
export class NtRaceScreen extends LocalizedElement {
  static override styles = [
    baseStyles,
    labStyles,
    css`
      .page {
        max-width: 44rem;
      }
    `,
  ];

  /** The page of the address, with a size that is raced. */
  @property({ attribute: false }) page!: Extract<LabPage, { kind: 'race' | 'counting' }>;

  protected override render(): TemplateResult {
    const { size } = this.page;
    return html`${labHeader(pageTitleOf('race').title, this.page, {
        rows: size,
        sizes: sizesBetween(SMALLEST_RACE, LARGEST_RACE, size),
        choose(chosen) {
          location.hash = labAddress('race', chosen);
        },
      })}
      <div class="page">
        <nt-race .size=${size}></nt-race>
      </div>`;
  }
}
