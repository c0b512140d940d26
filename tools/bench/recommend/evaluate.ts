import type { Sql } from '../../../supabase/stack/postgres/connect';
import { fillDatabase, idOf, indexOf } from './fill-database';
import { coverage, diversity, LENGTH, mean, ndcg } from './metrics';
import { createPopulation, type Population, type PopulationSize } from './population';
import { createRandom } from './random';

export const METHODS = ['model', 'popularity', 'random', 'oracle'] as const;
export type Method = (typeof METHODS)[number];

/** What came out for one population: NDCG@10 of each person, and what the lists are like as a whole. */
export type Evaluation = Record<Method, { ndcg: number[]; coverage: number; diversity: number }>;

/**
 * Fills the database with the population of a seed as it was at the split, asks the model and its rivals for lists, and
 * compares them with what people registered for afterwards. Leaves nothing behind.
 */
export async function evaluate(sql: Sql, seed: number, size: PopulationSize): Promise<Evaluation> {
  const population = createPopulation(seed, size);
  let lists: Record<Method, number[][]> | undefined;
  const enough = new Error('nothing is kept');
  await sql
    .begin(async (transaction) => {
      // The two differ in their types alone: the one cannot begin.
      const open = transaction as unknown as Sql;
      await fillDatabase(open, population);
      lists = await listsOf(open, population, seed);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  const made = lists as Record<Method, number[][]>;
  const entries = METHODS.map((method) => [method, judge(population, made[method])] as const);
  return Object.fromEntries(entries) as Evaluation;
}

async function listsOf(sql: Sql, population: Population, seed: number) {
  const random = createRandom(seed + 1_000_000);
  const lists: Record<Method, number[][]> = { model: [], popularity: [], random: [], oracle: [] };
  const ranked = await sql<{ id: string }[]>`
    select e.id from public.events as e
    left join public.trend_scores as t
      on t.entity_type = 'event' and t.period = '30d' and t.entity_id = e.id
    where e.starts_at > now()
    order by t.rank, e.starts_at, e.id`;
  const popular = ranked.map(({ id }) => indexOf(id));
  for (const person of population.people.keys()) {
    const id = idOf('person', person);
    const has = new Set(
      population.actions
        .filter((action) => action.person === person && action.kind === 'register')
        .map(({ event }) => event),
    );
    // All choose from the same: what is to come and what the person has no ticket for.
    const open = popular.filter((event) => !has.has(event));
    await sql`select private.recommend_to(${id})`;
    const recommended = await sql<{ entity_id: string }[]>`
      select entity_id from public.recommendations
      where user_id = ${id} order by position limit ${LENGTH}`;
    lists.model.push(recommended.map(({ entity_id }) => indexOf(entity_id)));
    lists.popularity.push(open.slice(0, LENGTH));
    const orderBy = (worth: (event: number) => number) =>
      open
        .map((event) => ({ event, worth: worth(event) }))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, LENGTH)
        .map(({ event }) => event);
    lists.random.push(orderBy(() => random.next()));
    lists.oracle.push(orderBy((event) => population.utility(person, event)));
  }
  return lists;
}

function judge({ wanted, events }: Population, lists: number[][]) {
  const coming = events.filter(({ day }) => day >= 0).length;
  const difference = (a: number, b: number) => {
    const [one, other] = [events[a], events[b]];
    if (!one || !other) return 0;
    const shared = [
      one.category === other.category,
      one.city === other.city,
      one.performers.some((performer) => other.performers.includes(performer)),
    ];
    return shared.filter((same) => !same).length / shared.length;
  };
  return {
    ndcg: wanted.map((set, person) => ndcg(lists[person] ?? [], set)),
    coverage: coverage(lists, coming),
    diversity: mean(lists.map((list) => diversity(list, difference))),
  };
}
