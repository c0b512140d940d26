import { provideTestDatabase } from '../../../supabase/tests/setup/test-database';
import { sized } from '../../run-size/run-size';
import { load, readLoadFiles } from './loaded-stack';
import { measure, type Measured, percentile } from './measure';
import { readOptions } from './options';
import { tablesScanned, worthReading } from './plans';
import { databaseReport, verdict } from './report';
import type { Request, Scenario } from './scenario';

const request = (): Request => ({ function: 'f', args: {}, userId: null });
const measured: Measured = {
  requests: 10,
  perSecond: 80,
  p50: 5,
  p99: 51,
  worst: 60,
  processorMs: 12.34,
  refusals: { SOLD_OUT: 2 },
};

test('a percentile is the smallest value that the share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => n + 1);
  expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('needs values');
});

test('callers ask one request after another and refusals are counted', async () => {
  const asked: number[] = [];
  const ask = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'SOLD_OUT';
  };
  const counted = (n: number) => {
    asked.push(n);
    return request();
  };
  const result = await measure([ask, ask], counted, 1);
  expect(new Set(asked).size).toBe(asked.length);
  expect(result.refusals).toEqual({ SOLD_OUT: result.requests });
  expect(result.requests).toBeLessThan(asked.length);
  expect(result.p50).toBeGreaterThanOrEqual(99);
  expect(result.processorMs).toBeNull();
});

test('a plan says which tables it reads from end to end', () => {
  const plan = `Aggregate  (cost=…)
  ->  Parallel Seq Scan on public.tickets t  (cost=…)
  ->  Bitmap Heap Scan on events e  (cost=…)
  ->  Seq Scan on venues  (cost=…)
  ->  Seq Scan on venues v  (cost=…)
  ->  Limit  (cost=…)
        Buffers: shared hit=9
        ->  Seq Scan on orders o  (cost=…)`;
  expect(tablesScanned(plan)).toEqual(['tickets', 'venues']);
});

test('plans are saved once for each statement, and only of statements that touch a table', () => {
  const lookUp = (id: number) =>
    `Query Text: select a on b\nQuery Parameters: $1 = ${id}\nIndex Scan using p on b  (cost=1)`;
  const helper = 'Query Text: select f\nFunction Scan on f  (cost=0)';
  const insert = 'Query Text: insert into b\nInsert on b  (cost=0)';
  expect(worthReading([helper, lookUp(1), lookUp(2), insert])).toEqual([lookUp(1), insert]);
});

test.each([
  [{ p99Ms: 50 }, 'p99 ≤ 50 ms: missed'],
  [{ p99Ms: 51 }, 'p99 ≤ 51 ms: reached'],
  [{ perSecond: 100 }, '≥ 100/s: missed'],
  [{ perSecond: 80 }, '≥ 80/s: reached'],
  [undefined, ''],
])('the aim %j is told as %j', (aim, text) => {
  const scenario: Scenario = { name: 'list', request, ...(aim && { aim }) };
  expect(verdict(scenario, measured)).toBe(text);
});

test('the report names aims, refusals and plans that are slow', () => {
  const report = databaseReport(
    [
      {
        scenario: { name: 'list', request, callers: 2, aim: { p99Ms: 50 } },
        database: measured,
        gateway: null,
      },
    ],
    {
      seconds: 10,
      connections: 4,
      loadSeconds: 100,
      seedSeconds: 3,
      rows: { events: 100_000 },
      settings: { shared_buffers: '512MB' },
      jobs: [{ name: 'tidy', ms: 12 }],
      slowPlans: [{ scenario: 'list', tables: ['events'] }],
    },
  );
  for (const text of [
    'missed',
    'list (2 callers)',
    '2 × SOLD_OUT',
    'end to end: events (list)',
    'tidy 12 ms',
    ' 12.3 ',
  ]) {
    expect(report).toContain(text);
  }
});

test('options are seconds and connections, or an explanation', () => {
  expect(readOptions([])).toEqual({ seconds: 10, connections: 4, isFresh: false, only: '' });
  expect(
    readOptions(['--seconds', '3', '--connections', '8', '--only', 'list', '--fresh']),
  ).toEqual({
    seconds: 3,
    connections: 8,
    isFresh: true,
    only: 'list',
  });
  expect(() => readOptions(['--connections', 'many'])).toThrow('Usage: npm run bench:db');
});

const database = provideTestDatabase();

test('the data of the benchmark fits into the database as it is today', async () => {
  const share = sized(0.002, 0.02);
  await load(database.url, await readLoadFiles(), () => {}, share);
  const [counted] = await database.sql<
    { events: number; registrations: number; bookings: number }[]
  >`
    select (select count(*)::int from public.events) as events,
      (select count(*)::int from public.event_registrations) as registrations,
      (select count(*)::int from public.bookings) as bookings`;
  expect(counted).toEqual({
    events: 100_000 * share,
    registrations: 1_000_000 * share,
    bookings: 60_000 * share,
  });
}, 600_000);
