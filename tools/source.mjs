import { createServer } from 'vite';
import { ROOT } from './install.mjs';

/**
 * The modules of src/ for a command that needs them: `load` takes a path from the root of the project.
 * @returns {Promise<{ load: (path: string) => Promise<unknown>, close: () => Promise<void> }>}
 */
export async function openSource() {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    server: { middlewareMode: true },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() };
}
