// npm run test:kill [kills]: browsers killed in the moment of a find, that many times; a hundred times where no number
// is named. Not part of `npm test`. Builds where there is no build.
import { existsSync } from 'node:fs';
import { build, run } from '../install.mjs';
import { DIST } from '../server.mjs';

if (!existsSync(DIST)) build();
process.env['KILLS'] = process.argv[2] ?? '100';
run('npx', ['playwright', 'test', 'collection-kill']);
