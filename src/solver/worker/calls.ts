/** An end of a channel: a worker on the page, the global scope of a worker, or a port. */
export interface Endpoint {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** Lets a port deliver its messages. */
  start?(): void;
}

/** The functions of the other end, which answer later. */
export type Remote<Served> = {
  readonly [Name in keyof Served]: Served[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** A call of a function, as it is sent. Its arguments are copied. */
export interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

/** The answer to a call: its value, or the error that it threw. */
type Answer =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: Error };

/** The number of calls of this page, to all its workers. */
let calls = 0;

/** Returns the functions that `serveCalls` serves at the other end. */
export function callsTo<Served>(endpoint: Endpoint): Remote<Served> {
  const open = new Map<number, (answer: Answer) => void>();
  endpoint.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  return new Proxy({} as Remote<Served>, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++calls;
          open.set(id, (answer) =>
            'error' in answer ? reject(answer.error) : resolve(answer.value),
          );
          endpoint.postMessage({ id, name: String(name), given } satisfies Call);
        }),
  });
}

/** Answers the calls of the other end, each with the function of its name. */
export function serveCalls(endpoint: Endpoint, served: object): void {
  const functions = served as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  const answer = async ({ id, name, given }: Call): Promise<void> => {
    try {
      const value = await functions[name]!(...given);
      endpoint.postMessage({ id, value } satisfies Answer);
    } catch (error) {
      endpoint.postMessage({ id, error: error as Error } satisfies Answer);
    }
  };
  endpoint.addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data));
  endpoint.start?.();
}
