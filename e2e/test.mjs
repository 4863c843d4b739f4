// npm test: installs what is missing, a browser included, and runs every check there is.
import { installPackages, run } from './install.mjs';

installPackages();
// Loaded only now: it needs an installed package.
const { installChromium } = await import('./browser.mjs');
installChromium();
run('npm', ['run', '--silent', 'check']);
run('npx', ['playwright', 'test', '--forbid-only']);
run('node', ['e2e/engines/run.mjs', '--skip-missing']);
