// npm start: installs what is missing, builds, and serves the production build.
import { installPackages, run } from './install.mjs';

installPackages();
run('npm', ['run', '--silent', 'build']);
run('node', ['e2e/server.mjs']);
