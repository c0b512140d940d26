import { provideTestDatabase } from '../setup/test-database';
import { explore } from './model';
import { buildTown, unmend } from './town';

/** That the model can find something. All mended faults: `npm run storm -- --unmended all`. */
const database = provideTestDatabase({ poolSize: 2 });
beforeAll(() => buildTown(database.url));

it('finds a campaign that stays met without its pledges, and says how in few steps', async () => {
  await unmend(database.sql, '14-cancelled-pledge-keeps-the-goal.sql');
  const { failure } = await explore(database.sql, { runs: 300, steps: 60, seed: 5, focus: [3] });
  expect(failure?.what).toContain('a campaign that succeeded had met its goal');
  expect(failure?.sentences.length).toBeLessThan(6);
}, 600_000);
