import { chooseFiles } from '../../ui/sharing/choose-files.ts';
import { ReceiveEvent } from '../../ui/receive-event.ts';

/**
 * Lets the player choose pictures or take a photo, and has them opened.
 * @param host The element that asks the frame to open them.
 */
export async function choosePictures(host: HTMLElement, isPhoto: boolean): Promise<void> {
  const way = isPhoto ? { capture: 'environment' } : { multiple: true };
  const files = await chooseFiles({ accept: 'image/*', ...way });
  if (files.length > 0) host.dispatchEvent(new ReceiveEvent(files));
}
