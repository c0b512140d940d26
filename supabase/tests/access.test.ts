import { areas } from './access';
import { callers, type Caller, type Sight, type TableAccess } from './setup/access';
import { arrangeAccess, type AccessFixture } from './setup/access-fixture';
import { asUser, callIn, faultOf } from './setup/callers';
import { provideTestDatabase } from './setup/test-database';

const tables = Object.assign({}, ...areas.map((area) => area.tables)) as Record<
  string,
  TableAccess
>;
const functions = Object.assign(
  {},
  ...areas.map((area) => area.functions),
) as (typeof areas)[number]['functions'];
const callableHelpers = areas.flatMap((area) => area.callableHelpers ?? []).sort();

const database = provideTestDatabase();
let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await arrangeAccess(database.sql);
});

const everyTable = Object.entries(tables);
const everyCaller = everyTable.flatMap(([table, access]) =>
  callers.map((caller) => [table, caller, access] as const),
);

/** Runs a statement as the caller; its row count, or the SQLSTATE of the refusal. */
async function attempt(caller: Caller, statement: string): Promise<number | string> {
  const literal = statement.replaceAll('$1', `'${fixture.personOf(caller)}'`);
  try {
    const result = await asUser(database.sql, fixture.people[caller], (tx) => tx.unsafe(literal));
    return result.count;
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
}

const DENIED = '42501';

describe('nothing is forgotten', () => {
  it('names every table of the schema', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select c.relname as name from pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
  });

  it('names every function of the schema', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(functions).sort());
  });

  it('puts every table under row level security, also those that the API does not show', async () => {
    const rows = await database.sql`
      select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind = 'r' and not relrowsecurity`;
    expect([...rows]).toEqual([]);
  });

  it('guards every table against writes that slip past the grants', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select c.relname as name from pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
        select from pg_trigger as t
        where t.tgrelid = c.oid and t.tgname = 'guard_client_writes' and t.tgenabled = 'O'
      )`;
    expect([...rows]).toEqual([]);
  });

  it('fixes the search path of every function', async () => {
    const rows = await database.sql`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce('search_path=""' = any (proconfig), false)`;
    expect([...rows]).toEqual([]);
  });

  it('lets API callers run only the helpers that policies need', async () => {
    for (const role of ['anon', 'authenticated']) {
      const rows = await database.sql<{ name: string }[]>`
        select distinct proname as name from pg_proc
        where pronamespace = 'private'::regnamespace
          and has_function_privilege(${role}, oid, 'execute')`;
      expect(rows.map(({ name }) => name).sort()).toEqual(callableHelpers);
    }
  });
});

describe('reading a table', () => {
  const expected: Record<Sight, (outcome: number | string) => boolean> = {
    denied: (outcome) => outcome === DENIED,
    nothing: (outcome) => outcome === 0,
    row: (outcome) => typeof outcome === 'number' && outcome > 0,
  };

  it.each(everyCaller)('%s as %s', async (table, caller, { row, column, read }) => {
    const outcome = await attempt(caller, `select ${column} from public.${table} where ${row}`);
    const sight = read[caller];
    expect([sight, expected[sight](outcome) ? 'as expected' : outcome]).toEqual([
      sight,
      'as expected',
    ]);
  });
});

describe('writing a table', () => {
  it.each(everyCaller)('%s as %s: no insert, no delete', async (table, caller, { column }) => {
    expect(await attempt(caller, `insert into public.${table} default values`)).toBe(DENIED);
    expect(await attempt(caller, `delete from public.${table}`)).toBe(DENIED);
    expect(await attempt(caller, `truncate public.${table}`)).toBe(DENIED);
    expect(await attempt(caller, `update public.${table} set ${column} = ${column}`)).toBe(DENIED);
  });

  it.each(everyTable)('%s: update is granted on the named columns only', async (table, access) => {
    const rows = await database.sql<{ name: string }[]>`
      select distinct a.attname as name from pg_attribute as a, unnest(array['anon', 'authenticated']) as role
      where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(role, a.attrelid, a.attnum, 'update')`;
    expect(rows.map(({ name }) => name).sort()).toEqual([...(access.ownerMayUpdate ?? [])].sort());
  });

  it('lets people change the open columns of their own profile, and of no other', async () => {
    const change = `update public.profiles set theme = 'dark' where id = $1`;
    const outcomes = await Promise.all(callers.map((caller) => attempt(caller, change)));
    expect(Object.fromEntries(callers.map((caller, index) => [caller, outcomes[index]]))).toEqual({
      signedOut: DENIED,
      owner: 1,
      other: 0,
      otherParty: 0,
      viewer: 0,
      editor: 0,
      approver: 0,
      superadmin: 0,
      disabled: 0,
    });
  });
});

describe('the guard, should grants and policies slip', () => {
  /** Opens a table wide for the length of one transaction and tries to write it as its owner. */
  async function writeWithEverythingOpen(table: string, { row }: TableAccess, statement: string) {
    const owner = fixture.people.owner;
    const attempted = database.sql.begin(async (tx) => {
      await tx.unsafe(`
        grant all on public.${table} to authenticated;
        create policy slipped on public.${table} for all to authenticated using (true) with check (true)`);
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner })}, true)`;
      await tx.unsafe('set local role authenticated');
      await tx.unsafe(statement.replace('$row', row.replaceAll('$1', `'${owner}'`)));
      throw new Error('the guard let it pass');
    });
    return (await faultOf(attempted)).code;
  }

  it.each(everyTable)('%s refuses forged values', async (table, access) => {
    // The row condition may look into tables that are not opened here.
    const row = { ...access, row: access.row.includes('select') ? 'true' : access.row };
    const statement = `update public.${table} set ${access.tamper} where $row`;
    const outcome = await writeWithEverythingOpen(table, row, statement);
    expect(['FORBIDDEN', `${table} is append-only`]).toContain(outcome);
  });

  it.each(everyTable)('%s refuses removal', async (table, access) => {
    const row = { ...access, row: access.row.includes('select') ? 'true' : access.row };
    const outcome = await writeWithEverythingOpen(
      table,
      row,
      `delete from public.${table} where $row`,
    );
    expect(['FORBIDDEN', `${table} is append-only`]).toContain(outcome);
  });

  it('refuses a new row as well', async () => {
    const statement = `insert into public.user_identities (user_id, user_type) values ('${fixture.people.owner}', 'venue')`;
    const access = tables['user_identities'] as TableAccess;
    expect(await writeWithEverythingOpen('user_identities', access, statement)).toBe('FORBIDDEN');
  });
});

