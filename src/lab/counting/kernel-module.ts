import { SolverDied } from '../../solver/worker/connection.ts';
import kernelUrl from './kernel.as.ts?wasm';

/**
 * Compiles the kernel once for all workers.
 * @throws `SolverDied` if that fails.
 */
export async function loadKernelModule(): Promise<WebAssembly.Module> {
  try {
    const response = await fetch(kernelUrl);
    // Avoids compileStreaming: some static hosts serve .wasm files with a MIME type that it refuses.
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    throw new SolverDied('The kernel cannot run here.');
  }
}
