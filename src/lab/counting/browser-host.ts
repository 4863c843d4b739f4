import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';
import type { CountingHost } from './counting-machine.ts';
import { loadKernelModule } from './kernel-module.ts';
import workerUrl from './worker.ts?worker&url';

const url = trustedScriptUrl('ninety-two-counting', workerUrl);

/** The browser's environment, with a worker for each logical processor. */
export const browserHost: CountingHost = {
  workers: navigator.hardwareConcurrency,
  createWorker: () => new Worker(url, { type: 'module', name: 'counting' }),
  loadKernel: loadKernelModule,
  now: () => performance.now(),
};
