import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { numberOf, plural } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import { baseStyles } from '../../../ui/styles/base.styles.ts';
import { legendStyles } from '../../../ui/styles/legend.styles.ts';
import { LocalizedElement } from '../../../ui/localized-element.ts';
import { remarkStyles } from '../../../ui/styles/remark.styles.ts';
import type { OpenExhibit } from '../../shared/exhibit.ts';
import type { Playback } from '../../machine/playback.ts';
import type { Snapshot } from '../../machine/snapshot.ts';
import type { TreeNodes } from '../../machine/node-log.ts';
import type { TreePosition } from '../../machine/search-tree.ts';
import { treePanelStyles } from './tree-panel.styles.ts';
import { drawTreeBoards } from './draw-tree-boards.ts';
import { paintTree } from './tree-picture.ts';
import { nodeAt, nodeBy, type TreeNode, type TreeDirection } from './tree-navigation.ts';

const WAYS: Readonly<Record<string, TreeDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
};

/** The colours of nodes, indexed by `LOOKS`: tokens and their opacities over the colour of the empty tree. */
const COLOURS = [
  ['--surface', 1],
  ['--line-strong', 0.45],
  ['--line-strong', 1],
  ['--ink', 1],
  ['--bloom', 1],
] as const;

/**
 * @summary The tree of a search, level by level, with the nodes entered up to the current position. A tap or a key goes
 * to the step at which a node was entered.
 */
@customElement('nt-tree')
export class NtTree extends LocalizedElement {
  static override styles = [baseStyles, remarkStyles, legendStyles, treePanelStyles];

  @property({ attribute: false }) playback!: Pick<Playback, 'goal' | 'seek'>;
  @property({ attribute: false }) snapshot!: Pick<Snapshot, 'position' | 'length'>;
  @property({ attribute: false }) at!: TreePosition;
  @property({ attribute: false }) nodes!: TreeNodes;
  /** The whole search as boards, which replace the bars; `undefined` if it is too large. */
  @property({ attribute: false }) boards: OpenExhibit['boards'];
  @property({ type: Number }) size = 4;
  /** True to show the picture only. */
  @property({ type: Boolean }) isBare = false;

  /** The width of the canvas in device pixels. */
  @state() private width = 0;

  @query('canvas') private readonly canvas!: HTMLCanvasElement | null;

  /** The node that was requested last, and its step. */
  #goal: (TreeNode & { readonly step: number }) | undefined;
  #palette: Uint32Array<ArrayBuffer> | undefined;