class Undo extends Error {}

/** What the caller of a function gets; nothing of it stays. */
async function outcomeOf(caller: Caller, name: string): Promise<string> {
  const args = functions[name]?.args?.(fixture.subjectsOf(caller)) ?? {};
  try {
    await asUser(database.sql, fixture.people[caller], async (tx) => {
      await callIn(tx, name, args);
      throw new Undo();
    });
    return 'unreachable';
  } catch (thrown) {
    return thrown instanceof Undo ? 'answers' : (thrown as Error).message;
  }
}

describe('calling a function', () => {
  const everyCall = Object.entries(functions).flatMap(([name, access]) =>
    callers.map((caller) => [name, caller, access.calls[caller]] as const),
  );

  it.each(everyCall)('%s as %s: %s', async (name, caller, expected) => {
    expect(await outcomeOf(caller, name)).toBe(expected);
  });
});

// The last ones: from here on the owner has a second factor, and no session has shown it.
describe('before the second factor is shown', () => {
  beforeAll(async () => {
    await database.sql`
      insert into private.second_factors (user_id, secret, confirmed_at)
      values (${fixture.people.owner}, extensions.gen_random_bytes(20), now())`;
  });

  it('a session reads of its own what a disabled account reads', async () => {
    const seen = await Promise.all(
      everyTable.map(async ([table, { row, column }]) => {
        const outcome = await attempt(
          'owner',
          `select ${column} from public.${table} where ${row}`,
        );
        return [table, outcome === DENIED ? 'denied' : outcome === 0 ? 'nothing' : 'row'];
      }),
    );
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(everyTable.map(([table, { read }]) => [table, read.disabled])),
    );
  });

  it('a session may call what somebody signed out may, and is told why not the rest', async () => {
    /** What leads to showing it; a code is asked of a session, which the tokens here do not name. */
    const leadThere: Record<string, string> = {
      my_second_factor: 'answers',
      begin_second_factor: 'INVALID_STATE',
      confirm_second_factor: 'INVALID_STATE',
      verify_second_factor: 'INVALID_STATE',
      remove_second_factor: 'INVALID_STATE',
    };
    const names = Object.keys(functions);
    const got = await Promise.all(
      names.map(async (name) => [name, await outcomeOf('owner', name)] as const),
    );
    const expected = names.map((name) => {
      const { disabled, signedOut } = (functions[name] as { calls: Record<Caller, string> }).calls;
      const refused = disabled === 'ACCOUNT_DISABLED' ? 'SECOND_FACTOR_NEEDED' : signedOut;
      return [name, leadThere[name] ?? refused];
    });
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
  });
});
