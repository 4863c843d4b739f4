import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { decimalOf, numberOf, plural } from '../../../i18n/format.ts';
import { joinSentences } from '../../../i18n/sentences.ts';
import { drawThread } from '../../shared/drawing.ts';
import { countOf } from '../../shared/figures.ts';
import { choice, facts, numberField, numberWithin, seedField, seedOf } from '../../shared/parts.ts';
import { NONE } from '../../shared/words.ts';
import { exhibitOf, type Choose } from '../../shared/exhibit.ts';
import {
  algorithm,
  STRONG_GENETICS,
  TEXTBOOK_GENETICS,
  type GeneticParameters,
  type GeneticState,
} from './algorithm.ts';
import { greatestFitness, type Genes } from './operators.ts';
import c from './program.c?raw';
import py from './program.py?raw';

/** The parameters that the player can change, with their limits. */
const LIMITS = {
  population: { min: 4, max: 200, step: 2 },
  tournament: { min: 1, max: 20 },
  crossover: { min: 0, max: 1, step: 0.05 },
  mutation: { min: 0, max: 1, step: 0.05 },
  elite: { min: 0, max: 3 },
} as const;

const WHOLE = ['population', 'tournament', 'elite'] as const;
const CHANCES = ['crossover', 'mutation'] as const;

/** The number of small boards in a row, and the width of one with its margin, in units of the drawing. */
const BOARDS_A_ROW = 12;
const BOARD_WIDTH = 110;

export const exhibit = exhibitOf({
  algorithm,
  about: () => [
    msg(
      'Keep many boards, let the fitter ones be parents, cross them and change a few queens at random.',
    ),
    msg(
      'Every generation rates all its boards, and nobody can say how many it takes to find a solution, if it finds one.',
    ),
    msg(
      'It helps where a good result is enough and little is known about the problem; for queens other algorithms are far faster.',
    ),
  ],

  pseudocode: () => [
    [0, msg('encode a placement as n genes'), 'encoding'],
    [0, msg('population ← random placements'), 'population'],
    [0, msg('repeat'), 'fitness', 'found', 'stop'],
    [
      1,
      msg('order population by fitness; stop if the best is a solution'),
      'fitness',
      'found',
      'stop',
    ],
    [1, msg('next ← the elite of population'), 'elite'],
    [1, msg('while next is not full'), 'selection'],
    [2, 'p, q ← select(population)', 'selection'],
    [2, 'c, d ← cross(p, q)', 'crossover', 'copy'],
    [2, msg('add mutate(c), mutate(d) to next'), 'mutation', 'unmutated'],
    [1, 'population ← next', 'replacement'],
  ],
  variables: ({ parents, offspring, parameters }) => [
    ['p', parents[0] === undefined ? NONE : parents[0] + 1],
    ['q', parents[1] === undefined ? NONE : parents[1] + 1],
    ['next', [String(offspring.length), '/', String(parameters.population)]],
  ],
  programs: { c, py },

  parametersOf(size, choices) {
    const usual = choices.has('textbook') ? TEXTBOOK_GENETICS : STRONG_GENETICS;
    const number = (name: keyof typeof LIMITS): number =>
      numberWithin(choices.get(name), LIMITS[name], usual[name]);
    const whole = Object.fromEntries(WHOLE.map((name) => [name, Math.floor(number(name))]));
    const chances = Object.fromEntries(CHANCES.map((name) => [name, number(name)]));
    const selection = choices.get('selection');
    return {
      ...usual,
      ...whole,
      ...chances,
      selection:
        selection === 'tournament' || selection === 'roulette' ? selection : usual.selection,
      size,
      seed: seedOf(choices),
    };
  },

  say({ kind }, { parameters, generation, population, parents, offspring, mutants, best }) {
    const { encoding, elite, selection } = parameters;
    const places = parents.map((place) => place + 1);
    switch (kind) {
      case 'encoding':
        return encoding === 'permutation'
          ? msg(
              'Encoding: a placement is an order of the columns, so rows and columns never clash.',
            )
          : msg('Encoding: a placement is any column for each row, so columns may clash too.');
      case 'population':
        return plural(
          population.length,
          msg(
            'Initial population: {# placement|# placements} drawn at random, none of them a solution.',
          ),
        );
      case 'fitness':
        return plural(
          greatestFitness(parameters.size),
          msg(
            str`Fitness: the best of generation ${numberOf(generation + 1)} has *${numberOf(best.at(-1)!)} of #* {pair that does|pairs that do} not attack each other.`,
          ),
        );
      case 'found':
        return msg(
          str`*Found* in generation ${numberOf(generation + 1)}: no two queens attack each other.`,
        );
      case 'stop':
        return plural(
          generation + 1,
          msg('Stop: {# generation has|# generations have} found nothing.'),
        );
      case 'elite':
        return elite === 0
          ? msg('No elite: everything in the next generation is bred.')
          : plural(elite, msg('Elite: the best {placement lives|# placements live} on unchanged.'));
      case 'selection':
        return selection === 'tournament'
          ? msg(
              str`Selection: boards *${places[0]!}* and *${places[1]!}* are the fittest of a few drawn, and become parents.`,
            )
          : msg(
              str`Selection: boards *${places[0]!}* and *${places[1]!}* are drawn, fit ones more often, and become parents.`,
            );
      case 'crossover':
        return msg('Crossover: each child takes a part of each parent.');
      case 'copy':
        return msg('No crossover this time: the children are copies.');
      case 'mutation':
      case 'unmutated':
        return joinSentences([
          mutationWords(encoding, mutants),
          plural(offspring.length, msg('The next generation has {# placement|# placements}.')),
        ]);
      case 'replacement':
        return msg(str`Generation *${numberOf(generation + 1)}* takes the place of the old one.`);
    }
  },

  draw(step, { parameters }) {
    return step?.kind === 'found' ? drawThread(step.squares, parameters.size) : nothing;
  },

  aside({ parameters, generation, best, mean }) {
    const most = greatestFitness(parameters.size);
    const last = mean.at(-1);
    return facts([
      [msg('generation', { desc: 'A reading: the number of the generation' }), generation + 1],
      [msg('best fitness'), best.length === 0 ? '–' : countOf(best.at(-1)!, most)],
      [msg('mean fitness'), last === undefined ? '–' : decimalOf(last)],
      [
        msg('shown: the fittest', { desc: 'A reading: boards of a population' }),
        countOf(1, parameters.population),
      ],
    ]);
  },

  panel(state) {
    return html`<section class="panel">
      <h2>${msg('Fitness over the generations')}</h2>
      ${chart(state)} ${family(state)}
      <h2>${msg('Population, fittest first')}</h2>
      ${population(state)}
    </section>`;
  },

  controls: (parameters, choose) => controls(parameters, choose),
});

