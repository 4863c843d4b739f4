import { newGame, type Game, type Move } from '../core/game/game.ts';
import { parseRoute, type Route } from '../core/routes/route.ts';
import { queensRules } from '../core/board/rules.ts';
import { clock } from '../progress/games/saved-game-page.testing.ts';
import type { Find, Reveal } from '../progress/solutions/find.ts';
import { Progress } from '../progress/progress.ts';
import { FakeStorage } from '../progress/storage/fake-storage.testing.ts';
import { AddressEvent } from '../ui/address-event.ts';
import { FreePlay, type Finish } from './frame/free-play.ts';
import { RouteController } from './opening/route-controller.ts';

/** For tests: one entry of a browser's session history. */
interface Entry {
  address: string;
  /** True if the game itself wrote the address, as the frame notes in the entry's state. */
  own: boolean;
}

/** For tests: a listener for everything that pages do, in order. */
export interface Watcher {
  /** Called after a session was asked for a move. */
  played(page: ModelPage, move: Move, before: Game, after: Game): void;
  /** Called when a board is handed over for saving. */
  saved(page: ModelPage, size: number, before: Game, after: Game): void;
  /** Called when a find is being stored. Returns a function to call when it is stored. */
  recording(page: ModelPage, find: Find): (kind: Finish['kind']) => void;
  /** Called when a reveal is being stored. Returns a function to call when it is stored. */
  revealing(page: ModelPage, reveal: Reveal): () => void;
}

/** For tests: the parts of Node that pages run on. */
export interface Machine {
  /** The page whose code is running, an `AsyncLocalStorage`; connections of a page end with it. */
  readonly owner: { run<T>(page: ModelPage, work: () => T): T; getStore(): ModelPage | undefined };
  readonly setImmediate: (task: () => void) => unknown;
  /** An empty disk. */
  readonly factory: Pick<IDBFactory, 'open' | 'databases'>;
}

/** The machine of the newest world. */
let machine: Machine;

/** For tests: one device with one browser, its disk, its channels between tabs, and its clock. */
export class World {
  /** A counter that rises with each event noted, to order them. */
  moment = 0;
  /** The setting of the size that was opened last. */
  lastSize = 4;
  readonly channels = new Set<Channel>();
  /** The number of pending tasks of the disk, the channels and the browser. */
  busy = 0;

  constructor(given: Machine) {
    machine = given;
  }

  /** The `indexedDB` of pages. */
  readonly indexedDB = {
    open: (name: string): IDBOpenDBRequest => {
      const page = machine.owner.getStore();
      if (!page) throw new Error('A database is asked for by no page.');
      // A page that has ended gets no answer.
      if (page.ended) return {} as IDBOpenDBRequest;
      const request = machine.factory.open(name);
      this.busy++;
      request.addEventListener('success', () => {
        this.busy--;
        page.attend(request.result);
      });
      request.addEventListener('error', () => this.busy--);
      return request;
    },
    databases: (): Promise<IDBDatabaseInfo[]> => machine.factory.databases(),
  };

  /** Queues a task, as a browser does with an event. */
  queue(page: ModelPage, task: () => void): void {
    this.busy++;
    machine.setImmediate(() => {
      this.busy--;
      if (!page.ended) machine.owner.run(page, task);
    });
  }

  /** Runs until no task is pending. */
  async rest(): Promise<void> {
    for (let idle = 0; idle < 4; idle = this.busy > 0 ? 0 : idle + 1) await turn();
  }

  /** Ends every page, and closes the channels, which would keep the process alive. */
  end(pages: Iterable<ModelPage>): void {
    for (const page of pages) page.end(true);
    for (const channel of this.channels) channel.close();
  }
}

/** For tests: resolves after a turn of the event loop, in which the disk makes a step. */
export function turn(): Promise<void> {
  return new Promise((resolve) => machine.setImmediate(() => resolve()));
}

const { BroadcastChannel: NodeChannel } = globalThis;

