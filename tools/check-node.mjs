// Refuses a Node that is older than package.json asks for, before anything is installed or built.
// Every Node from 14.13 on can read this file: newer syntax and modules would end with an error of their own.
import { readFileSync } from 'node:fs';

const { engines } = /** @type {{engines: {node: string}}} */ (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
);
const needed = engines.node.replace('>=', '');

/**
 * A version as a number that grows with it.
 * @param {string} version
 */
function rank(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

if (rank(process.versions.node) < rank(needed)) {
  console.error(
    `Ninety-Two needs Node ${needed} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
