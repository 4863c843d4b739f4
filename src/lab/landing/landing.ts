import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { labAddress, SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { icon, nextIcon, slidersIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { entryOf, EXHIBIT_NAMES, GROUPS, type Group } from '../shared/catalogue.ts';
import { labBoardStyles, labStyles } from '../shared/lab.styles.ts';
import { groupTitleOf, pageTitleOf } from '../shared/page-titles.ts';
import { racePicture, searchPicture, storyPicture } from './landing-pictures.ts';
import { landingStyles } from './landing.styles.ts';

/** @summary The page that the Lab opens with: three pictures to begin with, and the list of all exhibits. */
@customElement('nt-lab-landing')
export class NtLabLanding extends LocalizedElement {
  static override styles = [baseStyles, labStyles, labBoardStyles, landingStyles];

  protected override render(): TemplateResult {
    return html`<header>
        <h1>${msg('Lab')}</h1>
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}
          >${icon(slidersIcon)}</a
        >
      </header>
      <ul class="cards">
        ${card(
          labAddress('backtracking'),
          searchPicture,
          msg('Watch it search'),
          msg('Backtracking, one step at a time: board, line and stack together.'),
        )}
        ${card(
          labAddress('race'),
          racePicture,
          pageTitleOf('race').title,
          msg('Eight ways to all 92. Which visits the fewest nodes?'),
        )}
        ${card(
          labAddress('story'),
          storyPicture,
          pageTitleOf('story').title,
          pageTitleOf('story').about,
        )}
      </ul>
      <section aria-labelledby="all">
        <h2 id="all">${msg('All exhibits')}</h2>
        <div class="card list">${GROUPS.map(renderGroup)}</div>
      </section>`;
  }
}

function card(href: string, picture: TemplateResult, title: string, about: string): TemplateResult {
  return html`<li>
    <a class="card" href=${href}>
      <span class="picture" aria-hidden="true">${picture}</span>
      <span
        ><h2>${title}</h2>
        <small>${about}</small></span
      >
    </a>
  </li>`;
}

function renderGroup(group: Group): TemplateResult {
  const exhibits = EXHIBIT_NAMES.filter((name) => entryOf(name).group === group);
  return html`<div>
    <h3 id=${group}>${groupTitleOf(group)}</h3>
    <ul aria-labelledby=${group}>
      ${exhibits.map((name) => link(labAddress(name), entryOf(name).words().title))}
      ${group === 'count' ? link(labAddress('counting'), pageTitleOf('counting').title) : nothing}
    </ul>
  </div>`;
}

function link(href: string, title: string): TemplateResult {
  return html`<li>
    <a href=${href}>${title}${icon(nextIcon, 20)}</a>
  </li>`;
}
