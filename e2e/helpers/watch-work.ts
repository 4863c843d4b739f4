/** A kind of work that a test may hold back. */
export type Kind = 'disk' | 'scripts' | 'answers' | 'motion';

declare global {
  interface Window {
    /** True while a test holds a database. */
    isDiskHeld?: boolean;
    /** The work that the page has still to do; `undefined` on pages that are not watched. */
    work?: {
      /**
       * Resolves once nothing is left that can change the page without input, or after `most` milliseconds. Brings
       * animations to their end.
       * @param held Kinds of work that the test holds back, which are not waited for.
       * @param isNew True if something was done to the page that it may not have noticed yet.
       * @returns The names of what is left.
       */
      quiet(held: readonly Kind[], most: number, isNew: boolean): Promise<string[]>;
      /** Returns the squares of the board whose accessible names begin with or contain a text, in the order of the board. */
      squares(text: string, isBeginning: boolean): Element[];
      /** Resolves after so many milliseconds by the browser's own clock, which no test replaces. */
      wait(milliseconds: number): Promise<void>;
      /** True if nothing has happened to the page since `quiet` ended. */
      isStill(): boolean;
      /** Names of the open channels to other tabs. */
      channels(): string[];
      /** Sends a marker to all other tabs on every open channel. */
      mark(marker: string): void;
      /** Resolves once the marker has arrived on a channel, and so all messages before it. */
      heard(channel: string, marker: string): Promise<void>;
      /** The number of touches whose end the page has heard: fingers taken off, or taken over by the browser. */
      endedTouches(): number;
      /**
       * Brings running animations to their end, except endless ones. Returns true if there were any: more may follow.
       * @param share The part of each that is over then.
       */
      finishAnimations(share?: number): boolean;
    };
  }
}

export interface Watch {
  /** Timers up to this many milliseconds are work of the page; longer ones are rules of the game that take time. */
  readonly soon: number;
  /** Milliseconds that the disk answers late, for tests with a slow device; 0 for none. */
  readonly lateDisk: number;
}

/** A message to a worker, as Comlink sends it. */
interface Message {
  readonly id?: string;
  readonly path?: readonly string[];
  readonly argumentList?: readonly { readonly value: unknown }[];
}

