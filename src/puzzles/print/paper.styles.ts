import { css } from 'lit';

/** Styles of a sheet, within the area that A4 and Letter share: 190 mm by 259 mm between the margins. */
export const paperStyles = css`
  :host {
    color: #000;
    font: 9pt/1.35 var(--font-ui);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 4mm;
    margin-bottom: 4mm;
  }
  h1 {
    margin: 0;
    font-size: 15pt;
    line-height: 1.2;
  }
  header p {
    font-size: 11pt;
  }
  header .link {
    margin-inline-start: auto;
    font-size: 8pt;
  }
  p,
  h2 {
    margin: 0;
  }
  h2 {
    font-size: 10.5pt;
    line-height: 1.3;
  }
  .number {
    display: inline-block;
    min-width: 5mm;
    font-size: 13pt;
  }
  .page {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 5mm 8mm;
    align-content: start;
    break-after: page;
  }
  .puzzle {
    break-inside: avoid;
  }
  /* The address of the puzzle is beside its board, where there is room. */
  .small .puzzle,
  .large .puzzle {
    display: grid;
    grid-template-columns: max-content 1fr;
    align-items: end;
    column-gap: 3mm;
  }
  .small :is(h2, .rule) {
    grid-column: 1 / -1;
  }
  .large {
    grid-template-columns: 1fr;
    row-gap: 8mm;
  }
  .large .puzzle {
    grid-template-rows: max-content max-content 1fr;
    column-gap: 7mm;
  }
  .large :is(h2, .rule, .where) {
    grid-column: 2;
  }
  .large svg {
    grid-area: 1 / 1 / span 3 / auto;
  }
  svg {
    display: block;
    margin: 1.5mm 1mm;
    color: #000;
    fill: none;
  }
  .light {
    fill: #fff;
  }
  .dark {
    fill: #e4e4e4;
  }
  .thin {
    stroke: #777;
  }
  .line,
  .given {
    stroke: #000;
    stroke-linecap: square;
  }
  .given {
    stroke-width: 7;
  }
  .where {
    font: 7pt/1.3 var(--font-mono);
    overflow-wrap: anywhere;
  }
  .answers {
    min-height: 245mm;
    rotate: 180deg;
    break-inside: avoid;
  }
  .answers ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 5mm 8mm;
    margin: 4mm 0 0;
    padding: 0;
    list-style: none;
  }
  .answers li {
    break-inside: avoid;
  }
  /* Paper in landscape has less height, and room for all six answers beside each other. */
  @media (orientation: landscape) {
    .answers {
      min-height: 170mm;
    }
    .answers ol {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;