/** Returns the sentence for the mutation of none, one or both of the children. */
function mutationWords(encoding: GeneticParameters['encoding'], mutants: number): string {
  if (mutants === 0) return msg('No mutation this time.');
  if (encoding === 'permutation') {
    return mutants === 1
      ? msg('Mutation: two rows of one child change places.')
      : msg('Mutation: two rows change places in both children.');
  }
  return mutants === 1
    ? msg('Mutation: a row of one child gets a column at random.')
    : msg('Mutation: a row gets a column at random in both children.');
}

function controls(parameters: GeneticParameters, choose: Choose): TemplateResult {
  const { encoding, selection, seed } = parameters;
  const field = (name: keyof typeof LIMITS, label: string): TemplateResult =>
    numberField(label, parameters[name], LIMITS[name], (value) => choose({ [name]: value }));
  return html`${choice(
    msg('Encoding', { desc: 'A choice: how a placement is written as genes' }),
    [
      ['permutation', msg('order of the columns')],
      ['vector', msg('any column for each row (textbook)')],
    ],
    encoding,
    // Another encoding resets the other parameters to the defaults that go with it.
    (value) =>
      choose({
        textbook: value === 'vector' ? '' : null,
        selection: null,
        ...Object.fromEntries([...WHOLE, ...CHANCES].map((name) => [name, null])),
      }),
  )}
  ${choice(
    msg('Selection', { desc: 'A choice: how the parents are chosen' }),
    [
      ['tournament', msg('tournament')],
      ['roulette', msg('roulette')],
    ],
    selection,
    (value) => choose({ selection: value }),
  )}
  ${field('population', msg('Population', { desc: 'A field: a number' }))}
  ${selection === 'tournament' ? field('tournament', msg('Tournament size')) : nothing}
  ${field('crossover', msg('Chance of crossover'))} ${field('mutation', msg('Chance of mutation'))}
  ${field('elite', msg('Elite', { desc: 'A field: a number' }))}
  ${seedField(seed, (value) => choose({ seed: value }))}`;
}