/** Counts, from before the first script of a page, all that can still change it. Runs in the page. */
export function watchWork({ soon, lateDisk }: Watch): void {
  /** Work that has begun and not ended. */
  const pending = new Map<number, { readonly name: string; readonly kind: Kind | 'time' }>();
  let last = 0;
  /** Changes with everything that happens to the page. */
  let version = 0;
  const begin = (name: string, kind: Kind | 'time'): number => {
    version++;
    pending.set(++last, { name, kind });
    return last;
  };
  const end = (id: number | undefined): void => {
    if (id !== undefined && pending.delete(id)) version++;
  };
  const nativeTimeout = window.setTimeout.bind(window);
  const nativeFrame = window.requestAnimationFrame.bind(window);

  // A database that a test holds is not taken for silent, however slow the machine is.
  const SILENCE = 3000;
  // A callback that each time asks for the next one is an animation, not work that ends.
  const ENDLESS = 20;
  let generation = 0;
  /**
   * Returns a function that schedules as `native` does and counts the callback until it has run or is cancelled.
   * @param nameOf Returns the name of the work by the other arguments; `undefined` if it does not count.
   */
  const counted = <Rest extends unknown[]>(
    native: (run: (...given: never[]) => void, ...rest: Rest) => number,
    nativeCancel: (handle: number) => void,
    nameOf: (...rest: Rest) => string | undefined,
  ): [typeof native, typeof nativeCancel] => {
    const ids = new Map<number, number>();
    const schedule: typeof native = (run, ...rest) => {
      // Text as code, which the policy refuses: the browser says so.
      if (typeof run !== 'function') return native(run, ...rest);
      const own = generation + 1;
      // A replaced clock ticks by timers of the browser, more often than a slow machine draws frames.
      const name = own > ENDLESS || isClockReplaced() ? undefined : nameOf(...rest);
      const id = name === undefined ? undefined : begin(name, 'time');
      const handle = native(
        (...given) => {
          ids.delete(handle);
          generation = name === undefined && own <= ENDLESS ? 0 : own;
          // A clock that ticks for ever is no change: two tabs that show one would never be still together.
          if (name !== undefined) version++;
          try {
            run(...given);
          } finally {
            generation = 0;
            end(id);
          }
        },
        ...rest,
      );
      if (id !== undefined) ids.set(handle, id);
      return handle;
    };
    return [
      schedule,
      (handle) => {
        end(ids.get(handle));
        ids.delete(handle);
        nativeCancel(handle);
      },
    ];
  };
  [window.setTimeout, window.clearTimeout] = counted(
    (run: () => void, delay = 0) =>
      window.isDiskHeld && delay > SILENCE ? 0 : nativeTimeout(run, delay),
    window.clearTimeout.bind(window),
    (delay: number | undefined = 0) => (delay > soon ? undefined : `a timer of ${delay} ms`),
  ) as unknown as [typeof setTimeout, typeof clearTimeout];
  [window.requestAnimationFrame, window.cancelAnimationFrame] = counted(
    nativeFrame as never,
    window.cancelAnimationFrame.bind(window),
    () => 'a frame',
  );
  [window.requestIdleCallback, window.cancelIdleCallback] = counted(
    window.requestIdleCallback.bind(window) as never,
    window.cancelIdleCallback.bind(window),
    () => 'an idle callback',
  );
  const nativeYield = scheduler.yield.bind(scheduler);
  scheduler.yield = async () => {
    const id = begin('a task after others', 'time');
    await nativeYield();
    end(id);
  };

  /** Delivers an event `lateDisk` milliseconds late to all that listen. */
  const delay = (target: EventTarget, type: string): void => {
    if (lateDisk === 0) return;
    target.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        nativeTimeout(() => target.dispatchEvent(new Event(type)), lateDisk);
      },
      { once: true },
    );
  };
  for (const method of ['open', 'deleteDatabase'] as const) {
    const original = IDBFactory.prototype[method];
    IDBFactory.prototype[method] = function (...given: [string]) {
      const request = original.apply(this, given);
      delay(request, 'success');
      const id = begin(`${method} ${given[0]}`, 'disk');
      for (const type of ['success', 'error', 'blocked'])
        request.addEventListener(type, () => end(id));
      return request;
    };
  }
  const begins = Reflect.get(IDBDatabase.prototype, 'transaction') as (
    this: IDBDatabase,
    ...given: unknown[]
  ) => IDBTransaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const result = begins.apply(this, given);
    delay(result, 'complete');
    const id = begin(`a transaction of ${this.name}`, 'disk');
    for (const type of ['complete', 'abort']) result.addEventListener(type, () => end(id));
    return result;
  };

  /** Questions to workers, by Comlink's number of each. */
  const asked = new Map<string, number>();
  window.Worker = class extends Worker {
    declare open: Set<string>;
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.open = new Set();
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: string } | undefined>) => {
        version++;
        if (data?.id !== undefined) this.close(data.id);
      });
    }
    close(question: string): void {
      this.open.delete(question);
      end(asked.get(question));
      asked.delete(question);
    }
    override postMessage(message: Message, more?: object): void {
      const { path = [], argumentList = [] } = message;
      // The game's own workers take the kind of a question as the first argument of `ask`.
      const name = path[0] === 'ask' ? argumentList[0]?.value : path.join('.');
      if (message.id !== undefined) {
        asked.set(message.id, begin(`a question ${String(name)}`, 'answers'));
        this.open.add(message.id);
      }
      super.postMessage(message, more as never);
    }
    override terminate(): void {
      for (const question of this.open) this.close(question);
      super.terminate();
    }
  };

  // Markers are text, the messages of the game are not, or are shorter words.
  const MARKER = 'marker ';
  const channels = new Set<BroadcastChannel>();
  const arrived = new Set<string>();
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
      // Added before the game's listeners, it keeps markers from them.
      this.addEventListener('message', (event: MessageEvent<unknown>) => {
        const { data } = event;
        if (typeof data !== 'string' || !data.startsWith(MARKER)) {
          version++;
          return;
        }
        event.stopImmediatePropagation();
        arrived.add(`${name} ${data}`);
      });
    }
    override close(): void {
      channels.delete(this);
      super.close();
    }
  };

  const EVENTS =
    'pointerdown pointerup pointermove keydown keyup click input change hashchange popstate storage close toggle scroll ' +
    'focusin resize message visibilitychange';
  for (const type of EVENTS.split(' ')) {
    addEventListener(type, () => version++, { capture: true, passive: true });
  }
  let endedTouches = 0;
  for (const type of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType === 'touch') endedTouches++;
      },
      { capture: true, passive: true },
    );
  }

  const attachShadow: (this: Element, options: ShadowRootInit) => ShadowRoot = Reflect.get(
    Element.prototype,
    'attachShadow',
  );
  // Weak, because the game is tested for memory that it keeps.
  const shadows = new Set<WeakRef<ShadowRoot>>();
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    shadows.add(new WeakRef(root));
    return root;
  };

  const finishAnimations = (share = 1): boolean => {
    // Chromium leaves shadow trees out of those of the document.
    const trees: DocumentOrShadowRoot[] = [document];
    for (const shadow of shadows) {
      const root = shadow.deref();
      if (root?.isConnected) trees.push(root);
      else if (!root) shadows.delete(shadow);
    }
    const running = trees
      .flatMap((tree) => tree.getAnimations())
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    for (const animation of running) {
      if (share === 1) animation.finish();
      else animation.currentTime = share * Number(animation.effect!.getComputedTiming().endTime);
    }
    return running.length > 0;
  };

  /** The version of the page at the end of `quiet`. */
  let still = -1;
  // A test that has replaced the clock says how time goes on.
  const ownTimeout = window.setTimeout;
  const isClockReplaced = (): boolean => window.setTimeout !== ownTimeout;
  window.work = {
    async quiet(held, most, isNew) {
      const until = performance.now() + most;
      const left = (): string[] => [
        ...[...pending.values()]
          .filter(({ kind }) => (kind === 'time' ? !isClockReplaced() : !held.includes(kind)))
          .map(({ name }) => name),
        ...(document.readyState === 'complete' || held.includes('scripts')
          ? []
          : ['the page itself']),
        ...(!held.includes('motion') && finishAnimations() ? ['an animation'] : []),
      ];
      // Looks twice: what is queued in the browser has no name, but happens before the next frame has passed.
      for (let seen = isNew ? -1 : still; ; seen = version) {
        const names = left();
        if (names.length === 0 && version === seen) {
          still = version;
          return [];
        }
        if (performance.now() > until) return names.length > 0 ? names : ['changes without end'];
        await new Promise<void>((resolve) => nativeFrame(() => nativeTimeout(resolve)));
      }
    },
    squares: (text, isBeginning) => {
      const selector = `[role=gridcell][aria-label${isBeginning ? '^' : '*'}="${text}"]`;
      return [...shadows]
        .map((shadow) => shadow.deref())
        .filter((root) => root?.isConnected && root.host.localName === 'nt-board')
        .flatMap((root) => [...root!.querySelectorAll(selector)]);
    },
    wait: (milliseconds) => new Promise((resolve) => nativeTimeout(resolve, milliseconds)),
    isStill: () => version === still,
    channels: () => [...channels].map(({ name }) => name),
    mark: (marker) => {
      for (const channel of channels) channel.postMessage(MARKER + marker);
    },
    async heard(channel, marker) {
      while (!arrived.has(`${channel} ${MARKER}${marker}`)) {
        await new Promise((resolve) => nativeTimeout(resolve));
      }
    },
    endedTouches: () => endedTouches,
    finishAnimations,
  };
}
