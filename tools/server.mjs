// A static host for the built game, as strict as a real one: it has the rules of a kind of host for headers and for
// unknown addresses, compresses, and can serve from a sub-path. Plain Node, nothing to install.
//
//   node tools/server.mjs [--port 4173] [--base /sub/path/] [--as pages|github|nginx]
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
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

/** The kinds of hosts: Cloudflare Pages, GitHub Pages, and a folder of an nginx as it is installed. */
const KINDS = /** @type {const} */ (['pages', 'github', 'nginx']);

/** The type of files that have none of their own. */
const NO_TYPE = 'application/octet-stream';

/** @typedef {typeof KINDS[number]} Kind */

/**
 * @typedef {object} Site
 * @property {string} url The address of the page, with a slash at its end.
 * @property {(directory: string) => void} deploy Serves another build from now on.
 * @property {() => Promise<void>} stop Closes the port and every connection, as a lost network does.
 * @property {() => Promise<void>} start Opens the same port again.
 */

/**
 * Serves a directory on localhost.
 * @param {{directory?: string, port?: number, base?: string, as?: Kind}} [options] `port` 0 takes a free one;
 *   `base` is the path below which the files stand, with slashes at both ends; `as` is the kind of host.
 * @returns {Promise<Site>}
 */
export async function serve({ directory = DIST, port = 0, base = '/', as = 'pages' } = {}) {
  let root = directory;
  let rules = as === 'pages' ? readRules(root) : [];
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
   * @returns {{status: number, headers: Record<string, string>, body: string | Buffer}}
   */
  function answer(address, asked) {
    const path = pathBelow(base, address);
    if (path === undefined) return notFound();
    // Cloudflare Pages knows pages by their names without the ending, and leads there.
    const [, short] = /^(.*\/)index\.html$|^(.*)\.html$/.exec(path)?.filter(Boolean) ?? [];
    if (as === 'pages' && short !== undefined) {
      return { status: 308, headers: { Location: base + short.slice(1) }, body: '' };
    }
    const file =
      readFile(root, path) ?? (as === 'nginx' ? undefined : readFile(root, `${path}.html`));
    return file ? send(200, path, file, asked) : unknown(path, asked);
  }

  /**
   * Answers for an address that has no file.
   * @param {string} path
   * @param {import('node:http').IncomingHttpHeaders} asked
   */
  function unknown(path, asked) {
    if (as === 'nginx') return notFound();
    const page = readFile(root, '/404.html');
    if (page) return send(404, path, page, asked);
    // Cloudflare Pages takes a site without that page for one that answers every address itself.
    const start = as === 'pages' ? readFile(root, '/') : undefined;
    return start ? send(200, path, start, asked) : notFound();
  }

  /**
   * @param {number} status
   * @param {string} path
   * @param {File} file
   * @param {import('node:http').IncomingHttpHeaders} asked
   */
  function send(status, path, { name, content, changed }, asked) {
    const extension = extname(name);
    const type =
      (as === 'nginx' && extension === '.webmanifest' ? undefined : TYPES[extension]) ?? NO_TYPE;
    const hash = createHash('sha256').update(content).digest('base64url');
    // The tag of nginx is made of the time of the last change and the length.
    const tag =
      as === 'nginx'
        ? `"${Math.floor(changed / 1000).toString(16)}-${content.length.toString(16)}"`
        : `"${hash}"`;
    const headers = {
      ...(as === 'github' && { 'Cache-Control': 'max-age=600' }),
      ...(as !== 'pages' && { 'Last-Modified': new Date(changed).toUTCString() }),
      ...headersFor(path, rules),
      'Content-Type': type,
      ETag: tag,
    };
    if (status === 200 && asked['if-none-match'] === tag) return { status: 304, headers, body: '' };
    if (as === 'nginx' || !COMPRESSED.test(type) || !asked['accept-encoding']?.includes('gzip')) {
      return { status, headers, body: content };
    }
    const body = compressed.get(hash) ?? gzipSync(content);
    compressed.set(hash, body);
    return {
      status,
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
      rules = as === 'pages' ? readRules(root) : [];
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

/** Returns the host's own answer for an address that it does not know. */
function notFound() {
  return {
    status: 404,
    headers: { 'Content-Type': 'text/html' },
    body: '<title>404 Not Found</title>',
  };
}

/**
 * @typedef {object} File
 * @property {string} name
 * @property {Buffer} content
 * @property {number} changed Milliseconds since 1970.
 */

/**
 * @param {string} root
 * @param {string} path
 * @returns {File | undefined}
 */
function readFile(root, path) {
  const name = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
  if (!name.startsWith(root + sep)) return undefined;
  try {
    return { name, content: readFileSync(name), changed: statSync(name).mtimeMs };
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
 * The port, the base and the kind of host that the command line names. Exits the process with an instruction when one
 * cannot be used.
 * @returns {Promise<{port: number, base: string, as: Kind}>}
 */
export async function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
      as: { type: 'string', default: 'pages' },
    },
  });
  const as = KINDS.find((kind) => kind === values.as);
  if (!as) {
    console.error(`There is no host "${values.as}": --as takes one of ${KINDS.join(', ')}.`);
    process.exit(1);
  }
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
  return { port, base: values.base, as };
}

/**
 * Serves the production build until the process ends, and says where.
 * @param {{port: number, base: string, as: Kind}} options
 */
export async function serveForPeople(options) {
  const { url } = await serve(options);
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
