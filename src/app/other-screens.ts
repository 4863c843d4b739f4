import { html, svg, type TemplateResult } from 'lit';
import type { Route } from '../core/routes/route.ts';
import type { PuzzleStorage } from '../progress/puzzles/puzzle-storage.ts';
import type { Settings } from '../progress/settings/settings.ts';
import { LazyModule } from '../ui/loading/lazy-module.ts';
import { optionalImport } from '../ui/loading/optional-import.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import type { NtApp } from './app.ts';

/** The icon of the Puzzles tab while it is open. */
export const puzzlesOpenIcon = svg`<path fill="currentColor" stroke="none" d="M5.5 3.5H11v7h2.5v-7h5a2 2 0 0 1 2 2V13h-7v2.5h7v3a2 2 0 0 1-2 2h-5V13h-10V5.5a2 2 0 0 1 2-2zM3.5 15.5h7v5h-5a2 2 0 0 1-2-2z"/>`;

/** Loads what is kept of puzzles. */
export const loadPuzzles = (): Promise<{ readonly puzzles: PuzzleStorage }> =>
  import('../progress/page-puzzles.ts');

const SCREENS = {
  collection: () => import('../collection/collection.ts'),
  puzzles: async () => {
    const arriving = import('../puzzles/puzzles-screen.ts');
    await arriving;
    // Ends a notice that it was missing: it has come with the screen.
    void optionalImport(loadPuzzles);
    return arriving;
  },
  lab: () => import('../lab/lab-screen.ts'),
  settings: () => import('../settings/settings-screen.ts'),
};

/** The code of the screen that is shown; one for the page, because there is one frame. */
let part: LazyModule | undefined;

/** Returns a screen whose code is loaded on demand; `undefined` where the route is the board. */
export function otherScreen(
  frame: Pick<NtApp, 'requestUpdate' | 'updates'>,
  route: Route,
  settings: Settings,
): TemplateResult | undefined {
  if (route.screen === 'play' || route.screen === 'unknown') return undefined;
  part ??= new LazyModule(frame);
  part.need(SCREENS[route.screen]);
  return part.missing ?? screenOf(frame, route, settings);
}

/** Returns the title of a page that only its screen can name; `undefined` if the screen's code does not arrive. */
export async function titleWithin(
  route: Extract<Route, { screen: 'puzzles' | 'lab' }>,
): Promise<RouteTitle | undefined> {
  const load: () => Promise<{ titleOf(path: string): RouteTitle | undefined }> =
    SCREENS[route.screen];
  return (await optionalImport(load))?.titleOf(route.path);
}

function screenOf(
  { updates }: Pick<NtApp, 'updates'>,
  route: Exclude<Route, { screen: 'play' | 'unknown' }>,
  settings: Settings,
): TemplateResult {
  switch (route.screen) {
    case 'collection':
      return html`<nt-collection .settings=${settings} .path=${route.path}></nt-collection>`;
    case 'puzzles':
      return html`<nt-puzzles
        .settings=${settings}
        .path=${route.path}
        .query=${route.query}
      ></nt-puzzles>`;
    case 'lab':
      return html`<nt-lab .path=${route.path}></nt-lab>`;
    case 'settings':
      return html`<nt-settings .settings=${settings} .updates=${updates}></nt-settings>`;
  }
}
