import { METHODS, type Evaluation, type Method } from './evaluate';
import { interval, mean } from './metrics';
import type { PopulationSize } from './population';
import { createRandom } from './random';

const NAMES: Record<Method, string> = {
  model: 'recommendations',
  popularity: 'popularity',
  random: 'random',
  oracle: 'the tastes themselves',
};

/** The table of all populations, and whether the model is better than popularity beyond chance. */
export function recommendReport(results: ReadonlyMap<number, Evaluation>, size: PopulationSize) {
  const all = [...results.values()];
  const random = createRandom(1);
  const rows = METHODS.map((method) => {
    const scores = all.flatMap((result) => result[method].ndcg);
    const [low, high] = interval(scores, random.next);
    const of = (fact: 'coverage' | 'diversity') => mean(all.map((result) => result[method][fact]));
    return [
      NAMES[method],
      mean(scores).toFixed(3),
      `${low.toFixed(3)}–${high.toFixed(3)}`,
      of('coverage').toFixed(2),
      of('diversity').toFixed(2),
    ];
  });
  const gains = all.flatMap(({ model, popularity }) =>
    model.ndcg.map((score, person) => score - (popularity.ndcg[person] ?? 0)),
  );
  const [low, high] = interval(gains, random.next);
  const perSeed = [...results].map(
    ([seed, { model, popularity }]) =>
      `${seed}: ${mean(model.ndcg).toFixed(3)} against ${mean(popularity.ndcg).toFixed(3)}`,
  );
  const head = ['', 'NDCG@10', '95 %', 'coverage', 'diversity'];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    `${all.length} populations (seeds ${[...results.keys()].join(', ')}) of ${size.people} people, ` +
      `${size.past} events that are over and ${size.coming} to come.`,
    '',
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(line),
    '',
    `Better than popularity by ${mean(gains).toFixed(3)} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)}, the same people ` +
      `compared). By population: ${perSeed.join('; ')}.`,
  ].join('\n');
  return { text, isBetter: low > 0 };
}
