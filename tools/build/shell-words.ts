import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, LOCALES, type Locale } from '../../src/i18n/languages.ts';

/** The sentence of the shell if the game does not start; no script of the game says it, so it is in no file of words. */
export const NOT_STARTED: Readonly<Record<Locale, string>> = {
  en: 'The game hasn’t started yet: reload the page, or try a newer browser.',
  es: 'El juego aún no ha empezado: recarga la página o prueba con un navegador más reciente.',
  'pt-BR': 'O jogo ainda não começou: recarregue a página ou tente um navegador mais recente.',
  fr: 'Le jeu n’a pas encore démarré : rechargez la page ou essayez un navigateur plus récent.',
  de: 'Das Spiel ist noch nicht gestartet: Lade die Seite neu oder nimm einen neueren Browser.',
  ru: 'Игра ещё не запустилась: обновите страницу или попробуйте более новый браузер.',
  'zh-Hans': '游戏还没有启动：请重新加载页面，或换用较新的浏览器。',
  ja: 'ゲームがまだ始まっていません。ページを再読み込みするか、新しいブラウザを試してください。',
  ar: 'لم تبدأ اللعبة بعد: أعد تحميل الصفحة أو جرّب متصفحًا أحدث.',
};

/** The sentence of a page that may run no script. */
const NO_SCRIPT: Readonly<Record<Locale, string>> = {
  en: 'Ninety-Two needs JavaScript.',
  es: 'Ninety-Two necesita JavaScript.',
  'pt-BR': 'O Ninety-Two precisa de JavaScript.',
  fr: 'Ninety-Two a besoin de JavaScript.',
  de: 'Ninety-Two braucht JavaScript.',
  ru: 'Для Ninety-Two нужен JavaScript.',
  'zh-Hans': '九十二需要 JavaScript。',
  ja: 'Ninety-TwoにはJavaScriptが必要です。',
  ar: 'تحتاج Ninety-Two إلى JavaScript.',
};

/** The unit of the sentence that a first visit reads first, in a file of translations. */
const FIRST_GOAL =
  /<trans-unit id="first-goal">\s*<source>[^<]*<\/source>\s*<target>(?<words>[^<]*)<\/target>/;

/** Lines of comments in the scripts of the shell, which no minifier reads. */
const COMMENTS = /^ *\/\/ .*\n/gm;

/**
 * Puts the languages into the page: their directions, and the sentences of the shell in each, so that all are right
 * before any script of the game has arrived. Puts the address of the site (SITE) there too, because messengers take no
 * relative address of a picture.
 */
export function shellWords(): Plugin {
  return {
    name: 'ninety-two:shell-words',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const directions = LOCALES.map((tag) => [tag, LANGUAGES[tag].direction]);
        const words = LOCALES.filter((tag) => tag !== 'en').map((tag) => [tag, firstGoal(tag)]);
        return html
          .replace(COMMENTS, '')
          .replace("'%DIRECTIONS%'", JSON.stringify(Object.fromEntries(directions)))
          .replace("'%FIRST_GOALS%'", JSON.stringify(Object.fromEntries(words)))
          .replace("'%NOT_STARTED%'", JSON.stringify(NOT_STARTED))
          .replace('%SITE%', process.env['SITE'] ?? '/')
          .replace('%NO_SCRIPT%', LOCALES.map(noScript).join(''));
      },
    },
  };
}

/** Puts the addresses of the words of each language into the page, which fetches its own beside the script. */
export function wordsAhead(): Plugin {
  return {
    name: 'ninety-two:words-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const words = Object.keys(bundle).filter((file) => file.startsWith('assets/words-'));
        return html.replace('%WORDS%', words.map((file) => `./${file}`).join(' '));
      },
    },
  };
}

function noScript(locale: Locale): string {
  return `<p lang="${locale}" dir="${LANGUAGES[locale].direction}">${NO_SCRIPT[locale]}</p>`;
}

/** Returns the sentence in a language; none where it is not translated, so that the page keeps its English. */
function firstGoal(tag: string): string | undefined {
  const file = new URL(`../../src/i18n/xliff/${tag}.xlf`, import.meta.url);
  return FIRST_GOAL.exec(readFileSync(file, 'utf8'))?.groups!['words'];
}
