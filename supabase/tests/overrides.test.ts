import { signUpAdmin } from './setup/back-office';
import { call } from './setup/callers';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
const mayOverride = (person: string | null) => call<boolean>(database.sql, person, 'may_override');

test('an active superadmin alone may choose versions', async () => {
  const root = await signUpAdmin(database.sql, 'superadmin');
  expect(await mayOverride(root)).toBe(true);
  expect(await mayOverride(null)).toBe(false);
  expect(await mayOverride(await signUp(database.sql))).toBe(false);
  for (const role of ['viewer', 'editor', 'approver'] as const)
    expect(await mayOverride(await signUpAdmin(database.sql, role))).toBe(false);

  await signUpAdmin(database.sql, 'superadmin');
  await database.sql`update public.profiles set active = false where id = ${root}`;
  expect(await mayOverride(root)).toBe(false);
});
