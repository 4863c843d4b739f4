import { countSolutions } from '../../src/lab/counting/counting-machine.ts';
import { browserHost } from '../../src/lab/counting/browser-host.ts';

declare global {
  interface Window {
    /** Counts with a number of workers. Resolves with the number of solutions and the milliseconds it took. */
    count: (
      size: number,
      workers: number,
      simd: boolean,
    ) => Promise<{ solutions: string; elapsed: number }>;
  }
}

window.count = async (size, workers, simd) => {
  const loadKernel = simd ? browserHost.loadKernel : () => Promise.resolve(undefined);
  const place = { ...browserHost, workers, loadKernel };
  const { solutions, elapsed } = await countSolutions(size, place);
  return { solutions: String(solutions), elapsed };
};
