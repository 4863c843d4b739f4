import { html } from 'lit';
import type { Square } from '../../../core/board/square.ts';
import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import type { BoardView } from '../../../ui/board/grid/board-view.ts';
import { squareClicked } from '../../../ui/board/grid/square-clicked.ts';
import type { Drawing as BoardDrawing } from '../../../ui/drawing/drawing.ts';
import { holdTimeOf } from '../../../progress/settings/settings.ts';
import { AnnounceEvent } from '../../../ui/events.ts';
import { keyName } from '../../../ui/keyboard/key-name.ts';
import { boardActionOf, REGION_KEYS, squareAfter } from '../../../ui/keyboard/keymap.ts';
import { vibrate, type SignalSettings } from '../../../ui/sound/signals.ts';
import { shapeWords } from '../../shared/board-words.ts';
import { REGIONS_RULES } from '../../shared/kinds/regions.ts';
import { draftView } from '../drafts/draft-view.ts';
import { geometryOfDraft } from '../drafts/drafts.ts';
import type { EditorPart } from '../drafts/editor-part.ts';
import type { NtEditor } from '../editor.ts';
import { DraftRegionsRenderer } from './draft-regions-renderer.ts';
import { changedRegionsWords, regionWords } from './draft-regions-words.ts';
import { Painting, type Stroke } from './painting.ts';
import { palette } from './palette.ts';

type Draft = DraftOf<'regions'>;

export function regionsPart(screen: NtEditor): EditorPart<Draft> {
  /** The region to paint with. */
  let chosen = 0;
  /** The draft on the screen, and the stroke that is being painted on it until the pointer is released. */
  let draft: Draft | undefined;
  let drawing: BoardDrawing;
  let stroke: Stroke | undefined;

  function view(on: Draft): BoardView {
    return {
      ...draftView(geometryOfDraft(on), [], screen.settings, drawing),
      drawn: stroke ? painted(on, stroke) : on.regions,
      // Gestures differ from those in play, and a finger on the board scrolls nothing.
      locked: true,
      marking: true,
    };
  }

  function choose(region: number): void {
    if (region === chosen || region >= draft!.shape.rows) return;
    chosen = region;
    screen.requestUpdate();
  }

  /** Chooses a region that has not been read out, as the radio button of a focused one is. */
  function chooseAloud(region: number): void {
    if (region >= draft!.shape.rows) return;
    choose(region);
    screen.dispatchEvent(new AnnounceEvent(regionWords(draft!, region), 'move'));
  }

  function takeUp(square: Square): boolean {
    const region = draft!.regions[square]!;
    if (region < 0) return false;
    signalTakeUp(screen.settings);
    chooseAloud(region);
    return true;
  }

  function paint(squares: Iterable<Square>, region = chosen): void {
    screen.change({ ...draft!, regions: painted(draft!, { squares: new Set(squares), region }) });
  }

  const painting = new Painting({
    get shape() {
      return draft!.shape;
    },
    get chosen() {
      return chosen;
    },
    get holdTime() {
      return holdTimeOf(screen.settings);
    },
    regionOf: (square) => draft!.regions[square]!,
    pointOf: (event) => screen.board!.pointOf(event),
    show(next) {
      if (next && next.squares.size > (stroke?.squares.size ?? 0)) signalPaint(screen.settings);
      stroke = next;
      // Updates only the board: the stroke must appear under the finger before anything else follows.
      if (screen.board) screen.board.view = view(draft!);
    },
    paint: ({ squares, region }) => paint(squares, region),
    takeUp,
  });

  return {
    boardWords: ({ shape, sight }) => REGIONS_RULES[sight].ofDraft(shapeWords(shape)),

    board(shown, drawn) {
      if (chosen >= shown.shape.rows) chosen = 0;
      draft = shown;
      drawing = drawn;
      return html`<nt-board
        .surface=${DraftRegionsRenderer}
        .view=${view(shown)}
        @pointerdown=${painting}
        @pointermove=${painting}
        @pointerup=${painting}
        @pointercancel=${painting}
        @click=${(event: Event) => {
          const square = squareClicked(event);
          if (square !== undefined) paint([square]);
        }}
      ></nt-board>`;
    },

    palette: (shown) => palette(shown, chosen, choose),

    isPaletteLong: ({ shape }) => shape.rows > 8,

    changeWords: changedRegionsWords,

    press(event, command, { shape }) {
      if (command === 'region') {
        chooseAloud(REGION_KEYS.findIndex((key) => key === keyName(event)));
        return true;
      }
      const { board } = screen;
      if (!board?.matches(':focus-within')) return false;
      const square = board.focusedSquare;
      if (command === 'take-up') return takeUp(square);
      const action = boardActionOf(keyName(event));
      if (action === 'toggle') {
        if (!event.repeat) paint([square]);
        return true;
      }
      if (!event.shiftKey || typeof action !== 'object') return false;
      const next = squareAfter(action, square, shape);
      void board.focusOn(next);
      paint([square, next]);
      return true;
    },
  };
}

function painted({ regions }: Draft, { squares, region }: Stroke): readonly number[] {
  return regions.map((before, square) => (squares.has(square) ? region : before));
}

/** Vibrations in milliseconds. */
const PAINT = [4];
const TAKE_UP = [8];

function signalPaint({ haptics }: SignalSettings): void {
  if (haptics) vibrate(PAINT);
}

function signalTakeUp({ haptics }: SignalSettings): void {
  if (haptics) vibrate(TAKE_UP);
}
