// npm run words: takes new messages from the sources into the translations, and builds the languages.
import { printDiagnostics } from '@lit/localize-tools/lib/typescript.js';
import { openSource } from './source.mjs';

const source = await openSource();
const { WordsBuilder } = /** @type {typeof import('./words-builder.ts')} */ (
  await source.load('/tools/words-builder.ts')
);
const builder = new WordsBuilder();
const { messages, errors } = builder.extractSourceMessages();
if (errors.length > 0) {
  printDiagnostics(errors);
  process.exitCode = 1;
} else {
  await builder.writeInterchangeFiles();
  await builder.build();
  console.log(`${messages.length} messages`);
}
await source.close();