/** Draws the best and mean fitness of every generation, on a scale from the lowest mean up, and a dot on the last. */
function chart({ best, mean, parameters }: GeneticState): TemplateResult {
  const most = greatestFitness(parameters.size);
  const least = Math.floor(Math.min(most - 1, ...mean));
  const line = (values: readonly number[], look: 'best' | 'mean'): TemplateResult<2> => {
    const points = values.map((value, index) => {
      const x = 4 + (index / Math.max(values.length - 1, 1)) * 332;
      return [x.toFixed(1), (86 - ((value - least) / (most - least)) * 80).toFixed(1)] as const;
    });
    const [x, y] = points.at(-1) ?? [];
    return svg`<polyline class=${look} points=${points.join(' ')} />${
      x === undefined ? nothing : svg`<circle class=${look} cx=${x} cy=${y} r="3" />`
    }`;
  };
  const words =
    best.length === 0
      ? msg('No generation has been measured yet')
      : plural(
          best.length,
          msg(
            str`After {# generation|# generations} the best has ${numberOf(best.at(-1)!)} of ${numberOf(most)}, the mean is ${decimalOf(mean.at(-1)!)}`,
          ),
        );
  return html`<svg class="chart" viewBox="0 0 340 92" role="img" aria-label=${words}>
      <path class="axis" d="M0 6h340M0 86h340" />
      ${line(mean, 'mean')} ${line(best, 'best')}
    </svg>
    <p class="remark legend">
      <span class="best">${msg('best', { id: 'best-fitness', desc: 'The best fitness' })}</span
      ><span class="mean">${msg('mean', { desc: 'The mean fitness' })}</span>
      <span
        >${msg(str`from ${numberOf(least)} to ${numberOf(most)}`, { desc: 'The scale of a chart' })}</span
      >
    </p>`;
}

/** Renders the parents and the children of the step. Empty tiles replace missing ones, so that nothing below moves. */
function family({ parents, population, children, parameters }: GeneticState): TemplateResult {
  const { size } = parameters;
  const [p, q] = parents;
  const hasParents = p !== undefined && q !== undefined;
  return html`<div class="family">
    ${couple(
      parents.map((place) => population[place]!.genes),
      size,
      'parent',
      hasParents ? msg(str`parents: places ${p + 1} and ${q + 1}`) : msg('parents'),
    )}
    ${couple(
      children.map(({ genes }) => genes),
      size,
      'child',
      hasParents && children.length === 0 ? msg('children: not bred yet') : msg('children'),
    )}
  </div>`;
}

/** Renders two placements side by side, with a caption. */
function couple(
  placements: readonly Genes[],
  size: number,
  look: string,
  caption: string,
): TemplateResult {
  const tiles =
    placements.length > 0
      ? placements.map((genes, k) => smallBoard(genes, size, k * 120, 0, look))
      : [0, 120].map((x) => smallBoard([], size, x, 0, ''));
  return html`<figure>
    <svg viewBox="0 0 220 100" aria-hidden="true">${tiles}</svg>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

function population({ population, parents, parameters }: GeneticState): TemplateResult {
  const rows = Math.ceil(parameters.population / BOARDS_A_ROW);
  return html`<svg
    class="population"
    viewBox="0 0 ${BOARDS_A_ROW * BOARD_WIDTH - 10} ${rows * BOARD_WIDTH - 10}"
    role="img"
    aria-label=${plural(population.length, msg('{# small board|# small boards}'))}
  >
    ${population.map(({ genes }, place) => {
      const x = (place % BOARDS_A_ROW) * BOARD_WIDTH;
      const y = Math.floor(place / BOARDS_A_ROW) * BOARD_WIDTH;
      return smallBoard(genes, parameters.size, x, y, parents.includes(place) ? 'parent' : '');
    })}
  </svg>`;
}

/** Draws a placement as dots on a tile of 100 × 100 units. */
function smallBoard(
  genes: Genes,
  size: number,
  x: number,
  y: number,
  look: string,
): TemplateResult<2> {
  const square = 92 / size;
  const dots = genes
    .map((column, row) => {
      const dx = (4 + (column + 0.5) * square).toFixed(1);
      return `M${dx} ${(4 + (row + 0.5) * square).toFixed(1)}h0`;
    })
    .join('');
  return svg`<g class="small-board ${look}" transform="translate(${x} ${y})"><rect width="100" height="100" rx="10"/><path d=${dots} stroke-width=${square * 0.8}/></g>`;
}
