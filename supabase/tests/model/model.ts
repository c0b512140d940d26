import * as fc from 'fast-check';
import type { Sql } from '../../stack/postgres/connect';
import type { Operation } from './operation';
import { operations, topics } from './operations';
import { withTown, type Outcome, type Town } from './town';

/** What somebody should look at. */
class Finding extends Error {}

/** What happened, as sentences, and how often what came of it. */
class Story {
  readonly sentences: string[] = [];
  steps = 0;

  constructor(private readonly tally?: Map<string, number>) {}

  tell(sentence: string) {
    this.sentences.push(sentence);
  }

  count(operation: string, outcome: string) {
    this.steps += 1;
    const key = `${operation} ${outcome}`;
    this.tally?.set(key, (this.tally.get(key) ?? 0) + 1);
  }
}

interface Real {
  town: Town;
  story: Story;
}
type Nothing = Record<string, never>;

const fill = (words: string, { row }: Outcome) =>
  words.replace(/\{(\w+)\}/g, (_, column: string) => String(row[column] ?? '…'));

/** Our own codes come as PT<status>. All else is a database that speaks for itself. */
const isClassified = (state: string) => state.startsWith('PT');

class Step implements fc.AsyncCommand<Nothing, Real> {
  constructor(
    private readonly operation: Operation,
    private readonly v1: number,
    private readonly v2: number,
    private readonly v3: number,
  ) {}

  check() {
    return true;
  }

  async run(_: Nothing, { town, story }: Real) {
    const { name, says } = this.operation;
    const outcome = await town.step(name, this.v1, this.v2, this.v3);
    story.count(name, outcome ? (outcome.code ?? 'done') : 'nobody');
    if (!outcome) return;
    const { by, code, state, where, broken = [] } = outcome;
    story.tell(`${by} ${fill(says, outcome)}${code ? ` → ${code}` : ''}`);
    if (code && !isClassified(state ?? '')) throw new Finding(`${state} ${code}\n${where}`);
    if (broken.length > 0) throw new Finding(broken.join('\n'));
  }

  toString() {
    return `${this.operation.name}(${this.v1}, ${this.v2}, ${this.v3})`;
  }
}

class TimePasses implements fc.AsyncCommand<Nothing, Real> {
  constructor(private readonly time: string) {}

  check() {
    return true;
  }

  async run(_: Nothing, { town, story }: Real) {
    story.tell(`${this.time} go by, and the jobs run`);
    const broken = await town.pass(this.time);
    story.count('time', 'done');
    if (broken.length > 0) throw new Finding(broken.join('\n'));
  }

  toString() {
    return `pass(${this.time})`;
  }
}

const times = [
  '1 minute',
  '16 minutes',
  '1 hour',
  '20 hours',
  '1 day',
  '3 days',
  '8 days',
  '30 days',
];

const stepOf = (operation: Operation) =>
  fc
    .tuple(fc.nat(9999), fc.nat(59), fc.nat(59))
    .map(([v1, v2, v3]) => new Step(operation, v1, v2, v3));

const drawn = (chosen: readonly Operation[]) => [
  ...chosen.flatMap((operation) =>
    Array.from({ length: operation.weight ?? 1 }, () => stepOf(operation)),
  ),
  ...Array.from({ length: Math.ceil(chosen.length / 10) }, () =>
    fc.constantFrom(...times).map((time) => new TimePasses(time)),
  ),
];

/** All of it, or what belongs together, because a sequence that stays within a topic gets deeper into it. */
const focuses: (readonly Operation[])[] = [
  operations,
  [...topics.tickets, ...topics.orders],
  [...topics.bookings, ...topics.orders],
  [...topics.promotion, ...topics.orders],
  [...topics.people, ...topics.orders, ...topics.bookings],
  [...topics.tickets, ...topics.people],
];

export interface Run {
  runs: number;
  /** Steps of a sequence, at most. */
  steps: number;
  seed: number;
  /** Where a failure was found and how it was made shorter, as a former run printed them. */
  path?: string | undefined;
  replayPath?: string | undefined;
  /** Stops between two sequences when the time is over. */
  seconds?: number | undefined;
  /** Only these focuses; all of them otherwise. */
  focus?: number[] | undefined;
  /** Told now and then; what is found counts on while it is made short. */
  onProgress?: ((sequences: number, isFound: boolean) => void) | undefined;
}

export interface Report {
  sequences: number;
  steps: number;
  seconds: number;
  tally: Map<string, number>;
  /** What was found, with all that repeats it. */
  failure?: { what: string; sentences: string[]; seed: number; path: string; replayPath: string };
}

type Commands = Iterable<fc.AsyncCommand<Nothing, Real>>;

async function live(sql: Sql, commands: Commands, story: Story): Promise<void> {
  await withTown(sql, async (town) => {
    await fc.asyncModelRun(() => ({ model: {}, real: { town, story } }), commands);
    const open = await town.stillOpen();
    if (open.length > 0) {
      story.tell('then nothing is done any more; days go by, and the jobs run');
      throw new Finding(open.join('\n'));
    }
  });
}

/** Draws sequences until one finds something, and makes that one short. */
export async function explore(sql: Sql, run: Run): Promise<Report> {
  const tally = new Map<string, number>();
  const begin = Date.now();
  let sequences = 0;
  let steps = 0;
  let found = false;
  const chosen = run.focus ? run.focus.map((index) => focuses[index] ?? operations) : focuses;
  const sequencesOf = chosen.map((operationsOfTopic) =>
    fc.commands<Nothing, Real, false>(drawn(operationsOfTopic), {
      maxCommands: run.steps,
      size: 'max',
      ...(run.replayPath && { replayPath: run.replayPath }),
    }),
  );
  const details = await fc.check(
    fc.asyncProperty(fc.oneof(...sequencesOf), async (commands) => {
      // What was found is made short however long that takes.
      if (!found && run.seconds && Date.now() - begin > run.seconds * 1000) return;
      const story = new Story(tally);
      sequences += 1;
      try {
        await live(sql, commands, story);
      } catch (error) {
        found = true;
        throw error;
      } finally {
        steps += story.steps;
        // What was taken back lies in the tables until it is swept up.
        if (sequences % 40 === 0) await sweep(sql);
        if (sequences % 200 === 0) run.onProgress?.(sequences, found);
      }
    }),
    {
      numRuns: run.runs,
      seed: run.seed,
      ...(run.path && { path: run.path }),
    },
  );
  const seconds = (Date.now() - begin) / 1000;
  const report = { sequences, steps, seconds, tally };
  if (!details.failed || !details.counterexample) return report;
  const [commands] = details.counterexample;
  const story = new Story();
  const error = await live(sql, commands, story).then(
    () => details.errorInstance as Error,
    (thrown: Error) => thrown,
  );
  return {
    ...report,
    failure: {
      what: error.message,
      sentences: story.sentences,
      seed: details.seed,
      path: details.counterexamplePath ?? '',
      replayPath: /replayPath="([^"]*)"/.exec(fc.stringify(commands))?.[1] ?? '',
    },
  };
}

const sweep = (sql: Sql) => sql.unsafe('vacuum');

/** What was found, to be read by people. */
export const told = ({ what, sentences, seed, path, replayPath }: NonNullable<Report['failure']>) =>
  [
    ...sentences.map((sentence, index) => `${String(index + 1).padStart(3)}. ${sentence}`),
    `  ⇒ ${what}`,
    `again: npm run storm -- --seed ${seed} --path ${path} --replay ${replayPath}`,
  ].join('\n');
