import kernelUrl from './kernel.as.ts?wasm';

/**
 * Compiles the kernel once for all workers. Returns `undefined` if that fails, above all in a browser whose WebAssembly
 * has no SIMD: the count is the same without the kernel, but slower.
 */
export async function loadKernelModule(): Promise<WebAssembly.Module | undefined> {
  try {
    const response = await fetch(kernelUrl);
    // Avoids compileStreaming: some static hosts serve .wasm files with a MIME type that it refuses.
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}
