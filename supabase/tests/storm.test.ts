import { sized } from '../../tools/run-size/run-size';
import { stormSeed } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import { drawOperation, nothing, operationNames } from './setup/storm-operations';
import { createWorld, rollDice, type World } from './setup/storm-world';
import { provideTestDatabase } from './setup/test-database';

/**
 * A town in which forty people do whatever comes to their minds, all at once. Another one, or with
 * `random` one that nobody has seen: `STORM_SEED=<seed> STORM_STEPS=<steps> npm run unit --
 * supabase/tests/storm`. Threads never meet twice in the same way, so a seed repeats what is tried,
 * not the order in which it happens.
 */
const seed = stormSeed();
const steps = Number(process.env['STORM_STEPS'] ?? sized(500, 3000));
const threads = 30;
const roundSize = 500;

const database = provideTestDatabase({ poolSize: threads });
let world: World;
beforeAll(async () => {
  world = await createWorld(database.sql);
}, 120_000);

interface Report {
  /** How often each operation succeeded, or was refused with which code. */
  outcomes: Map<string, number>;
  /** What no client may ever see: `operation: SQLSTATE message`. */
  crashes: string[];
}

/** Our own codes come as PT<status>; everything else is a crash. */
async function runThread(thread: number, count: number, report: Report): Promise<void> {
  const dice = rollDice(seed + thread * 7919);
  for (let step = 0; step < count; step += 1) {
    const [name, operation] = drawOperation(dice);
    const outcome = await operation({ sql: database.sql, world, dice }).then(
      (answer) => (answer === nothing ? 'nothing' : 'done'),
      (error: Error & { code?: string; where?: string }) => {
        if (!error.code?.startsWith('PT')) {
          report.crashes.push(`${name}: ${error.code ?? ''} ${error.message} ${error.where ?? ''}`);
        }
        return error.message;
      },
    );
    const key = `${name} ${outcome}`;
    report.outcomes.set(key, (report.outcomes.get(key) ?? 0) + 1);
  }
}

it(`keeps every promise through ${steps} random steps (STORM_SEED=${seed})`, async () => {
  const report: Report = { outcomes: new Map(), crashes: [] };
  try {
    for (let round = 0; round * roundSize < steps; round += 1) {
      const share = Math.ceil(Math.min(roundSize, steps - round * roundSize) / threads);
      await Promise.all(
        Array.from({ length: threads }, (_, thread) =>
          runThread(round * threads + thread, share, report),
        ),
      );
      await checkInvariants(database.sql);
    }
  } catch (error) {
    throw new Error(`STORM_SEED=${seed} STORM_STEPS=${steps}`, { cause: error });
  }
  expect({ seed, crashes: report.crashes }).toEqual({ seed, crashes: [] });

  // A storm in which nothing succeeds would prove nothing. Some things are rare.
  const succeeded = new Set(
    [...report.outcomes.keys()].flatMap((key) => (key.endsWith(' done') ? [key.slice(0, -5)] : [])),
  );
  const missing = operationNames.filter((name) => !succeeded.has(name));
  expect({ seed, missing: missing.slice(sized(operationNames.length / 2, 6)) }).toEqual({
    seed,
    missing: [],
  });
}, 3_600_000);
