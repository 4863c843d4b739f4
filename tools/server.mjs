// A static host for the built game, as strict as a real one: it sends the headers of dist/_headers,
// compresses, and can serve from a sub-path. Plain Node, nothing to install.
//
//   node tools/server.mjs [--port 4173] [--base /sub/path/]
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/** The production build. */
export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const COMPRESSED = /^(text|application)\/|svg/;

/**
 * @typedef {object} Site
 * @property {string} url The address of the page, with a slash at its end.
 * @property {(directory: string) => void} deploy Serves another build from now on.
 * @property {() => Promise<void>} stop Closes the port and every connection, as a lost network does.
 * @property {() => Promise<void>} start Opens the same port again.
 */

/**
 * Serves a directory on localhost.
 * @param {{directory?: string, port?: number, base?: string}} [options] `port` 0 takes a free one;
 *   `base` is the path below which the files stand, with slashes at both ends.
 * @returns {Promise<Site>}
 */
export async function serve({ directory = DIST, port = 0, base = '/' } = {}) {
  let root = directory;
  let rules = readRules(root);
  /** Compressed contents by their ETags: browser tests ask for the same files thousands of times. */
  const compressed = /** @type {Map<string, Buffer>} */ (new Map());

  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request.url ?? '/', request.headers);
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  /**
   * @param {string} address
   * @param {import('node:http').IncomingHttpHeaders} asked
   */
  function answer(address, asked) {
    const path = pathBelow(base, address);
    const file = path === undefined ? undefined : readFile(root, path);
    if (path === undefined || file === undefined) {
      return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: 'Not found' };
    }
    const type = TYPES[extname(file.name)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(file.content).digest('base64url')}"`;
    const headers = { ...headersFor(path, rules), 'Content-Type': type, ETag: tag };
    if (asked['if-none-match'] === tag) return { status: 304, headers, body: '' };
    if (!COMPRESSED.test(type) || !asked['accept-encoding']?.includes('gzip')) {
      return { status: 200, headers, body: file.content };
    }
    const body = compressed.get(tag) ?? gzipSync(file.content);
    compressed.set(tag, body);
    return {
      status: 200,
      headers: { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
      body,
    };
  }

  await listen(server, port);
  const taken = portOf(server);
  return {
    url: `http://localhost:${taken}${base}`,
    deploy(next) {
      root = next;
      rules = readRules(root);
    },
    async stop() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async start() {
      await listen(server, taken);
    },
  };
}

/**
 * The path below the base, beginning with a slash; `undefined` for an address outside it.
 * @param {string} base
 * @param {string} address
 */
function pathBelow(base, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} path
 */
function readFile(root, path) {
  const name = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
  if (!name.startsWith(root + sep)) return undefined;
  try {
    return { name, content: readFileSync(name) };
  } catch {
    return undefined;
  }
}

/**
 * @typedef {object} Rule
 * @property {RegExp} path
 * @property {Record<string, string>} headers
 */

/**
 * Reads the rules of a _headers file: a path on a line of its own, its headers indented below it.
 * @param {string} root
 * @returns {Rule[]}
 */
function readRules(root) {
  /** @type {Rule[]} */
  const rules = [];
  /** @type {Rule['headers']} */
  let headers = {};
  for (const line of readFileSync(join(root, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.trim().split('*').map(escapeForPattern).join('.*');
      headers = {};
      rules.push({ path: new RegExp(`^${pattern}$`), headers });
    } else if (/^\s+\S/.test(line)) {
      const colon = line.indexOf(':');
      headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** @param {string} text */
function escapeForPattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/**
 * @param {string} path
 * @param {readonly Rule[]} rules
 * @returns {Record<string, string>}
 */
function headersFor(path, rules) {
  const matching = rules.filter((rule) => rule.path.test(path));
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}

/**
 * The port and the base that the command line names. Exits the process with an instruction when the port is none, or
 * cannot be listened on.
 * @returns {Promise<{port: number, base: string}>}
 */
export async function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
    },
  });
  const port = Number(values.port);
  try {
    await tryPort(port);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const problem =
      code === 'EADDRINUSE'
        ? `Port ${port} is taken.`
        : `Port ${values.port} cannot be used: ${message}`;
    console.error(`${problem} Choose another one, as in: npm start -- --port 5000`);
    process.exit(1);
  }
  return { port, base: values.base };
}

/**
 * Serves the production build until the process ends, and says where.
 * @param {{port: number, base: string}} options
 */
export async function serveForPeople({ port, base }) {
  const { url } = await serve({ port, base });
  console.log(`Ninety-Two is served on ${url} (Ctrl+C ends it)`);
}

/** A port of this machine that nobody listens on. */
export function freePort() {
  return tryPort(0);
}

/**
 * Listens on a port for a moment. Throws when that is not possible.
 * @param {number} wanted 0 takes one that nobody listens on.
 * @returns {Promise<number>} The port.
 */
async function tryPort(wanted) {
  const server = createServer();
  await listen(server, wanted);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Makes a server listen on localhost.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * The port that a server listens on.
 * @param {import('node:http').Server} server
 */
function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveForPeople(await readOptions());
}
