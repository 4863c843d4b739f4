// Runs before the tools that read the files of translations: a file that is empty or cut ends it with its name. A
// language whose file is not there yet has none to be damaged.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './install.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const folder = positionals[0] ?? join(ROOT, 'src/i18n/xliff');
const damaged = readdirSync(folder).filter(
  (file) =>
    file.endsWith('.xlf') &&
    !/<body>[^]*<\/body>\s*<\/file>\s*<\/xliff>\s*$/.test(readFileSync(join(folder, file), 'utf8')),
);
if (damaged.length > 0) {
  console.error(`Empty or cut: ${damaged.join(', ')}. Bring the file back by git, or delete it.`);
  process.exitCode = 1;
}
