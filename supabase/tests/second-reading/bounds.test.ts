import type postgres from 'postgres';
import { areas } from '../access';
import { callers } from '../setup/access';
import { arrangeAccess, type AccessFixture } from '../setup/access-fixture';
import { asUser, type Argument } from '../setup/callers';
import { provideTestDatabase } from '../setup/test-database';

/** Whoever names a day that nobody can mean reads which one it is, and no word of PostgreSQL. */

const database = provideTestDatabase();
let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await arrangeAccess(database.sql);
});

const functions = Object.assign(
  {},
  ...areas.map((area) => area.functions),
) as (typeof areas)[number]['functions'];

/** SQLSTATE of a refusal that has no code of ours; of `answers` nothing stays. */
async function rawFault(name: string, argument: string, value: string) {
  class Undo extends Error {}
  const caller = callers.find((each) => functions[name]?.calls[each] === 'answers') ?? 'owner';
  const args: Record<string, Argument> = functions[name]?.args?.(fixture.subjectsOf(caller)) ?? {};
  const others = Object.keys(args).filter((key) => key !== argument);
  // As a literal: the driver would make a Date of it.
  const list = [
    ...others.map((key, index) => `${key} => $${index + 1}`),
    `${argument} => '${value}'`,
  ];
  try {
    await asUser(database.sql, fixture.people[caller], async (tx) => {
      await tx.unsafe(
        `select public.${name}(${list.join(', ')})`,
        others.map((key) => args[key] ?? null) as postgres.ParameterOrJSON<never>[],
      );
      throw new Undo();
    });
  } catch (thrown) {
    const { code = '', message } = thrown as { code?: string; message: string };
    return thrown instanceof Undo || code.startsWith('PT')
      ? null
      : `${name}.${argument}: ${code} ${message}`;
  }
  return null;
}

it.each(['infinity', '-infinity', '9999-12-31', '0001-01-01'])(
  '27: every function refuses %s with a code of its own',
  async (value) => {
    const rows = await database.sql<{ name: string; argument: string }[]>`
      select p.proname as name, p.proargnames[position] as argument
      from pg_proc as p,
        unnest(p.proargtypes::oid[]) with ordinality as argument (type, position)
      where p.pronamespace = 'public'::regnamespace
        and type in ('date'::regtype, 'timestamptz'::regtype, 'timestamp'::regtype)`;
    expect(rows.length).toBeGreaterThan(20);
    const faults: (string | null)[] = [];
    for (const { name, argument } of rows) {
      faults.push(await rawFault(name, argument, value));
    }
    expect(faults.filter(Boolean)).toEqual([]);
  },
);
