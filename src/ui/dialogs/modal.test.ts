import { html, type TemplateResult } from 'lit';
import { beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.ts';

/** A dialog without a page, which is its own backdrop. */
class FakeModal extends Modal {
  override readonly renderRoot = { querySelector: () => this } as unknown as ShadowRoot;
  override readonly close = vi.fn();
  readonly showModal = (): void => undefined;

  override get isConnected(): boolean {
    return true;
  }

  protected override heading(): string {
    return '';
  }

  protected override renderContent(): TemplateResult {
    return html``;
  }

  /** Opens now. */
  open(): void {
    this.firstUpdated();
  }

  /** Presses and releases the pointer beside the dialog. */
  clickBeside(): void {
    for (const type of ['pointerdown', 'click']) {
      const at = { value: performance.now() };
      this.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', at));
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

test('a click beside a dialog closes it, but not within half a second of its opening', () => {
  customElements.define('fake-modal', FakeModal);
  const modal = new FakeModal();
  vi.advanceTimersByTime(1000);
  modal.open();
  for (const pause of [0, 150, 300, 49]) {
    vi.advanceTimersByTime(pause);
    modal.clickBeside();
    expect(modal.close).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(1);
  modal.clickBeside();
  expect(modal.close).toHaveBeenCalledOnce();
});
