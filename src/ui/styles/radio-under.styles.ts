import { css } from 'lit';

/** Styles of a native radio button under the picture or the word for it; a tap anywhere on it chooses the button. */
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
