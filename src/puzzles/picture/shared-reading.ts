import { createPictureReader } from '../../solver/picture/client.ts';
import workerUrl from '../../solver/picture/worker.ts?worker&url';
import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { PictureReading } from './picture-reading.ts';

const url = trustedScriptUrl('ninety-two-picture', workerUrl);
const reader = createPictureReader(() => new Worker(url, { type: 'module', name: 'picture' }));

/** The pictures of the page. They outlast the screen, so that Back shows the present one again. */
export const reading = new PictureReading(reader, puzzleSolver);
