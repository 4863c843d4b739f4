import { createPictureReader } from '../../solver/picture/client.ts';
import workerUrl from '../../solver/picture/worker.ts?worker&url';
import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';

const url = trustedScriptUrl('ninety-two-picture', workerUrl);

/** The reader of pictures of the page. Its worker starts with the first picture. */
export const pictureReader = createPictureReader(
  () => new Worker(url, { type: 'module', name: 'picture' }),
);
