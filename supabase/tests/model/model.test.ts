import { sized } from '../../../tools/run-size/run-size';
import { provideTestDatabase } from '../setup/test-database';
import { explore, told } from './model';
import { operations } from './operations';
import { buildTown, withTown } from './town';

/**
 * Random sequences of everything that people can do, the same few each time, so that a change is red for
 * what it did itself; `npm run storm` draws new ones. What the model promises and what it found stands in docs/database/model.md.
 */
const database = provideTestDatabase({ poolSize: 2 });
beforeAll(() => buildTown(database.url));

const tally = new Map<string, number>();

it.each([1, 2, 3].slice(0, sized(1, 3)))(
  'finds nothing that is wrong or stuck in sequences of seed %i',
  async (seed) => {
    const report = await explore(database.sql, { runs: sized(24, 200), steps: 60, seed });
    for (const [key, times] of report.tally) tally.set(key, (tally.get(key) ?? 0) + times);
    expect(report.failure ? told(report.failure) : 'nothing found').toBe('nothing found');
  },
  600_000,
);

it('lets most of the steps succeed, for a step that never does proves nothing', () => {
  const never = operations.filter(({ name }) => !tally.has(`${name} done`));
  expect(never.length).toBeLessThan(operations.length / 2);
});

it('begins each sequence with the same town, at the same moment', async () => {
  const begin = () =>
    withTown(database.sql, async (town) => {
      const outcome = await town.step('hold_tickets', 0, 0, 0);
      await town.pass('30 days');
      return outcome;
    });
  expect(await begin()).toEqual(await begin());
});
