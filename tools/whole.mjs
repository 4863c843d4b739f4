// npm run test:whole: the unit tests with all that they can ask, of which `npm test` asks a sample.
import { run } from './install.mjs';

process.env['WHOLE'] = '1';
run('npx', ['vitest', 'run']);
