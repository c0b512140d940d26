import { provideTestDatabase } from '../setup/test-database';
import { faults } from './faults';
import { buildTown, unmend } from './town';

/** What the model looks for, to see that it can find something: `npm run storm -- --unmended all`. */
const database = provideTestDatabase({ poolSize: 2 });
beforeAll(() => buildTown(database.url));

it.each(faults)('can still put back what let in fault $number: $what', async ({ file }) => {
  const undone = new Error('undone');
  await expect(
    database.sql.begin(async (tx) => {
      await unmend(tx, file);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
