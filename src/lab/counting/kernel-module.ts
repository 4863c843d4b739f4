import kernelUrl from './kernel.as.ts?wasm';

/**
 * Compiles the kernel, once for all workers. `undefined` where that is not possible, above all in a
 * browser whose WebAssembly has no SIMD: the count comes out the same without it, only later.
 */
export async function loadKernelModule(): Promise<WebAssembly.Module | undefined> {
  try {
    const response = await fetch(kernelUrl);
    // Not compileStreaming: some static hosts send .wasm files with a type that it refuses.
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}
