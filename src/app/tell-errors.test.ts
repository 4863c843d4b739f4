import { beforeEach, expect, test, vi, type Mock } from 'vitest';

let tell: Mock<() => void>;
let page: EventTarget;

/** Has the page hear of an error that nothing has caught. */
function fail(message: string, filename = 'https://example.org/assets/index-a1.js'): void {
  const error = Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at ${filename}:1:2`,
  });
  page.dispatchEvent(
    Object.assign(new Event('error'), { message, filename, lineno: 1, colno: 2, error }),
  );
}

/** Has the page hear of a rejection that nothing has handled. */
function reject(reason: unknown, isPrevented = false): void {
  const event = new Event('unhandledrejection', { cancelable: true });
  if (isPrevented) event.preventDefault();
  page.dispatchEvent(Object.assign(event, { reason }));
}

beforeEach(async () => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('onerror', null);
  vi.stubGlobal('location', { origin: 'https://example.org' });
  tell = vi.fn<() => void>();
  const { tellErrors } = await import('./tell-errors.ts');
  tellErrors(tell);
});

test('the first error of a page is told, and no other', () => {
  fail('one');
  fail('two');
  reject(new Error('three'));
  expect(tell).toHaveBeenCalledOnce();
});

test('a rejection that nothing has handled is told, whatever its reason is', () => {
  reject(undefined);
  expect(tell).toHaveBeenCalledOnce();
});

test('errors of another origin, of sizes that change twice and of missing parts are not told', () => {
  fail('Script error.', '');
  fail('theirs', 'chrome-extension://abc/script.js');
  fail('ResizeObserver loop completed with undelivered notifications.');
  reject(Object.assign(new Error('theirs'), { stack: 'at moz-extension://abc/script.js:1:2' }));
  reject(new Error('Failed to fetch dynamically imported module'), true);
  expect(tell).not.toHaveBeenCalled();
});

test('the report has the first error with its place', async () => {
  fail('one');
  fail('two');
  const { firstError } = await import('../ui/last-commands.ts');
  expect(firstError).toBe('Error: one\n    at https://example.org/assets/index-a1.js:1:2');
});
