import type { Prefix } from './prefix.ts';
import type { Turn } from './symmetric.ts';

export type Task =
  | { readonly kind: 'prefix'; readonly prefix: Prefix }
  | { readonly kind: 'symmetric'; readonly size: number; readonly turn: Turn };

/** A message from the page to a counting worker: the kernel first, then tasks. */
export type WorkerRequest =
  | { readonly kind: 'kernel'; readonly module: WebAssembly.Module }
  | { readonly kind: 'task'; readonly id: number; readonly task: Task };

export interface WorkerAnswer {
  /** The id of the task. */
  readonly id: number;
  readonly count: number;
}
