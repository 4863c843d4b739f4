// npm run test:engines: the core journey in Firefox and WebKit, from Debian's packages, on the
// production build. Fails where one is missing; with --skip-missing says so and goes on.
import { driveFirefox, findFirefox } from './firefox.mjs';
import { journey } from './journey.mjs';
import { driveWebKit, hasWebKit } from './webkit.mjs';

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

for (const { name, packages, drive } of engines) {
  if (drive) {
    try {
      await journey(await drive());
      console.log(`${name}: a player places, solves, reloads and goes offline.`);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  } else {
    console.log(`${name}: ${skipMissing ? 'SKIPPED' : 'FAILED'}, Debian's ${packages} missing.`);
    if (!skipMissing) process.exitCode = 1;
  }
}
