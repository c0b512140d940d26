import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack, type TestStack } from '../../supabase/stack/testing/test-stack';
import { copyOfMigrated } from '../../supabase/tests/setup/test-server';
import { withConnection } from '../../supabase/stack/postgres/connect';
import { withInstallationDatabase } from './installation-database';
import { makeAdmin } from './make-admin';

let stack: TestStack;
beforeAll(async () => {
  // The product's own schema: this command writes to it.
  stack = await startTestStack({ dataDir: await copyOfMigrated(), migrationsDir: undefined });
}, 60_000);
afterAll(() => stack.close());

const rightsOf = async (email: string) => {
  const [row] = await withConnection(
    stack.databaseUrl,
    (sql) =>
      sql`select role, admin_role, can_manage_users from public.profiles where email = ${email}`,
  );
  return row;
};

test('an existing account gets all rights, with the site running', async () => {
  const { email } = await stack.signUp('owner@example.test');
  expect(await rightsOf(email)).toMatchObject({ role: 'fan', can_manage_users: false });
  await withInstallationDatabase(stack.dataDir, {}, (url) => makeAdmin(url, 'Owner@example.test'));
  const admin = { role: 'admin', admin_role: 'superadmin', can_manage_users: true };
  expect(await rightsOf(email)).toMatchObject(admin);
});

test('an account that does not exist is not invented', async () => {
  await expect(makeAdmin(stack.databaseUrl, 'nobody@example.test')).rejects.toThrow('sign up');
});

test('without an installation the mend is named', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'empty-'));
  const attempt = withInstallationDatabase(empty, {}, () => Promise.resolve());
  await expect(attempt).rejects.toThrow('npm start');
  await rm(empty, { recursive: true });
});

test('a hosted database is not guessed', async () => {
  const env = { SUPABASE_URL: 'https://abc.supabase.co' };
  const attempt = withInstallationDatabase(stack.dataDir, env, () => Promise.resolve());
  await expect(attempt).rejects.toThrow('DATABASE_URL');
});
