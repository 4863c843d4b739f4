import type { Surroundings } from './counting-machine.ts';
import { loadKernelModule } from './kernel-module.ts';
import workerUrl from './worker.ts?worker&url';

/** Made once: the page's Content-Security-Policy allows each policy one time. */
const policy = window.trustedTypes?.createPolicy('ninety-two-counting', {
  createScriptURL(url: string) {
    if (url !== workerUrl) throw new TypeError(`Not the counting worker: ${url}`);
    return url;
  },
});

/** A browser with all its cores. */
export const pageSurroundings: Surroundings = {
  workers: navigator.hardwareConcurrency,
  createWorker() {
    // The DOM's types know only strings here; with a policy it receives what the browser demands.
    const url = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
    return new Worker(url, { type: 'module', name: 'counting' });
  },
  loadKernel: loadKernelModule,
  now: () => performance.now(),
};
