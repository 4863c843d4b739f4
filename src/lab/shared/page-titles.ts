import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { entryOf, EXHIBIT_NAMES, GROUPS } from './catalogue.ts';
import type { Entry, ExhibitName, Group, Title } from './catalogue.ts';

/** A page of the Lab that is not an exhibit. */
export type PageName = 'counting' | 'race' | 'story' | 'lesson';

/** Returns the title of a page that is not an exhibit, and a line about it. */
export function pageTitleOf(page: PageName): Title {
  switch (page) {
    case 'counting':
      return {
        title: msg('Counting machine'),
        about: msg('All solutions and families of a size, on all cores.'),
      };
    case 'race':
      return {
        title: msg('Race', { desc: 'A race of algorithms' }),
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

/** Styles of the titles of groups and of their lines. */
export const groupStyles = css`
  h3 {
    padding-top: 10px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  li b {
    display: block;
    font-size: var(--t-15);
    line-height: 1.25rem;
  }
`;

/** Renders each group under its title, with a line for each of its exhibits and pages. */
export function renderGroups(
  lineOf: (name: ExhibitName | 'counting', title: Title, sizes?: Entry['sizes']) => TemplateResult,
): TemplateResult[] {
  return GROUPS.map((group) => {
    const exhibits = EXHIBIT_NAMES.filter((name) => entryOf(name).group === group);
    return html`<div>
      <h3 id=${group}>${groupTitleOf(group)}</h3>
      <ul aria-labelledby=${group}>
        ${exhibits.map((name) => lineOf(name, entryOf(name).words(), entryOf(name).sizes))}
        ${group === 'count' ? lineOf('counting', pageTitleOf('counting')) : nothing}
      </ul>
    </div>`;
  });
}

export function groupTitleOf(group: Group): string {
  switch (group) {
    case 'search':
      return msg('Search', { id: 'search-group', desc: 'A group, as a noun' });
    case 'prune':
      return msg('Prune', { desc: 'A group, as a noun' });
    case 'local':
      return msg('Local search');
    case 'construct':
      return msg('Construct', { desc: 'A group, as a noun' });
    case 'count':
      return msg('Count', { id: 'count-group', desc: 'A group, as a noun' });
    case 'matrices':
      return msg('Matrices and mazes');
  }
}
