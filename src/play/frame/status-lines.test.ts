import { afterEach, expect, test } from 'vitest';
import { writeSettings } from '../../progress/settings/settings.ts';
import { tapWords } from './status-lines.ts';

afterEach(() => writeSettings({ tapsCycle: false }));

test('an empty board says what a tap does by the chosen way', () => {
  expect(tapWords()).toBe('Tap any square.');
  writeSettings({ tapsCycle: true });
  expect(tapWords()).toBe('Tap to mark, tap again for a queen.');
});
