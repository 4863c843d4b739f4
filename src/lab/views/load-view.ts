import type { ExhibitName } from '../exhibit-names.ts';
import type { AnyView } from './view.ts';

/** Each exhibit is loaded when it is opened. */
const VIEWS: Readonly<Record<ExhibitName, () => Promise<{ readonly view: AnyView }>>> = {
  backtracking: () => import('./backtracking.ts'),
  recursion: () => import('./recursion.ts'),
  swapping: () => import('./swapping.ts'),
  lexicographic: () => import('./lexicographic.ts'),
  arithmetic: () => import('./arithmetic.ts'),
  genetic: () => import('./genetic.ts'),
  'fewest-choices': () => import('./fewest-choices.ts'),
  'bit-parallel': () => import('./bit-parallel.ts'),
  'exact-cover': () => import('./exact-cover.ts'),
  'min-conflicts': () => import('./min-conflicts.ts'),
  construction: () => import('./construction.ts'),
  guards: () => import('./guards.ts'),
};

/** Loads how an exhibit is shown. */
export async function loadView(name: ExhibitName): Promise<AnyView> {
  const { view } = await VIEWS[name]();
  return view;
}
