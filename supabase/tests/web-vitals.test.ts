import { signUpAdmin } from './setup/back-office';
import { call, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const reportOf = (overrides: Record<string, unknown> = {}) => ({
  module: 'mf-events',
  version: '0.1.0-3f2a91bc04',
  owner: 'team-events',
  page: '/events/:id',
  composition: { shell: '0.1.0-aa', 'mf-events': '0.1.0-3f2a91bc04' },
  device: 'phone',
  lcp: 2100,
  inp: null,
  fcp: 1200,
  ttfb: 300,
  cls: 0.02,
  ...overrides,
});

const send = (report: object | null, person: string | null = null) =>
  call<{ kept: boolean }>(database.sql, person, 'report_vitals', { p_report: report });

interface Row {
  version: string;
  page: string | null;
  samples: number;
  p75: Record<string, number | null>;
  before: Record<string, number | null> | null;
}
const list = async (admin: string | null, query: string, isByPage = false) => {
  const args = { p_query: query, p_by_page: isByPage };
  return (await call<{ items: Row[] }>(database.sql, admin, 'admin_vitals', args)).items;
};

/** Puts the documents of a version that many days back. */
const age = (version: string, days: number) => database.sql`
  update private.web_vitals set at = at - ${`${days} days`}::interval where version = ${version}`;

describe('how fast a page was', () => {
  it('is summed up by version, with what it was in the version before', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-sums';
    for (const lcp of [1000, 1100, 1200, 1300])
      await send(reportOf({ module, version: 'v1', lcp, inp: 90 }));
    await age('v1', 2);
    for (const lcp of [3000, 3100, 3200, 3300])
      await send(reportOf({ module, version: 'v2', lcp, page: '/events', cls: 0.3 }));
    const [newest, first, ...others] = await list(viewer, module);
    expect(others).toEqual([]);
    expect(newest).toMatchObject({ version: 'v2', page: null, samples: 4 });
    expect(newest?.p75).toEqual({ lcp: 3200, inp: null, cls: 0.3, fcp: 1200, ttfb: 300 });
    expect(newest?.before).toEqual(first?.p75);
    expect(first?.p75).toMatchObject({ lcp: 1200, inp: 90 });
    expect(first?.before).toBeNull();
  });

  it('is told apart by page, where that is asked for', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-pages';
    await send(reportOf({ module, lcp: 900 }));
    await send(reportOf({ module, lcp: 4000, page: '/events' }));
    const rows = await list(viewer, module, true);
    expect(Object.fromEntries(rows.map(({ page, p75 }) => [page, p75['lcp']]))).toEqual({
      '/events': 4000,
      '/events/:id': 900,
    });
    // A page that the version before did not have has nothing to be compared with.
    expect(rows.map(({ before }) => before)).toEqual([null, null]);
  });

  it('is for administrators alone', async () => {
    expect(await refusal(list(await signUp(database.sql), ''))).toBe('FORBIDDEN');
    expect(await refusal(list(null, ''))).toBe('NOT_SIGNED_IN');
  });

  it('is told by anybody but those who said no, and says nothing of who it was', async () => {
    const person = await signUp(database.sql);
    const module = 'mf-consent';
    expect(await send(reportOf({ module }), person)).toEqual({ kept: true });
    await call(database.sql, person, 'set_measuring', { p_is_measured: false });
    expect(await send(reportOf({ module }), person)).toEqual({ kept: false });
    expect(await send(reportOf({ module }))).toEqual({ kept: true });
    const rows = await database.sql<{ text: string }[]>`
      select to_jsonb(v)::text as text from private.web_vitals as v where module = ${module}`;
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toContain(person);
  });

  it('is dropped beyond three hundred a minute, and beyond five hundred of a page in a day', async () => {
    const fill = (module: string, count: number, ago: string) => database.sql`
      insert into private.web_vitals (at, module, version, owner, page, composition, device, lcp)
      select now() - ${ago}::interval, ${module}, 'v1', 'team', '/full', '{}', 'phone', 1
      from generate_series(1, ${count}::int)`;
    await fill('mf-day', 500, '2 hours');
    expect(await send(reportOf({ module: 'mf-day', version: 'v1', page: '/full' }))).toEqual({
      kept: false,
    });
    expect(await send(reportOf({ module: 'mf-day', version: 'v1', page: '/other' }))).toEqual({
      kept: true,
    });
    await fill('mf-flood', 300, '10 seconds');
    expect(await send(reportOf({ module: 'mf-later' }))).toEqual({ kept: false });
    await database.sql`delete from private.web_vitals where module = 'mf-flood'`;
    expect(await send(reportOf({ module: 'mf-later' }))).toEqual({ kept: true });
  });

  it.each([
    ['no report', null],
    ['a module that is none', { module: '<script>' }],
    ['an address', { page: '/search?q=me' }],
    ['a person in the address', { page: '/u/3f2a91bc-04aa-4000-8000-000000000001@people.test' }],
    ['a device that is none', { device: 'toaster' }],
    ['longer than anybody waits', { lcp: 1e9 }],
    ['before it began', { ttfb: -1 }],
    ['no number', { inp: 'fast' }],
    ['more than there are', { cls: 'NaN' }],
    ['nothing measured', { lcp: null, fcp: null, ttfb: null, cls: null }],
    ['a composition that is none', { composition: [] }],
    ['more than anybody has', { composition: { shell: 'x'.repeat(5000) } }],
  ])('that is forged is refused: %s', async (_, forged) => {
    const report = forged && { ...reportOf({ module: 'mf-forged' }), ...forged };
    expect(await refusal(send(report))).toBe('INVALID_INPUT');
  });

  it('is forgotten after four weeks', async () => {
    const viewer = await signUpAdmin(database.sql, 'viewer');
    const module = 'mf-old';
    await send(reportOf({ module, version: 'old' }));
    await send(reportOf({ module, version: 'new' }));
    await age('old', 29);
    await database.sql`select private.forget_vitals()`;
    expect((await list(viewer, module)).map(({ version }) => version)).toEqual(['new']);
  });
});
