import { createRandom, type Random } from './random';

export const CATEGORIES = [
  '生咖活動',
  '主題派對',
  '大型派對',
  '主題展',
  '應援專場活動',
  '限定快閃活動',
  '偶像應援活動',
  '飯店主題應援房',
  '拍攝聖地巡禮',
] as const;
export const CITIES = [
  'taipei',
  'newtaipei',
  'taichung',
  'kaohsiung',
  'tainan',
  'taoyuan',
] as const;
const CITY_WEIGHTS = [40, 14, 18, 16, 7, 5];
/** NT$ */
const PRICES = [0, 250, 600, 1200, 2400];

export interface PopulationSize {
  people: number;
  performers: number;
  /** Events that are over at the split, and events that are to come. */
  past: number;
  coming: number;
}

interface Performer {
  /** How well known: a share of all attention. */
  fame: number;
  /** Indices of the two categories that they are in. */
  categories: [number, number];
}

interface Event {
  category: number;
  city: number;
  price: number;
  performers: number[];
  /** Days from the split; below 0: over. */
  day: number;
  /** What makes everybody want it, and no column says. */
  quality: number;
}

/** What somebody does before the split, by which a model may learn; `day` is before the split. */
interface Action {
  person: number;
  event: number;
  kind: 'register' | 'save' | 'view';
  day: number;
}

interface Person {
  home: number;
  /** Weight of each category; they add up to 1. */
  taste: number[];
  fanOf: Set<number>;
  /** What they spend without thinking, NT$. */
  budget: number;
  follows: number[];
  /** What they told the site of themselves; most tell nothing. */
  told: { categories: number[]; cities: number[]; priceMax: number } | null;
  /** Whether what they look at is counted. */
  isMeasured: boolean;
}

export interface Population {
  performers: Performer[];
  events: Event[];
  people: Person[];
  actions: Action[];
  /** For each person the events to come that they register for after the split: what is to be foreseen. */
  wanted: Set<number>[];
  /** How much a person wants an event, without the noise of the moment. */
  utility(person: number, event: number): number;
}

/** A population with tastes that are known, and what it did before and after the split. */
export function createPopulation(seed: number, size: PopulationSize): Population {
  const random = createRandom(seed);
  const performers = Array.from({ length: size.performers }, (_, rank) =>
    createPerformer(random, rank),
  );
  const events = Array.from({ length: size.past + size.coming }, (_, index) =>
    createEvent(random, performers, index < size.past),
  );
  const people = Array.from({ length: size.people }, () => createPerson(random, performers));

  function utility(person: number, event: number): number {
    const { taste, home, fanOf, budget } = people[person] as Person;
    const { category, city, price, performers: stage, quality } = events[event] as Event;
    const stars = stage.filter((performer) => fanOf.has(performer)).length;
    const fame = stage.reduce((sum, index) => sum + (performers[index] as Performer).fame, 0);
    return (
      0.9 * Math.log(0.15 + (taste[category] ?? 0) * CATEGORIES.length) +
      (stars > 0 ? 2.6 : 0) +
      (city === home ? 1.6 : 0) -
      0.9 * Math.max(0, Math.log((price + 1) / budget)) +
      quality +
      4 * fame
    );
  }

  const indices = events.map((_, index) => index);
  const past = indices.filter((index) => (events[index] as Event).day < 0);
  const coming = indices.filter((index) => (events[index] as Event).day >= 0);
  /** So many events as somebody chooses them, best first. */
  const choose = (person: number, from: readonly number[], many: number): number[] =>
    from
      .map((event) => ({ event, want: utility(person, event) + random.gumbel() }))
      .toSorted((a, b) => b.want - a.want)
      .slice(0, many)
      .map(({ event }) => event);

  const actions: Action[] = [];
  const wanted = people.map((person, index) => {
    const before = (event: number) =>
      Math.min((events[event] as Event).day, 0) - 1 - Math.floor(random.next() * 20);
    const act = (kind: Action['kind'], chosen: number[]) => {
      for (const event of chosen) actions.push({ person: index, event, kind, day: before(event) });
    };
    // A fifth is new: they did little or nothing so far.
    const isNew = random.next() < 0.2;
    act('register', choose(index, past, random.count(isNew ? 0.4 : 6)));
    act('save', choose(index, indices, random.count(isNew ? 0.5 : 2)));
    if (person.isMeasured) act('view', choose(index, indices, random.count(isNew ? 1 : 12)));
    const future = choose(index, coming, 2 + random.count(3));
    // Some are early; the rest is what is to be foreseen.
    const early = future.filter(() => random.next() < 0.2);
    act('register', early);
    return new Set(future.filter((event) => !early.includes(event)));
  });
  return { performers, events, people, actions, wanted, utility };
}

function createPerformer(random: Random, rank: number): Performer {
  const first = Math.floor(random.next() * CATEGORIES.length);
  return {
    fame: 1 / (rank + 3),
    categories: [first, (first + 1 + Math.floor(random.next() * 3)) % CATEGORIES.length],
  };
}

function createEvent(random: Random, performers: Performer[], isPast: boolean): Event {
  const fame = performers.map((performer) => Math.sqrt(performer.fame));
  const stage = new Set<number>();
  const many = random.weighted([25, 55, 20]);
  while (stage.size < many) stage.add(random.weighted(fame));
  const [lead] = stage;
  const usual = lead === undefined ? undefined : performers[lead]?.categories;
  return {
    category: usual?.[random.weighted([70, 30])] ?? Math.floor(random.next() * CATEGORIES.length),
    city: random.weighted(CITY_WEIGHTS),
    price: PRICES[random.weighted([30, 15, 25, 20, 10])] ?? 0,
    performers: [...stage],
    day: isPast ? -1 - Math.floor(random.next() * 180) : 1 + Math.floor(random.next() * 75),
    quality: random.normal() * 0.5,
  };
}

function createPerson(random: Random, performers: Performer[]): Person {
  // A few categories matter to each, the others hardly.
  const raw = CATEGORIES.map(() => Math.exp(random.normal() * 1.6));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  const taste = raw.map((weight) => weight / sum);
  const appeal = performers.map(
    ({ fame, categories: [first, second] }) =>
      fame * (0.05 + (taste[first] ?? 0) + (taste[second] ?? 0)),
  );
  const fanOf = new Set<number>();
  for (let left = random.count(2); left > 0; left -= 1) fanOf.add(random.weighted(appeal));
  const home = random.weighted(CITY_WEIGHTS);
  const budget = 300 * Math.exp(random.normal() * 0.9);
  const best = taste
    .map((weight, index) => ({ weight, index }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ index }) => index);
  const follows = [...fanOf].filter(() => random.next() < 0.6);
  // Now and then somebody follows a name that everybody knows.
  if (random.next() < 0.3) follows.push(random.weighted(performers.map(({ fame }) => fame)));
  return {
    home,
    taste,
    fanOf,
    budget,
    follows: [...new Set(follows)],
    told:
      random.next() < 0.2
        ? { categories: best.slice(0, 2), cities: [home], priceMax: Math.round(budget * 2) }
        : null,
    isMeasured: random.next() < 0.5,
  };
}
