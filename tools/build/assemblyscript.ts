import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?wasm';
const EXTENSION = '.as.ts';

/**
 * Makes `import url from './x.as.ts?wasm'` the address of the WebAssembly module that the
 * AssemblyScript source x.as.ts compiles to: a file beside the scripts in a built page, a data: address
 * in the development server, in tests and in builds for Node, which have no server to ask for a file.
 */
export function assemblyScript(): Plugin {
  return {
    name: 'ninety-two:assemblyscript',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(EXTENSION + QUERY)) return undefined;
      const source = id.slice(0, -QUERY.length);
      this.addWatchFile(source);
      const bytes = await compile(source);
      if (this.environment.mode === 'build' && this.environment.config.consumer === 'client') {
        const name = `${basename(source, EXTENSION)}.wasm`;
        const file = this.emitFile({ type: 'asset', name, source: bytes });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      }
      const address = `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;
      return `export default ${JSON.stringify(address)};`;
    },
  };
}

/** Compiles one source, which imports no others, for speed. */
async function compile(source: string): Promise<Uint8Array> {
  // Loaded when it is needed: the compiler takes longer to start than most builds take.
  const { default: asc } = await import('assemblyscript/asc');
  let bytes: Uint8Array | undefined;
  let messages = '';
  const { error } = await asc.main(
    [source, '--outFile', 'out.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'],
    {
      readFile: (name) => readFile(name, 'utf8').catch(() => null),
      writeFile(name, contents) {
        if (name === 'out.wasm') bytes = contents as Uint8Array;
      },
      listFiles: () => [],
      stderr: {
        write(chunk) {
          messages += String(chunk);
        },
      },
    },
  );
  if (error) throw new Error(`${source} does not compile.\n${messages}`, { cause: error });
  return bytes!;
}
