import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Sql } from '../../supabase/stack/postgres/connect';
import { startPostgres } from '../../supabase/stack/postgres/embedded-postgres';
import { signUp } from '../../supabase/tests/setup/people';
import { copyOfMigrated } from '../../supabase/tests/setup/test-server';
import { withInstallationDatabase } from './installation-database';
import { makeAdmin } from './make-admin';

/** An installation whose database runs, which is all of it that this command knows. */
let dataDir: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let sql: Sql;
beforeAll(async () => {
  dataDir = await copyOfMigrated();
  postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  sql = connect(postgres.url, { max: 1 });
}, 60_000);
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('an existing account gets all rights, with the site running', async () => {
  const id = await signUp(sql);
  const rights = async () => {
    const [row] = await sql`
      select email, role, admin_role, can_manage_users from public.profiles where id = ${id}`;
    return row;
  };
  expect(await rights()).toMatchObject({ role: 'fan', can_manage_users: false });
  const email = String((await rights())?.['email']).toUpperCase();
  await withInstallationDatabase(dataDir, {}, (url) => makeAdmin(url, email));
  const admin = { role: 'admin', admin_role: 'superadmin', can_manage_users: true };
  expect(await rights()).toMatchObject(admin);
});

test('an account that does not exist is not invented', async () => {
  await expect(makeAdmin(postgres.url, 'nobody@example.test')).rejects.toThrow('sign up');
});

test('without an installation the mend is named', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'empty-'));
  const attempt = withInstallationDatabase(empty, {}, () => Promise.resolve());
  await expect(attempt).rejects.toThrow('npm start');
  await rm(empty, { recursive: true });
});

test('a hosted database is not guessed', async () => {
  const env = { SUPABASE_URL: 'https://abc.supabase.co' };
  const attempt = withInstallationDatabase(dataDir, env, () => Promise.resolve());
  await expect(attempt).rejects.toThrow('DATABASE_URL');
});
