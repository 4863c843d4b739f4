import type { Prefix } from './prefix.ts';
import type { Turn } from './symmetric.ts';

/** What a counting worker is asked to count, in one go. */
export type Task =
  | { readonly kind: 'prefix'; readonly prefix: Prefix }
  | { readonly kind: 'symmetric'; readonly size: number; readonly turn: Turn };

/** What the page sends to a counting worker: the kernel first, then tasks. */
export type WorkerRequest =
  /** The compiled kernel; without one the worker counts in TypeScript. */
  | { readonly kind: 'kernel'; readonly module: WebAssembly.Module | undefined }
  | { readonly kind: 'task'; readonly id: number; readonly task: Task };

/** What a counting worker sends to the page. */
export interface WorkerAnswer {
  /** The number that the task came with. */
  readonly id: number;
  readonly count: number;
}