/** For tests: Node's channel, which counts messages that have not arrived and ends with its page. */
export class Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  readonly #world: World;
  readonly #inner: BroadcastChannel;
  #awaited = 0;

  constructor(name: string) {
    const page = machine.owner.getStore()!;
    this.#world = page.world;
    this.#inner = new NodeChannel(name);
    this.#world.channels.add(this);
    page.channels.push(this);
    this.#inner.onmessage = (event) => {
      this.#awaited--;
      this.#world.busy--;
      machine.owner.run(page, () => this.onmessage?.(event as MessageEvent<unknown>));
    };
  }

  postMessage(message: unknown): void {
    if (!this.#world.channels.has(this)) return;
    for (const other of this.#world.channels) {
      if (other === this) continue;
      other.#awaited++;
      this.#world.busy++;
    }
    this.#inner.postMessage(message);
  }

  close(): void {
    if (!this.#world.channels.delete(this)) return;
    this.#world.busy -= this.#awaited;
    this.#awaited = 0;
    this.#inner.close();
  }
}

/**
 * For tests: a page with free play as the frame shows it (`app.ts`, `play.ts`), and the session history
 * of its browser.
 */
export class ModelPage {
  readonly world: World;
  readonly name: string;
  readonly channels: Channel[] = [];
  progress!: Progress;
  ended = false;
  visible = true;
  /** The free play of the screen, while that is shown. */
  play: FreePlay | undefined;
  /** The finishes reported since the screen was shown. */
  finishes: Finish[] = [];
  /** The route last asked for; `own` is true if the game itself wrote its address. */
  asked: { readonly route: Route; readonly own: boolean } | undefined;
  readonly entries: Entry[];
  index: number;
  /** The storage that the pages of its tab share. */
  readonly tab: FakeStorage;
  readonly #watcher: Watcher;
  readonly #transactions = new Set<IDBTransaction>();
  #opener: RouteController | undefined;
  #route!: Route;
  #own!: boolean;
  /** The address that was last followed or written. */
  #address!: string;
  #renders = false;

  /**
   * @param history The session history that the page continues.
   * @param tab The storage of its tab; a new one for a new tab.
   */
  constructor(
    world: World,
    name: string,
    watcher: Watcher,
    history: { readonly entries: readonly Entry[]; readonly index: number },
    tab = new FakeStorage(),
  ) {
    this.world = world;
    this.name = name;
    this.#watcher = watcher;
    this.entries = history.entries.map((entry) => ({ ...entry }));
    this.index = history.index;
    this.tab = tab;
    this.run(() => {
      this.progress = this.#watched(new Progress());
      this.#follow();
    });
  }

  get entry(): Entry {
    return this.entries[this.index]!;
  }

  /** Runs code as this page. */
  run<T>(work: () => T): T {
    return machine.owner.run(this, work);
  }

  /** Tracks the transactions of a connection. */
  attend(connection: IDBDatabase): void {
    const transaction = connection.transaction.bind(connection);
    connection.transaction = (...given) => {
      if (this.ended) throw new DOMException('The page has ended.', 'InvalidStateError');
      const begun = transaction(...given);
      this.world.busy++;
      this.#transactions.add(begun);
      const end = (): void => {
        if (this.#transactions.delete(begun)) this.world.busy--;
      };
      begun.addEventListener('complete', end);
      begun.addEventListener('abort', end);
      return begun;
    };
  }

  /** Follows a link, a typed address or a key to an address: `location.hash = address`. */
  navigate(address: string): void {
    if (address === this.entry.address) return;
    this.entries.splice(this.index + 1, Infinity, { address, own: false });
    this.index++;
    this.world.queue(this, () => this.#follow());
  }

  /** Goes back or forward by some entries. */
  go(steps: number): void {
    const { address } = this.entry;
    if (!this.entries[this.index + steps]) return;
    this.index += steps;
    if (this.entry.address !== address) this.world.queue(this, () => this.#follow());
  }

  /** Hides or shows the page, with what `play.ts` and `surroundings.ts` do then. */
  setShown(shown: boolean): void {
    this.visible = shown;
    this.run(() => {
      this.play?.setShown(shown);
      void this.progress.flush();
    });
  }

  /**
   * Ends the page at once; none of its code runs any more.
   * @param aborts True if its open transactions are aborted.
   */
  end(aborts: boolean): void {
    if (this.ended) return;
    this.ended = true;
    for (const channel of this.channels) channel.close();
    if (!aborts) return;
    for (const transaction of this.#transactions) {
      try {
        transaction.abort();
      } catch {
        // The transaction is complete already.
      }
    }
  }

  #follow(): void {
    this.#address = this.entry.address;
    this.#own = this.entry.own;
    const route = parseRoute(this.entry.address);
    this.#route = route.screen === 'unknown' ? { screen: 'play' } : route;
    if (this.#renders) return;
    this.#renders = true;
    queueMicrotask(() => queueMicrotask(() => this.#render()));
  }

  #render(): void {
    this.#renders = false;
    if (this.ended) return;
    if (this.#route.screen !== 'play') {
      this.#opener?.end();
      this.play?.end();
      this.play = undefined;
      this.#opener = undefined;
      return;
    }
    if (!this.play) this.#show();
    this.asked = { route: this.#route, own: this.#own };
    this.#opener!.open(this.#route, this.#own);
  }

  #show(): void {
    const clocks = { now: () => clock.now, steady: () => clock.now };
    const play = new FreePlay(this.progress, clocks, this.world.lastSize);
    const host = new EventTarget();
    const opener = new RouteController(host, play, () => Promise.resolve());
    this.play = play;
    this.#opener = opener;
    this.finishes = [];
    this.#watchSession(play);
    host.addEventListener('nt-address', (event) => {
      if (!(event instanceof AddressEvent)) return;
      if (this.play === play && !this.ended) this.#write(event.address);
    });
    play.setShown(this.visible);
    play.subscribe((change) => {
      if (this.ended) return;
      if (change.kind === 'finish') this.finishes.push(change.result);
      if (change.kind !== 'board') return;
      this.world.lastSize = play.size;
      opener.tellAddress();
    });
  }

  #write(address: string): void {
    const { entry } = this;
    if (entry.address !== this.#address) return;
    if (parseRoute(address).screen !== this.#route.screen) return;
    if (entry.address === address && entry.own) return;
    entry.address = address;
    entry.own = true;
    this.#address = address;
  }

  #watchSession(freePlay: FreePlay): void {
    const play = freePlay.play.bind(freePlay);
    freePlay.play = (move) => {
      if (this.ended) return false;
      const before = freePlay.game;
      const isPlayed = play(move);
      this.#watcher.played(this, move, before, freePlay.game);
      return isPlayed;
    };
  }

  #watched(progress: Progress): Progress {
    const { boards } = progress;
    const save = boards.save.bind(boards);
    boards.save = (size, game) => {
      if (this.ended) return;
      clock.now++;
      const before = boards.recall(size) ?? newGame(queensRules(size));
      this.#watcher.saved(this, size, before, game);
      save(size, game);
    };
    const recordFound = progress.recordFound.bind(progress);
    progress.recordFound = async (find) => {
      const end = this.#watcher.recording(this, find);
      const kind = await recordFound(find);
      if (!this.ended) end(kind);
      return kind;
    };
    const recordRevealed = progress.recordRevealed.bind(progress);
    progress.recordRevealed = async (reveal) => {
      const end = this.#watcher.revealing(this, reveal);
      await recordRevealed(reveal);
      if (!this.ended) end();
    };
    return progress;
  }
}
