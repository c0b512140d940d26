import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootstrapDatabase } from './bootstrap';
import { connect, type Sql } from './connect';
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres';
import { applyMigrations } from './migrate';

let folder: string;
let postgres: EmbeddedPostgres;
let sql: Sql;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bootstrap-'));
  postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  await bootstrapDatabase(postgres.url);
  sql = connect(postgres.url);
}, 60_000);
afterAll(async () => {
  await sql.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Reads `expression` as PostgREST (one JSON setting) or the other services (one per claim) would. */
async function asCaller(settings: Record<string, string>, role: string, expression: string) {
  return sql.begin(async (transaction) => {
    await transaction.unsafe(`set local role ${role}`);
    for (const [name, value] of Object.entries(settings)) {
      await transaction`select set_config(${name}, ${value}, true)`;
    }
    const [row] = await transaction.unsafe<{ value: unknown }[]>(`select ${expression} as value`);
    return row?.value;
  });
}

const id = '6c7c1f4e-9a40-4d3e-8f0e-2f6f3a0f5b11';
const asJson = { 'request.jwt.claims': JSON.stringify({ sub: id, role: 'authenticated' }) };
const asSettings = { 'request.jwt.claim.sub': id, 'request.jwt.claim.role': 'authenticated' };

test.each([
  ['one JSON setting', asJson],
  ['one setting per claim', asSettings],
])('the caller is known by %s', async (_name, settings) => {
  expect(await asCaller(settings, 'authenticated', 'auth.uid()')).toBe(id);
  expect(await asCaller(settings, 'authenticated', 'auth.role()')).toBe('authenticated');
});

test('a visitor is nobody', async () => {
  expect(await asCaller({}, 'anon', 'auth.uid()')).toBeNull();
});

test('accounts are closed to the API roles', async () => {
  const read = asCaller(asJson, 'authenticated', '(select count(*) from auth.users)');
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('extensions are found without naming their schema, and know Chinese letters', async () => {
  await sql`create extension if not exists pg_trgm with schema extensions`;
  const fresh = connect(postgres.url);
  const [row] = await fresh`select show_trgm('台北') as trigrams`;
  await fresh.end();
  expect(row?.['trigrams']).not.toHaveLength(0);
});

test('bootstrapping again, even twice at once, changes nothing', async () => {
  await Promise.all([bootstrapDatabase(postgres.url), bootstrapDatabase(postgres.url)]);
  expect(await asCaller(asJson, 'authenticated', 'auth.uid()')).toBe(id);
});

describe('migrations', () => {
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  test('are applied once, in order, and recorded as the Supabase CLI does', async () => {
    await write('20260102000000_second.sql', 'insert into public.steps values (2);');
    await write('20260101000000_first.sql', 'create table public.steps (step int);');
    await write('notes.txt', 'not a migration');
    expect(await applyMigrations(postgres.url, folder)).toEqual([
      '20260101000000',
      '20260102000000',
    ]);
    expect(await applyMigrations(postgres.url, folder)).toEqual([]);
    const rows = await sql`
      select version, name from supabase_migrations.schema_migrations order by version`;
    expect(rows.map(({ version, name }) => `${version}_${name}`)).toEqual([
      '20260101000000_first',
      '20260102000000_second',
    ]);
  });

  test('one that fails leaves nothing behind and is named', async () => {
    await write('20260103000000_third.sql', 'insert into public.steps values (3); select 1 / 0;');
    const attempt = applyMigrations(postgres.url, folder);
    await expect(attempt).rejects.toThrow('20260103000000_third failed: division by zero');
    const [row] = await sql`select count(*)::int as steps from public.steps where step = 3`;
    expect(row?.['steps']).toBe(0);
  });

  test('one that would come before an applied one is refused, with what to do', async () => {
    await write('20260101120000_between.sql', 'insert into public.steps values (1);');
    await expect(applyMigrations(postgres.url, folder)).rejects.toThrow(
      /^The database was made by other migrations: .*20260101120000_between .* delete /,
    );
    const [row] = await sql`select count(*)::int as steps from public.steps where step = 1`;
    expect(row?.['steps']).toBe(0);
  });
});
