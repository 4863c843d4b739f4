import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What each file imports when it is loaded, and the types it imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The end of an import of a file of ours; the formatter sees to it that there are no other ways. */
const IMPORT = /^(?:import .*|\} from )'(\.[^']+)';$/gm;

function importsIn(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name]) => name!).map((name) =>
    join(dirname(file), name),
  );
}

/** Files that import one another in turn, the first one again at the end. */
function circleIn(imports: Imports): readonly string[] | undefined {
  const free = new Set<string>();
  const way: string[] = [];
  function follow(file: string): readonly string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (free.has(file)) return undefined;
    way.push(file);
    for (const imported of imports.get(file) ?? []) {
      const circle = follow(imported);
      if (circle) return circle;
    }
    way.pop();
    free.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = follow(file);
    if (circle) return circle;
  }
  return undefined;
}

test('a circle of imports is found from any side', () => {
  const circle = new Map([
    ['main', ['a']],
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['b', 'a']],
  ]);
  expect(circleIn(circle)).toEqual(['a', 'c', 'a']);
});

test('no files of the source import one another in a circle, not for their types either', () => {
  const imports = importsIn('src');
  expect(imports.get('src/main.ts')).toContain('src/app/app.ts');
  expect(circleIn(imports)).toBeUndefined();
});
