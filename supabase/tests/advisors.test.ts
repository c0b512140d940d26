import { provideTestDatabase } from './setup/test-database';

/** What the advisors of Supabase leave out, as questions to the catalogue. Each answers with faults. */
const database = provideTestDatabase();

const faults = async (query: string) =>
  (await database.sql.unsafe<{ fault: string }[]>(query)).map(({ fault }) => fault).sort();

const ours = `('public'::regnamespace, 'private'::regnamespace)`;

it('no index repeats another one', async () => {
  expect(
    await faults(`
      select a.indexrelid::regclass || ' = ' || b.indexrelid::regclass as fault
      from pg_index as a
      join pg_index as b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
        and a.indkey::text = b.indkey::text and a.indclass::text = b.indclass::text
        and a.indoption::text = b.indoption::text and a.indcollation::text = b.indcollation::text
        and a.indpred is not distinct from b.indpred and a.indexprs is not distinct from b.indexprs
      join pg_class as c on c.oid = a.indrelid
      where c.relnamespace in ${ours}`),
  ).toEqual([]);
});

it('every foreign key begins an index, so that no deletion reads a whole table', async () => {
  expect(
    await faults(`
      select con.conrelid::regclass || ' ' || con.conname as fault
      from pg_constraint as con
      join pg_class as c on c.oid = con.conrelid
      where con.contype = 'f' and c.relnamespace in ${ours} and not exists (
        select from pg_index as i
        where i.indrelid = con.conrelid and i.indisvalid
          -- A partial index on the rows that have the reference serves as well.
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and ((
            select array_agg(k order by k) from unnest(con.conkey) as k
          ) = (
            select array_agg(k order by k)
            from (
              select k from unnest(i.indkey::int2[]) with ordinality as key (k, n)
              where n <= cardinality(con.conkey)
            ) as first_keys
          )
          -- A unique index on some of the columns finds the one row, too.
          or (i.indisunique and i.indpred is null and i.indkey::int2[] <@ con.conkey))
      )`),
  ).toEqual([]);
});

it('no policy believes what a token or a user says about itself', async () => {
  expect(
    await faults(`
      select schemaname || '.' || tablename || ' ' || policyname as fault
      from pg_policies
      where schemaname in ('public', 'private', 'storage')
        and concat(qual, with_check) ~* '(user_metadata|app_metadata|auth\\.jwt|request\\.jwt)'`),
  ).toEqual([]);
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace in ${ours}
        and prosrc ~* '(user_metadata|app_metadata|auth\\.jwt|request\\.jwt)'
        -- Only a key, signed by the accounts service: what the session has shown stands in a table.
        and proname <> 'session_id'
        -- Reads no token: it takes the place of the administrator whom the import names.
        and proname <> 'continue_imports'`),
  ).toEqual([]);
});

it('policies ask who is calling once for a query, not once for a row', async () => {
  expect(
    await faults(`
      select tablename || ' ' || policyname as fault
      from pg_policies
      where schemaname = 'public'
        and regexp_replace(
          concat(qual, ' ', with_check),
          'SELECT (auth\\.(uid|role)\\(\\)|private\\.(is_active|is_admin|is_superadmin)\\(\\)|private\\.has_flag\\([^)]*\\)) AS',
          '', 'g'
        ) ~ '(auth\\.(uid|role)\\(|private\\.(is_active|is_admin|is_superadmin|has_flag)\\()'`),
  ).toEqual([]);
});

it('every policy for people asks whether their account is active', async () => {
  expect(
    await faults(`
      select tablename || ' ' || policyname as fault
      from pg_policies
      where schemaname = 'public' and concat(qual, with_check) ~ 'auth\\.uid'
        and concat(qual, with_check) !~ 'private\\.(is_active|has_flag|is_admin|is_superadmin)'`),
  ).toEqual([]);
});

it('no policy is open for writing, and no table right goes beyond what is named', async () => {
  expect(
    await faults(`
      select tablename || ' ' || policyname as fault from pg_policies
      where schemaname = 'public' and cmd <> 'SELECT' and tablename <> 'profiles'`),
  ).toEqual([]);
  expect(
    await faults(`
      select c.oid::regclass || ' ' || privilege || ' ' || role as fault
      from pg_class as c,
        unnest(array['anon', 'authenticated']) as role,
        unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
      where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege(role, c.oid, privilege)`),
  ).toEqual([]);
});

it('no function writes what belongs to PostgreSQL, or builds a statement out of words', async () => {
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace in ${ours} and prosrc ~* '\\mexecute\\M\\s+(format|''|[a-z_]+\\s*\\|\\|)'
        -- The jobs of its own table, the columns of its own triggers, lists that are written in migrations, and the
        -- table of a list, which comes as a table and not as a word.
        and proname not in (
          'run_next_job', 'is_picture_in_use', 'forget_files', 'listed_keys', 'find_spots', 'next_place'
        )`),
  ).toEqual([]);
});

/** What functions of the server call with the secret key: money of providers, calendars elsewhere, mail programs. */
const serverOnly = [
  'claim_calendar_sources',
  'fail_calendar_source',
  'payment_attempt',
  'record_payment_notice',
  'record_provider_refund',
  'take_calendar_source',
  'take_payments_to_check',
  'take_provider_refunds',
  'unsubscribe',
];

it('functions of the public schema can be called by visitors, but for those of the server alone', async () => {
  expect(
    await faults(`
      select distinct proname as fault from pg_proc
      where pronamespace = 'public'::regnamespace and not has_function_privilege('anon', oid, 'execute')
        and not has_function_privilege('authenticated', oid, 'execute')`),
  ).toEqual(serverOnly);
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace = 'public'::regnamespace
        and proname <> all ('{${serverOnly.join(',')}}')
        and (not has_function_privilege('anon', oid, 'execute')
          or not has_function_privilege('authenticated', oid, 'execute')
          or exists (
            select from aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
            where acl.grantee = 0
          ))`),
  ).toEqual([]);
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace = 'private'::regnamespace and exists (
        select from aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
        where acl.grantee = 0
      )`),
  ).toEqual([]);
});

it('every argument of a public function has a default, so that a missing one is our error', async () => {
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace = 'public'::regnamespace and pronargs <> pronargdefaults`),
  ).toEqual([]);
});

it('a public function that says it only reads does not write', async () => {
  expect(
    await faults(`
      select oid::regprocedure::text as fault from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile <> 'v'
        and prosrc ~* '(insert into|delete from|\\mupdate (public|private)\\.)'`),
  ).toEqual([]);
});

it('money is a whole number that is never below zero', async () => {
  expect(
    await faults(`
      select a.attrelid::regclass || '.' || a.attname as fault
      from pg_attribute as a
      join pg_class as c on c.oid = a.attrelid and c.relkind = 'r'
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.attname ~ '(^|_)(price|amount|total|subtotal|deposit|budget|fee|discount)(_|$)'
        and a.attname !~ '(_percent|_unit|_text|_note)$'
        and a.atttypid in ('numeric'::regtype, 'float8'::regtype, 'float4'::regtype, 'money'::regtype)`),
  ).toEqual([]);
});

it('every job is a function without arguments', async () => {
  expect(
    await faults(`
      select name as fault from private.jobs where to_regprocedure('private.' || name || '()') is null`),
  ).toEqual([]);
});
