import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call, refusal } from '../../supabase/tests/setup/callers';
import { signUp } from '../../supabase/tests/setup/people';
import { provideTestDatabase } from '../../supabase/tests/setup/test-database';
import { manifestOf, removeBuilds, writeBuild } from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { readRegistry } from '../release/registry-file';
import { readFigures } from './figures';
import { keepCanaries } from './keep';

const database = provideTestDatabase();
const id = 'mf-events';
let dataDir: string;
let version = '';
let made = 0;

const count = (given: object, person: string | null = null) =>
  call<{ counted: boolean }>(database.sql, person, 'count_canary', {
    p_module: id,
    p_version: version,
    p_on_canary: true,
    p_broken: false,
    ...given,
  });
const keep = (hours = 0) =>
  keepCanaries(dataDir, database.url, {
    bounds: { visitors: 3, hours: 24, days: 7 },
    now: new Date(Date.now() + hours * 3_600_000),
  });
const entry = () => readRegistry(dataDir).remotes[id]!;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'keep-'));
  made += 1;
  version = `kept-${made}-canary`;
  for (const [each, canary] of [
    [`kept-${made}`, undefined],
    [version, { percent: 5 }],
  ] as const)
    await publish(dataDir, await writeBuild(id, each), manifestOf(id), { canary });
});
afterEach(() => {
  removeBuilds();
  rmSync(dataDir, { recursive: true, force: true });
});

test('nobody is counted before the keeper has looked, then everybody is, signed in or not', async () => {
  expect(await count({})).toEqual({ counted: false });
  expect(await keep()).toEqual([]);
  expect(await count({})).toEqual({ counted: true });
  await count({ p_on_canary: false }, await signUp(database.sql));
  expect(await readFigures(database.url, id, version)).toEqual({
    canary: { opened: 1, broken: 0 },
    active: { opened: 1, broken: 0 },
  });
  expect(await refusal(count({ p_broken: null }))).toBe('INVALID_INPUT');
});

test('nothing fails more often than it was opened, and beyond six hundred a minute nobody is counted', async () => {
  await keep();
  await count({ p_broken: true });
  expect((await readFigures(database.url, id, version)).canary).toEqual({ opened: 0, broken: 0 });
  await database.sql`
    update private.canaries set counted = 600, minute = date_trunc('minute', now()) where version = ${version}`;
  expect(await count({})).toEqual({ counted: false });
});

test('one that fails is stopped at once', async () => {
  await keep();
  await database.sql`update private.canaries set opened = 12, broken = 12, active_opened = 12 where version = ${version}`;
  expect(await keep()).toEqual([expect.stringContaining(`${id} ${version} was stopped`)]);
  expect(entry()).toMatchObject({ active: `kept-${made}` });
  expect(entry().canary).toBeUndefined();
});

test('one that is well is promoted when its time has come, and not before', async () => {
  await keep();
  await database.sql`update private.canaries set opened = 3, active_opened = 3 where version = ${version}`;
  expect(await keep(23)).toEqual([]);
  expect(await keep(24)).toEqual([expect.stringContaining(`${id} ${version} is live`)]);
  expect(entry().active).toBe(version);
});

test('one that nobody opens is given up', async () => {
  expect(await keep(24 * 7)).toEqual([expect.stringContaining('too few have opened it to know')]);
  expect(entry().active).toBe(`kept-${made}`);
});

test('where its key is elsewhere its owner is named, and nothing has changed', async () => {
  rmSync(path.join(dataDir, 'keys', `${id}.pem`));
  expect(await keep(24 * 7)).toEqual([
    expect.stringMatching(/tell team to run "npm run canary -- mf-events --stop" with its key/),
  ]);
  expect(entry().canary?.version).toBe(version);
});
