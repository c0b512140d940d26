import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { formatted } from './setup/formatted';
import { connect, withConnection } from '../stack/postgres/connect';
import { applyMigrations, listMigrations } from '../stack/postgres/migrate';
import { projectRoot } from '../stack/project-root';
import { supabaseCli } from './setup/supabase-cli';
import { startTestServer, type TestServer } from './setup/test-server';

jest.setTimeout(120_000);

let server: TestServer;
/** A database that the Supabase CLI itself brought to the newest migration. */
let pushed: string;

beforeAll(async () => {
  server = await startTestServer();
  pushed = await server.createEmpty();
  await supabaseCli('db', 'push', `--remote=${pushed}`, '--yes');
});
afterAll(() => server.stop());

/** Tables, columns, policies, functions and grants, as one text. */
async function describeSchema(url: string): Promise<string> {
  return withConnection(url, async (sql) => {
    const rows = await sql<{ line: string }[]>`
      select format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema in ('public', 'private')
      union all
      select format('policy %s %s %s %s', tablename, policyname, roles, qual) from pg_policies
      union all
      select format('function %s %s %s', oid::regprocedure, md5(prosrc), proacl) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select format('grant %s %s %s', relname, relacl, relrowsecurity) from pg_class
      where relnamespace = 'public'::regnamespace
      union all
      select format('trigger %s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
      order by 1`;
    return rows.map(({ line }) => line).join('\n');
  });
}

it('applies with the Supabase CLI and with the local stack to the same schema', async () => {
  expect(await describeSchema(await server.createMigrated())).toBe(await describeSchema(pushed));
});

it('has nothing left to do the second time, in either direction', async () => {
  const before = await describeSchema(pushed);
  expect(await applyMigrations(pushed)).toEqual([]);
  const stack = await server.createMigrated();
  await supabaseCli('db', 'push', `--remote=${stack}`, '--yes');
  expect(await describeSchema(stack)).toBe(before);
});

it('is named in the order in which it applies', async () => {
  const versions = (await listMigrations()).map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions).toEqual([...new Set(versions)].sort());
});

it('is a baseline in which each table and each function stands once', async () => {
  const baseline = (await listMigrations()).filter(({ version }) => version.startsWith('20261101'));
  const text = baseline.map(({ sql }) => sql).join('\n');
  const defined = text.match(
    /^create (or replace )?(table|view|type|function) [\w.]+(\([^$]*?\)(?=\n))?/gm,
  );
  expect(defined?.length).toBeGreaterThan(800);
  expect(defined).toEqual([...new Set(defined)]);
  expect(text.match(/^(create or replace|drop|alter (view|function|type)) .*/gm)).toBeNull();
});

it('is written in files that a reader can browse', async () => {
  const lines = (await listMigrations()).map(
    ({ name, sql }) => [name, sql.trimEnd().split('\n').length] as const,
  );
  expect(lines.filter(([, count]) => count > 300)).toEqual([]);
});

it('brings rows of before to one spelling, also those that only differ in what nobody sees', async () => {
  const spelling = (await listMigrations()).find(({ name }) => name === 'one_spelling');
  await withConnection(await server.createMigrated(), (connection) =>
    connection.begin(async (sql) => {
      const [rule] = await sql<{ definition: string }[]>`
        select pg_get_functiondef('private.is_email(text)'::regprocedure) as definition`;
      // As it was before: any address, any text, and nobody who looks at them.
      await sql`drop function private.keep_text_clean cascade`;
      await sql`
        create or replace function private.is_email(p_email text) returns boolean
        language sql immutable as 'select true'`;
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into public.reason_templates (label, body, sort_order)
        values ('重複', 'a', 901), (E'重\u200B複', E'看\u202E不見', 902), (E'重複\u2060', 'c', 903), (E'\u200B', 'd', 904)`;
      await sql`
        insert into private.bounced_addresses (email, error)
        values ('mei@example.test', ''), (E'mei\u200B@example.test', '')`;
      const event = '11111111-2222-4333-8444-555555555555';
      const emails = [
        'mei@example.test',
        'ＭＥＩ@example.test',
        'm@b,c',
        'm@d;e',
        'Jo@Example.test',
      ];
      await sql`
        insert into public.event_staff (event_id, email) select ${event}, * from unnest(${emails}::text[])`;
      await sql`
        insert into public.event_registrations (event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status)
        select ${event}, gen_random_uuid(), 'x', 'R-' || phone, '梅', 'm@b.test', phone, 1, 'confirmed'
        from unnest(array['+886 912-345-678', '', '12']) as phone`;
      await sql.unsafe(rule?.definition ?? '');
      await sql.unsafe(spelling?.sql ?? '');

      const values = async (rows: PromiseLike<{ value: string }[]>) =>
        (await rows).map(({ value }) => value);
      expect(
        await values(
          sql`select label as value from public.reason_templates where sort_order > 900 order by sort_order`,
        ),
      ).toEqual(['重複', '重複2', '重複3', '—']);
      expect(
        await values(sql`select body as value from public.reason_templates where sort_order = 902`),
      ).toEqual(['看不見']);
      expect(await values(sql`select email as value from private.bounced_addresses`)).toHaveLength(
        2,
      );
      // Whose address nobody knows is invited no more; who has one is.
      expect(
        await values(sql`select email as value from public.event_staff order by email`),
      ).toEqual([
        'anonymous+2@privacy.invalid',
        'anonymous+3@privacy.invalid',
        'anonymous@privacy.invalid',
        'jo@example.test',
        'mei@example.test',
      ]);
      expect(
        await values(
          sql`select phone as value from public.event_registrations where event_id = ${event} order by length(phone)`,
        ),
      ).toEqual(['', '0912345678', '+9990000000']);
    }),
  );
});

it('has its types in the repository, as the CLI writes them', async () => {
  const file = path.join(projectRoot, 'shared/src/data/database.types.ts');
  const generated = await supabaseCli('gen', 'types', 'typescript', `--remote=${pushed}`);
  const expected = await formatted(file, generated);
  // After a migration, run this file once with UPDATE_DATABASE_TYPES=1.
  if (process.env['UPDATE_DATABASE_TYPES']) await writeFile(file, expected);
  expect(expected).toBe(await readFile(file, 'utf8'));
});

describe('the advisors of Supabase', () => {
  interface Advice {
    name: string;
    level: string;
    detail: string;
  }
  /** Findings of level WARN and above. */
  async function adviceOn(url: string): Promise<Advice[]> {
    // Without this setting they take no schema for exposed and keep quiet about the public one.
    await withConnection(url, async (sql) => {
      await sql.unsafe(
        `alter database ${new URL(url).pathname.slice(1)} set pgrst.db_schemas = 'public'`,
      );
    });
    const args = ['--level', 'warn', '--fail-on', 'none', '--output-format', 'json'];
    const answer = await supabaseCli('db', 'advisors', `--remote=${url}`, ...args);
    return (JSON.parse(answer) as { results: Advice[] }).results;
  }

  it('find nothing to warn of', async () => {
    expect(await adviceOn(pushed)).toEqual([]);
  });

  it('would find a table without row level security', async () => {
    const careless = await server.createMigrated();
    const sql = connect(careless);
    await sql`create table public.careless (id int primary key)`;
    await sql`grant select on public.careless to anon`;
    await sql.end();
    expect((await adviceOn(careless)).map(({ name }) => name)).toContain('rls_disabled_in_public');
  });
});
