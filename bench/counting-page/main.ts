import { countSolutions } from '../../src/lab/counting/counting-machine.ts';
import { browserHost } from '../../src/lab/counting/browser-host.ts';

declare global {
  interface Window {
    /** Counts with a number of workers. Resolves with the number of solutions and the milliseconds it took. */
    count: (size: number, workers: number) => Promise<{ solutions: string; elapsed: number }>;
  }
}

window.count = async (size, workers) => {
  const { solutions, elapsed } = await countSolutions(size, { ...browserHost, workers });
  return { solutions: String(solutions), elapsed };
};
