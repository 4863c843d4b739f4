// npm start [-- --port N]: installs what is missing, builds, and serves the production build. A port that is taken is
// refused before anything is built: the server on it may be showing the last build.
import { build, installPackages } from './install.mjs';
import { readOptions, serveForPeople } from './server.mjs';

const options = await readOptions();
installPackages();
build();
await serveForPeople(options);
