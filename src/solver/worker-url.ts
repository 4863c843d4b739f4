import workerUrl from './worker.ts?worker&url';

/** Made once: the page's Content-Security-Policy allows each policy one time. */
const policy = window.trustedTypes?.createPolicy('ninety-two-worker', {
  createScriptURL(url: string) {
    if (url !== workerUrl) throw new TypeError(`Not the solver's worker: ${url}`);
    return url;
  },
});

/** Starts the solver's worker, the only script that its Trusted Types policy lets through. */
export function startWorker(): Worker {
  // The DOM's types know only strings here; with a policy it receives what the browser demands.
  const url = (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
  return new Worker(url, { type: 'module', name: 'solver' });
}
