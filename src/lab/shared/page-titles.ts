import { msg, str } from '@lit/localize';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Title } from './catalogue.ts';

/** A page of the Lab that is not an exhibit. */
export type PageName = 'counting' | 'ideas' | 'story' | 'lesson';

/** Returns the title of a page that is not an exhibit, and a line about it. */
export function pageTitleOf(page: PageName): Title {
  switch (page) {
    case 'counting':
      return {
        title: msg('Counting machine'),
        about: msg('All solutions and families of a size, on all cores.'),
      };
    case 'ideas':
      return {
        title: msg('Seven ideas'),
        about: msg('Which idea needs the fewest boards?'),
      };
    case 'story':
      return {
        title: msg('Story'),
        about: msg(str`From a chess paper of 1848 to ${sizeOf(27)}.`),
      };
    case 'lesson':
      return {
        title: msg('Lesson', { desc: 'A lesson for a class' }),
        about: msg('For a class: 45 minutes, one question at a time.'),
      };
  }
}
