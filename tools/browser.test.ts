import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findChromium } from './browser.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';

test('where only the system’s Chromium without windows starts, every command drives that one', () => {
  expect(findChromium((path) => path === SHELL)).toBe(SHELL);
});

test('Playwright’s own Chromium is driven before those of the system', () => {
  expect(findChromium(() => true)).toBe(chromium.executablePath());
});

test('a Chromium without windows is driven before a whole one of the system', () => {
  expect(findChromium((path) => path.startsWith('/usr/bin/'))).toBe(SHELL);
});

test('where no Chromium starts, none is found', () => {
  expect(findChromium(() => false)).toBeUndefined();
});
