// npm run test:whole: the tests with all that they can ask, of which `npm test` asks a sample.
import { build, run } from '../install.mjs';

process.env['WHOLE'] = '1';
run('npx', ['vitest', 'run']);
build();
run('npx', ['playwright', 'test', 'collection-trust']);
