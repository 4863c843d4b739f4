import { expect, test } from 'vitest';
import { refusesFrames } from './frame-refusal.ts';

test.each([
  [{}, false],
  [{ 'X-Frame-Options': 'DENY' }, true],
  [{ 'Content-Security-Policy': "default-src 'self'" }, false],
  [{ 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" }, true],
  [{ 'Content-Security-Policy': "frame-ancestors 'self'; img-src data:" }, true],
  [{ 'Content-Security-Policy': "frame-ancestors 'self' https://school.example" }, false],
  [{ 'Content-Security-Policy': 'frame-ancestors *', 'X-Frame-Options': 'DENY' }, false],
])('headers %j refuse frames of other pages: %s', (headers, isRefused) => {
  expect(refusesFrames(new Headers(headers))).toBe(isRefused);
});
