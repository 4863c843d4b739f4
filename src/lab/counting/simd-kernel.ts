import type { CountCompletions } from './prefix.ts';

/** The exports of kernel.as.ts. */
interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly CLOSED: WebAssembly.Global<'i32'>;
  readonly NEEDED: WebAssembly.Global<'i32'>;
  readonly count16: Count;
  readonly count32: Count;
}

type Count = (size: number, row: number, taken: number, rising: number, falling: number) => number;

/** The largest size whose masks fit in 16-bit lanes, eight of which make a vector. */
const LARGEST_16_BIT_SIZE = 16;

/**
 * Starts the kernel that was compiled from kernel.as.ts.
 * @throws TypeError if the module is another one.
 */
export function startSimdKernel(module: WebAssembly.Module): CountCompletions {
  const instance = new WebAssembly.Instance(module);
  const kernel = instance.exports as unknown as KernelExports;
  const closed = new Int32Array(kernel.memory.buffer, kernel.CLOSED.value, 32);
  const needed = new Int32Array(kernel.memory.buffer, kernel.NEEDED.value, 32);
  return (prefix) => {
    closed.set(prefix.closed);
    needed.set(prefix.needed);
    const { size, row, taken, rising, falling } = prefix;
    const count = size <= LARGEST_16_BIT_SIZE ? kernel.count16 : kernel.count32;
    return count(size, row, taken, rising, falling);
  };
}
