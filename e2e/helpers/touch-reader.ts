import type { CDPSession, Page } from '@playwright/test';
import { expectInput, spoken, untilSilent } from './settled.ts';

/** A place where a screen reader stops at a swipe: an element of the accessibility tree. */
interface Stop {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** The words that are heard there. */
  readonly words: string;
  readonly isFocused: boolean;
}

/** A node of the accessibility tree, as far as it is read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** Roles at which a swipe stops; what they contain is part of them. */
const STOPS: ReadonlySet<string> = new Set([
  ...['button', 'link', 'heading', 'gridcell', 'image', 'img', 'switch', 'StaticText'],
]);

/**
 * A player with a screen reader and a touch screen: a swipe goes to the next element of the accessibility tree, a touch
 * to one whose place is known, and a double tap presses the element. Counts gestures and the words that are heard.
 */
export class TouchReader {
  readonly lines: string[] = [];
  gestures = 0;
  readonly #page: Page;
  readonly #session: CDPSession;
  #at: number | undefined;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<TouchReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new TouchReader(page, session);
  }

  /** The number of all words that were heard. */
  get words(): number {
    const heard = this.lines.map((line) => line.replace(/^ *\S+ +/, '')).join(' ');
    return heard.split(/\s+/).filter(Boolean).length;
  }

  /** Swipes, forwards or back, to the element of a name. */
  async swipeTo(name: string | RegExp): Promise<void> {
    const stops = await this.#stops();
    const from = stops.findIndex(({ id }) => id === this.#at);
    const to = indexOf(stops, name);
    const step = to < from ? -1 : 1;
    for (let at = from; at !== to;) {
      at += step;
      this.#go(step > 0 ? '→' : '←', stops[at]!);
    }
  }

  /** Touches an element whose place is known. */
  async touch(name: string | RegExp): Promise<void> {
    const stops = await this.#stops();
    this.#go('touch', stops[indexOf(stops, name)]!);
  }

  /** Presses the element, and hears out what is said then. */
  async press(): Promise<void> {
    this.gestures++;
    const begin = (await spoken(this.#page)).length;
    const before = (await this.#stops()).find(({ isFocused }) => isFocused);
    const { object } = (await this.#session.send('DOM.resolveNode', {
      backendNodeId: this.#at!,
    })) as { object: { objectId: string } };
    await this.#session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { this.click() }',
    });
    expectInput(this.#page);
    await untilSilent(this.#page);
    this.#log('tap', '');
    for (const { region, words } of (await spoken(this.#page)).slice(begin)) {
      if (region === 'polite' || region === 'assertive') this.#log(region, words);
    }
    const focused = (await this.#stops()).find(({ isFocused }) => isFocused);
    if (!focused || focused.id === before?.id) return;
    this.#at = focused.id;
    this.#log('focus', focused.words);
  }

  #go(how: string, { id, words }: Stop): void {
    this.#at = id;
    this.gestures++;
    this.#log(how, words);
  }

  #log(how: string, words: string): void {
    this.lines.push(`${how.padEnd(10)}${words}`.trimEnd());
  }

  async #stops(): Promise<readonly Stop[]> {
    expectInput(this.#page);
    await this.#page.evaluate(() => undefined);
    const { nodes } = (await this.#session.send('Accessibility.getFullAXTree')) as {
      nodes: readonly AxNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const stops: Stop[] = [];
    const walk = (node: AxNode): void => {
      const role = node.role?.value ?? '';
      const name = (node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
      if (!node.ignored && STOPS.has(role) && name !== '') {
        stops.push(stopOf(node, role, name));
        return;
      }
      for (const child of node.childIds ?? []) {
        const next = byId.get(child);
        if (next) walk(next);
      }
    };
    walk(nodes[0]!);
    return stops;
  }
}

function stopOf(node: AxNode, role: string, name: string): Stop {
  const state = (key: string): unknown =>
    node.properties?.find((property) => property.name === key)?.value.value;
  const words = [name];
  if (role !== 'StaticText' && role !== 'gridcell') words.push(role);
  if (role === 'heading') words.push(`level ${String(state('level'))}`);
  if (state('pressed') === 'true' || state('pressed') === true) words.push('pressed');
  if (state('expanded') !== undefined) words.push(state('expanded') ? 'expanded' : 'collapsed');
  return {
    id: node.backendDOMNodeId!,
    name,
    role,
    words: words.join(', '),
    isFocused: state('focused') === true,
  };
}

function indexOf(stops: readonly Stop[], name: string | RegExp): number {
  const index = stops.findIndex((stop) =>
    typeof name === 'string' ? stop.name === name : name.test(stop.name),
  );
  if (index < 0)
    throw new Error(`Nothing is named ${name}: ${stops.map((s) => s.name).join(' | ')}`);
  return index;
}
