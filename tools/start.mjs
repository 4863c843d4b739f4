// npm start: installs what is missing, builds, and serves the production build.
import { installPackages, run } from './install.mjs';
import { serveForPeople } from './server.mjs';

installPackages();
run('npm', ['run', '--silent', 'build']);
await serveForPeople();
