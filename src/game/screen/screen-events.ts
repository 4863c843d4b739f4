import type { ReactiveControllerHost } from 'lit';
import { isVisible } from '../../ui/scheduling/tasks.ts';
import { WhileConnected } from '../../ui/while-connected.ts';

/**
 * Listens to keys, wherever the focus is, and to the page's visibility, while a screen is on the page.
 * @param onShown Called with `false` when the page is hidden or left, with `true` when it is visible again.
 */
export function followScreenEvents(
  host: ReactiveControllerHost,
  onKey: (event: KeyboardEvent) => void,
  onShown: (isShown: boolean) => void = () => undefined,
): void {
  const follow = ({ type }: Event): void => onShown(type !== 'pagehide' && isVisible());
  new WhileConnected(host, (signal) => {
    addEventListener('keydown', onKey, { signal });
    document.addEventListener('visibilitychange', follow, { signal });
    addEventListener('pagehide', follow, { signal });
  });
}
