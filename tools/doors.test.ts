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
