import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import type { LitLocalizer } from '@lit/localize-tools/lib/index.js';
import type { Message } from '@lit/localize-tools/lib/messages.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { extractMessagesFromProgram } from '@lit/localize-tools/lib/program-analysis.js';
import type { Locale } from '@lit/localize-tools/lib/types/locale.js';

const CONFIG = fileURLToPath(new URL('../lit-localize.json', import.meta.url));

/** The room whose words are loaded with its screen. */
const ROOM = { folder: '/src/puzzles/', suffix: '-puzzles' } as const;

type Config = ConstructorParameters<typeof RuntimeLitLocalizer>[0];

/**
 * Takes messages from the sources and builds the languages, as the commands of lit-localize do, but each language
 * in two files: `<language>-puzzles.ts` has what only the room of Puzzles says, `<language>.ts` all else.
 */
export class WordsBuilder extends RuntimeLitLocalizer {
  /** @param outputDir Where the languages are written; left out, where the game takes them from. */
  constructor(outputDir?: string) {
    const config = readConfigFileAndWriteSchema(CONFIG) as Config;
    super(
      outputDir === undefined ? config : { ...config, output: { ...config.output, outputDir } },
    );
  }

  override async build(): Promise<void> {
    const elsewhere = this.#saidElsewhere();
    const { config } = this;
    const isElsewhere = ({ name }: Message): boolean => elsewhere.has(name);
    await new Part(this, config, '', isElsewhere).build();
    await new Part(this, config, ROOM.suffix, (message) => !isElsewhere(message)).build();
  }

  /** The names of what is said outside the room, and may be said in it too. */
  #saidElsewhere(): ReadonlySet<string> {
    const { program } = this;
    const files = program
      .getSourceFiles()
      .filter((file) => !file.isDeclarationFile && !file.fileName.includes(ROOM.folder));
    const rest = Object.create(program, {
      getSourceFiles: { value: () => files },
    }) as typeof program;
    return new Set(extractMessagesFromProgram(rest).messages.map(({ name }) => name));
  }
}

/** Builds some of the words of each language, in files whose names end differently. */
class Part extends RuntimeLitLocalizer {
  readonly #whole: LitLocalizer;
  readonly #suffix: string;
  readonly #has: (message: Message) => boolean;

  constructor(
    whole: LitLocalizer,
    config: Config,
    suffix: string,
    has: (message: Message) => boolean,
  ) {
    super({
      ...config,
      targetLocales: config.targetLocales.map((locale) => named(locale, suffix)),
    });
    this.#whole = whole;
    this.#suffix = suffix;
    this.#has = has;
  }

  override extractSourceMessages(): ReturnType<LitLocalizer['extractSourceMessages']> {
    const { messages, errors } = this.#whole.extractSourceMessages();
    return { messages: messages.filter(this.#has), errors };
  }

  override readTranslationsSync(): ReturnType<LitLocalizer['readTranslationsSync']> {
    const languages = [...this.#whole.readTranslationsSync().translations];
    return {
      translations: new Map(
        languages.map(([locale, words]) => [named(locale, this.#suffix), words.filter(this.#has)]),
      ),
    };
  }
}

function named(locale: Locale, suffix: string): Locale {
  return `${locale}${suffix}` as Locale;
}
