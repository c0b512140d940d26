import { signUpAdmin } from './setup/back-office';
import { call, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
let made = 0;
/** Another code each time. */
function nextCode(): string {
  made += 1;
  return Array.from({ length: 10 }, (_, at) => letters[Math.floor(made / 23 ** at) % 23]).join('');
}

const reportOf = (overrides: Record<string, unknown> = {}) => ({
  code: nextCode(),
  module: 'mf-events',
  version: '0.1.0-3f2a91bc04',
  owner: 'team-events',
  kind: 'render',
  message: "TypeError: Cannot read properties of undefined (reading 'title')",
  stack: 'at Card (/remotes/mf-events/0.1.0-3f2a91bc04/event-list.js:1:8841)',
  composition: { shell: '0.1.0-aa', 'mf-events': '0.1.0-3f2a91bc04' },
  page: '/events',
  language: 'zh-TW',
  theme: 'dark',
  width: 375,
  steps: ['/'],
  ...overrides,
});
type Report = ReturnType<typeof reportOf>;

const send = (report: object, person: string | null = null) =>
  call<{ kept: boolean }>(database.sql, person, 'report_fault', { p_report: report });

interface Fault extends Omit<Report, 'code'> {
  code: string | null;
  seen: number;
}
const list = async (admin: string, module: string) =>
  (await call<{ items: Fault[] }>(database.sql, admin, 'admin_faults', { p_query: module })).items;

describe('a fault', () => {
  it('is opened by its code, as it is read out, and by administrators alone', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const report = reportOf();
    expect(await send(report)).toEqual({ kept: true });
    const read = (code: string, person: string | null = viewer) =>
      call<Fault>(database.sql, person, 'admin_fault', { p_code: code });
    const { code, ...rest } = report;
    const inGroups = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect(await read(inGroups)).toMatchObject({
      ...rest,
      code,
      stack: report.stack,
    });
    // As `npm run replay` asks.
    const [row] = await database.sql<
      { fault: Fault }[]
    >`select private.fault_of(${inGroups}) as fault`;
    expect(row?.fault.composition).toEqual(rest.composition);
    expect(await refusal(read('AAAAAAAAAZ'))).toBe('NOT_FOUND');
    expect(await refusal(read(code, await signUp(database.sql)))).toBe('FORBIDDEN');
    expect(await refusal(read(code, null))).toBe('NOT_SIGNED_IN');
  });

  it('that comes again is counted and not told twice, and is another one in another version', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-again';
    await send(reportOf({ module, message: 'Order 12345 is gone' }));
    await send(reportOf({ module, message: 'Order 98765 is gone' }), await signUp(database.sql));
    const last = reportOf({ module, version: '0.1.0-next', message: 'Order 1234 is gone' });
    await send(last);
    const faults = await list(viewer, module);
    expect(faults.map(({ version, seen, message }) => [version, seen, message])).toEqual([
      ['0.1.0-next', 1, 'Order # is gone'],
      ['0.1.0-3f2a91bc04', 2, 'Order # is gone'],
    ]);
    expect(faults[0]?.code).toBe(last.code);
  });

  it('keeps nothing that says who it was', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const person = await signUp(database.sql);
    const module = 'mf-who';
    await send(
      reportOf({ module, message: `no profile of ${person}, ${person}@people.test`, stack: '' }),
      person,
    );
    const [fault] = await list(viewer, module);
    expect(fault?.message).toBe('no profile of …, …');
    const [row] = await database.sql<{ text: string }[]>`
      select (to_jsonb(f) || to_jsonb(r))::text as text
      from private.faults as f join private.fault_reports as r on r.fault_id = f.id
      where f.module = ${module}`;
    expect(row?.text).not.toContain(person);
  });

  it('keeps the first twenty reports of a day, and counts on', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-often';
    const kept: boolean[] = [];
    for (let turn = 0; turn < 22; turn += 1) kept.push((await send(reportOf({ module }))).kept);
    expect(kept.filter(Boolean)).toHaveLength(20);
    expect((await list(viewer, module))[0]?.seen).toBe(22);
  });

  it('is dropped beyond three hundred a minute', async () => {
    await database.sql`
      insert into private.faults (module, version, owner, kind, message, stack)
      values ('mf-flood', '1', 'team', 'render', 'x', '')`;
    await database.sql.begin(async (tx) => {
      await tx`
        insert into private.fault_reports (code, fault_id, composition, page, language, theme, width, steps)
        select translate(lpad((100000 + n)::text, 10, '9'), '0123456789', 'ABCDEFGHJK'), id, '{}', '/', 'en', 'dark', 1, '[]'
        from private.faults, generate_series(1, 300) as n where module = 'mf-flood'`;
    });
    expect(await send(reportOf({ module: 'mf-later' }))).toEqual({ kept: false });
    await database.sql`delete from private.faults where module = 'mf-flood'`;
    expect(await send(reportOf({ module: 'mf-later' }))).toEqual({ kept: true });
  });

  it.each([
    ['no report', null],
    ['a code that is none', { code: 'short' }],
    ['a module that is none', { module: '<script>' }],
    ['an unknown kind', { kind: 'bad mood' }],
    ['nothing said', { message: ' ' }],
    ['an address with what was looked for', { page: '/search?q=me' }],
    ['a width that is none', { width: 'wide' }],
    ['too wide a screen', { width: 1e12 }],
    ['steps without end', { steps: Array.from({ length: 500 }, () => '/events/and/so/on') }],
    ['more than anybody has', { stack: 'x'.repeat(20_000) }],
  ])('that is forged is refused: %s', async (_, forged) => {
    const report = forged && { ...reportOf({ module: 'mf-forged' }), ...forged };
    expect(await refusal(send(report as object))).toBe('INVALID_INPUT');
  });

  it('with a code that is taken does not take its place', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const first = reportOf({ module: 'mf-first' });
    await send(first);
    expect(await send(reportOf({ module: 'mf-second', code: first.code }))).toEqual({
      kept: false,
    });
    expect(
      await call<Fault>(database.sql, viewer, 'admin_fault', { p_code: first.code }),
    ).toMatchObject({ module: 'mf-first' });
  });

  it('is forgotten after a month', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-old';
    await send(reportOf({ module }));
    await database.sql`
      update private.faults set last_at = now() - interval '31 days' where module = ${module}`;
    await database.sql`select private.forget_faults()`;
    expect(await list(viewer, module)).toEqual([]);
  });
});
