import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** Returns the messages of ESLint about a file of the game that calls `import()`. */
async function messagesOf(filePath: string): Promise<readonly string[]> {
  const door = "export const load = (): Promise<unknown> => import('./part.ts');\n";
  const [result] = await eslint.lintText(door, { filePath });
  return result!.messages.map(({ message }) => message);
}

test('a file that is no door may not call import()', async () => {
  expect(await messagesOf('src/ui/planted.ts')).toEqual([expect.stringContaining('plainly')]);
  expect(await messagesOf('src/lab/player/exhibit-screen.ts')).toHaveLength(1);
});

test('a door may call import()', async () => {
  expect(await messagesOf('src/app/other-screens.ts')).toEqual([]);
});

test('each part is loaded by one function, so that a part that comes after all ends its notice everywhere', () => {
  const source = new URL('../src/', import.meta.url);
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const parts = paths
    .filter((path) => /(?<!\.(?:test|testing))\.ts$/.test(path))
    .flatMap((path) => {
      const file = new URL(path, source);
      const loads = readFileSync(file, 'utf8').matchAll(/(?<!typeof )import\('(.*?)'\)/g);
      return Array.from(loads, ([, part]) => new URL(part!, file).pathname);
    });
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});
