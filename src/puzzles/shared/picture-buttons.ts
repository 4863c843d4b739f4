import { msg } from '@lit/localize';
import { html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { icon } from '../../ui/drawing/icons.ts';
import { ReceiveEvent } from '../../ui/receive-event.ts';
import { chooseFiles } from '../../ui/sharing/choose-files.ts';
import { cameraIcon, pictureIcon } from './puzzle-icons.ts';

/**
 * Draws the buttons that bring pictures.
 * @param host The element that asks the frame to open them.
 */
export function pictureButtons(host: HTMLElement): TemplateResult {
  const button = (
    drawing: SVGTemplateResult,
    words: string,
    way: Partial<Parameters<typeof chooseFiles>[0]>,
  ): TemplateResult =>
    html`<button
      type="button"
      class="button outline grow"
      @click=${async () => {
        const files = await chooseFiles({ accept: 'image/*', ...way });
        if (files.length > 0) host.dispatchEvent(new ReceiveEvent(files));
      }}
    >
      ${icon(drawing, 20)}${words}
    </button>`;
  return html`${button(cameraIcon, msg('Take a photo'), { capture: 'environment' })}
  ${button(pictureIcon, msg('Choose a picture'), { multiple: true })}`;
}
