// npm run test:engines: the core journey, the frozen puzzles and days, and twelve pictures in Firefox and WebKit, from Debian's
// packages, on the production build. Fails where one is missing; with --skip-missing says so and goes on.
import { testSolver } from '../../e2e/engines/frozen-puzzles.mjs';
import { driveFirefox, findFirefox } from '../../e2e/engines/firefox.mjs';
import { journey } from '../../e2e/engines/journey.mjs';
import { driveWebKit, hasWebKit } from '../../e2e/engines/webkit.mjs';

const skipMissing = process.argv.includes('--skip-missing');
const firefox = findFirefox();

const engines = [
  { name: 'Firefox', packages: 'firefox-esr', drive: firefox && (() => driveFirefox(firefox)) },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    drive: hasWebKit() && driveWebKit,
  },
];

/** Engines that could not be driven; told at the end. */
const missing = engines
  .filter(({ drive }) => !drive)
  .map(
    ({ name, packages }) =>
      `${name}: ${skipMissing ? 'SKIPPED' : 'FAILED'}, Debian's ${packages} missing.`,
  );

/**
 * Drives an engine through the journey and the puzzles, and says how that went.
 * @param {string} name
 * @param {() => Promise<import('../../e2e/engines/journey.mjs').Driver>} drive
 */
async function testEngine(name, drive) {
  const begin = performance.now();
  try {
    await journey(await drive());
    await testSolver(await drive());
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(
      `${name}: a player places, solves, reloads and goes offline; puzzles, days and pictures are the same. (${seconds} s)`,
    );
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

// Side by side: each waits much of its time.
await Promise.all(engines.map(async ({ name, drive }) => drive && (await testEngine(name, drive))));
for (const line of missing) console.log(line);
if (missing.length > 0 && !skipMissing) process.exitCode = 1;
