import { call, faultOf } from '../setup/callers';
import { arrangeAccess } from '../setup/access-fixture';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { WORD, writeEverywhere } from './hunt';

const database = provideTestDatabase();

interface OwnData {
  made_at: string;
  account: { email: string };
  tables: Record<string, Record<string, unknown>[]>;
}
const dataOf = (person: string) => call<OwnData>(database.sql, person, 'my_data');

/** What stands in a row of the person and is not theirs: notes of the house, and its log. */
const notTheirs = [
  'approval_decisions.reason',
  'event_registrations.admin_notes',
  'mails.last_error',
  'order_events.note',
];

it('is everything that somebody wrote, wherever it stands', async () => {
  const { sql } = database;
  const { people } = await arrangeAccess(sql);
  const id = people.owner;
  const written = await writeEverywhere(sql, { id, name: '', email: '', phone: '' });
  expect(written.length).toBeGreaterThan(60);
  const { account, tables } = await dataOf(id);
  expect(account.email).toBe(`${id}@people.test`);
  const isTakenAlong = (place: string) => {
    const [table = '', column = ''] = place.split('.');
    return tables[table]?.some((row) => row[column] === WORD) ?? false;
  };
  expect(written.filter((place) => !isTakenAlong(place)).toSorted()).toEqual(notTheirs);
});

it('holds no secret, and nothing of anybody else', async () => {
  const { sql } = database;
  const { people } = await arrangeAccess(sql);
  const text = JSON.stringify(await dataOf(people.owner));
  for (const secret of ['token_hash', 'admin_notes', 'idempotency_key', 'search_text', 'qr_secret'])
    expect(text).not.toContain(`"${secret}"`);
  expect(text).not.toContain(people.other);
  expect(text).not.toContain(`${people.otherParty}@people.test`);
});

it('is handed out ten times a day, and each time leaves a line', async () => {
  const person = await signUp(database.sql);
  for (let time = 1; time <= 10; time += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await dataOf(person);
  }
  expect(await faultOf(dataOf(person))).toMatchObject({ code: 'RATE_LIMITED' });
  const lines = await database.sql`
    select action from public.security_events where actor_id = ${person}`;
  expect(lines).toHaveLength(10);
});
