import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { labAddress } from '../../core/routes/addresses.ts';
import { isEmbedded } from '../../core/routes/lab-page.ts';
import { parseRoute } from '../../core/routes/route.ts';
import { numberOf } from '../../i18n/format.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { qrCode } from '../../ui/sharing/qr-code.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { drawAttacks } from '../shared/drawing.ts';
import { labBoard } from '../shared/lab-board.ts';
import { timeWords } from '../shared/time-words.ts';
import { attackLineWords } from '../shared/words.ts';
import { HOMEWORK, PARTS, STEPS, type LessonPart } from './steps.ts';

const MINUTE_MILLISECONDS = 60_000;

/** The query of a question on a wall: in large words, without the tabs. */
const ON_WALL = 'embed';

/** Returns true if the address is that of a question on a wall. */
export function isOnWall(): boolean {
  const route = parseRoute(location.hash);
  return route.screen === 'lab' && isEmbedded(route.path);
}

/** Returns the address of a question; on a wall one that stays there. That of 0 leads back to the cover. */
export function lessonAddress(step: number): string {
  return labAddress('lesson', step || undefined, step > 0 && isOnWall() ? ON_WALL : '');
}

/** Renders the page before the first question. */
export function renderCover(): TemplateResult {
  return html`<section class="card">
    ${labBoard({ rows: 5, columns: 5, queens: [], overlay: drawAttacks(5), label: attackLineWords() })}
    <p>${attackLineWords()}</p>
    <details>
      <summary>${msg('For the teacher')}</summary>
      ${aboutLesson()}
      <div class="actions">
        <a class="button outline grow" href=${labAddress('lesson', 1, ON_WALL)}
          >${msg('Projector', { desc: 'A link: the questions in large words, for a wall' })}</a
        >
        <button class="button outline grow" @click=${() => print()}>${msg('Print')}</button>
      </div>
      <ol>
        ${PARTS.map(
          (part) => html`<li><a href=${lessonAddress(firstOf(part))}>${partWords(part)}</a></li>`,
        )}
      </ol>
    </details>
    ${renderJoin(1)}
  </section>`;
}

/** Renders the QR code and the address of a question, for those who come to it. */
export function renderJoin(step: number): TemplateResult {
  const address = homeAddress() + labAddress('lesson', step);
  return html`<aside class="join">
    ${qrCode(address)}
    <p>
      ${step === 1 ? msg('Join at question 1:') : msg(str`Late? Join at question ${step}:`)}<br /><bdi
        >${address}</bdi
      >
    </p>
  </aside>`;
}

/** Returns the number of the first question of a part. */
export function firstOf({ steps }: LessonPart): number {
  return STEPS.indexOf(steps[0]!) + 1;
}

/** Returns the title of a part and the minutes that it takes. */
export function partWords({ title, minutes }: LessonPart): string {
  return `${title()} · ${timeWords(minutes * MINUTE_MILLISECONDS)}`;
}

export function aboutLesson(): TemplateResult {
  return html`<p>
      ${msg('For a class that has met loops and lists, with a phone, tablet or computer for every two. Nothing has to be installed or signed in to, and after the first visit nothing needs a network.')}
    </p>
    <p>
      ${emphasized(msg('*Aim.* At the end everybody can say what backtracking does at a dead end, why it tests far fewer boards than there are, and what depth-first and breadth-first search have in common and where they differ.'))}
    </p>`;
}

/** Renders the boards and the squares tested of the homework, with bars in powers of ten, beside room for times. */
export function homeworkTable(): TemplateResult {
  const most = Math.log10(HOMEWORK.at(-1)!.tested);
  const cell = (count: number): TemplateResult =>
    html`<td>
      ${numberOf(count)}<i .style=${`width: ${((Math.log10(count) / most) * 100).toFixed(1)}%`}></i>
    </td>`;
  return html`<table class="homework">
    <tr>
      <th scope="col">n</th>
      <th scope="col">${msg('Boards', { id: 'tree-boards', desc: 'Above numbers of boards' })}</th>
      <th scope="col">${msg('squares tested')}</th>
      <th scope="col">
        ${msg('time', { id: 'homework-time', desc: 'Above room to write times' })}
      </th>
    </tr>
    ${HOMEWORK.map(
      ({ size, boards, tested }) =>
        html`<tr>
          <th scope="row">${size}</th>
          ${cell(boards)}${cell(tested)}
          <td></td>
        </tr>`,
    )}
  </table>`;
}