  readonly #resizes = new ResizeObserver(([entry]) => {
    this.width = Math.round(entry!.contentRect.width * devicePixelRatio);
  });

  readonly #restyles = new MutationObserver(() => {
    this.#palette = undefined;
    this.requestUpdate();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#restyles.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-contrast'],
    });
    this.#palette = undefined;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#restyles.disconnect();
    this.#resizes.disconnect();
  }

  protected override updated(): void {
    this.style.setProperty('--levels', String(this.nodes.levels));
    const { canvas } = this;
    if (!canvas) return;
    // Observing it again changes nothing.
    this.#resizes.observe(canvas);
    if (this.width > 0) this.#paint();
  }

  #paint(): void {
    const { canvas, nodes, width } = this;
    if (!canvas) return;
    canvas.width = width;
    canvas.height = nodes.levels;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    this.#palette ??= this.#readPalette(context);
    const stroke = Math.max(1, Math.round(devicePixelRatio));
    const looks = paintTree(nodes, this.at, { width, nodes: this.at.entered, stroke });
    const image = context.createImageData(width, nodes.levels);
    const pixels = new Uint32Array(image.data.buffer);
    const palette = this.#palette;
    for (const [index, look] of looks.entries()) pixels[index] = palette[look]!;
    context.putImageData(image, 0, 0);
  }

  /** Returns the colours as pixels of a canvas. */
  #readPalette(context: CanvasRenderingContext2D): Uint32Array<ArrayBuffer> {
    const styles = getComputedStyle(this);
    return Uint32Array.from(COLOURS, ([token, strength]) => {
      for (const [paint, alpha] of [
        [COLOURS[0][0], 1],
        [token, strength],
      ] as const) {
        context.globalAlpha = alpha;
        context.fillStyle = styles.getPropertyValue(paint);
        context.fillRect(0, 0, 1, 1);
      }
      context.globalAlpha = 1;
      return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!;
    });
  }

  #onClick(event: MouseEvent): void {
    const { nodes, at } = this;
    if (!this.canvas) {
      const board = (event.target as Element).closest<SVGElement>('[data-index]');
      if (board) this.#goTo(Number(board.dataset['index']));
      return;
    }
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const nodesPerPixel = at.entered / width;
    const from = Math.floor((event.clientX - left) * nodesPerPixel);
    const to = Math.max(from + 1, Math.ceil((event.clientX - left + 1) * nodesPerPixel));
    if (from >= at.entered) return;
    const level = Math.floor(((event.clientY - top) / height) * nodes.levels);
    this.#goTo(nodeAt(nodes, from, Math.min(to, at.entered), Math.max(level, 0)));
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { at, nodes, playback } = this;
    const way = WAYS[event.key];
    const present = { order: at.path.at(-1)!, level: at.path.length - 1 };
    // Keys may be quicker than the run.
    const from = this.#goal && this.#goal.step === playback.goal ? this.#goal : present;
    if (way) this.#goTo(nodeBy(way, from, nodes));
    else if (event.key === 'Home') this.#goTo(0);
    else if (event.key === 'End') this.#goTo(nodes.order.length - 1);
    else return;
    event.preventDefault();
  }

  /** Goes to the step at which a node was entered. */
  #goTo(index: number | undefined): void {
    if (index === undefined) return;
    const { order, level, step } = this.nodes;
    this.#goal = { order: order[index]!, level: level[index]!, step: step[index]! };
    this.playback.seek(this.#goal.step);
  }

  protected override render(): TemplateResult {
    const { at, nodes, boards } = this;
    const entered = numberOf(at.entered);
    const solutions = numberOf(at.solutions);
    const level = at.path.length - 1;
    const node = numberOf(at.path.at(-1)! + 1);
    return html`<section aria-label=${msg('Tree of the search')}>
      ${
        boards || this.isBare
          ? nothing
          : html`<p class="head">${msg(str`boards: ${entered} · solutions: ${solutions}`)}</p>`
      }
      <div
        class="picture ${boards ? 'boards' : ''}"
        role="slider"
        tabindex="0"
        aria-label=${msg('Board in the tree')}
        aria-valuemin="1"
        aria-valuemax=${nodes.entered}
        aria-valuenow=${at.path.at(-1)! + 1}
        aria-valuetext=${msg(str`Board ${node} on level ${level}`)}
        @click=${this.#onClick}
        @keydown=${this.#onKeyDown}
      >
        ${
          boards
            ? drawTreeBoards(boards, this.snapshot.position, this.size)
            : html`<canvas @contextrestored=${this.#paint}></canvas>`
        }
      </div>
      ${boards || this.isBare ? nothing : this.#renderBelow()}
    </section>`;
  }

  #renderBelow(): TemplateResult {
    return html`<ul class="legend">
        <li class="open">${msg('current path')}</li>
        <li class="solution">${msg('solution', { id: 'tree-solution', desc: 'In a legend' })}</li>
        <li class="fruitful">${msg('leads to a solution')}</li>
        <li class="dead-end">${msg('dead end')}</li>
      </ul>
      <p class="remark">${this.#remark()}</p>`;
  }

  /** Returns the sentences about the size of the tree, as far as it is known. */
  #remark(): string {
    const { nodes, snapshot } = this;
    return joinSentences([
      msg(
        'A bar is a board: each row down has one more step of the search, and a bar is as wide as the part of the search below it.',
      ),
      snapshot.length !== undefined
        ? plural(nodes.entered, msg('The whole tree has {# board|# boards}.'))
        : msg(str`Boards known so far: ${numberOf(nodes.entered)}.`),
    ]);
  }
}
