import { css } from 'lit';

/** A native radio button under the picture or the word that stands for it, which a tap anywhere there chooses. */
export const radioUnderStyles = css`
  input[type='radio'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
