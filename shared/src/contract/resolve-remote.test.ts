import type { Registry, RemoteVersion } from './registry.schema';
import { bucketOf, resolveRemote } from './resolve-remote';

const version = (contract = '^1.0.0'): RemoteVersion => ({
  entry: '/remotes/mf-events/x/entry.js',
  integrity: 'sha384-x',
  files: [],
  chunks: {},
  commit: 'abc',
  publishedAt: '2026-01-01T00:00:00Z',
  manifest: {
    id: 'mf-events',
    owner: 'team-events',
    contract,
    namespace: 'events',
    paths: ['/events'],
    pages: [
      { path: '/events', screen: 'list', access: 'public', titleKey: 'list', chrome: 'site' },
    ],
    navigation: [],
    slots: [],
    labels: {},
    budgetKb: 20,
  },
});

const registryWith = (remote: Partial<Registry['remotes'][string]>): Registry => ({
  schema: 1,
  revision: 1,
  shell: { active: 's', versions: {} },
  remotes: {
    'mf-events': {
      active: '2',
      lastGood: '1',
      versions: { 1: version(), 2: version() },
      ...remote,
    },
  },
});

const context = { contractVersion: '1.2.0', sessionId: 'session' };
const resolve = (remote: Partial<Registry['remotes'][string]>, extra = {}) =>
  resolveRemote(registryWith(remote), 'mf-events', { ...context, ...extra });

test('the active version is chosen', () => {
  expect(resolve({})).toMatchObject({ kind: 'version', version: '2', source: 'active' });
});

test('the kill switch comes before everything else', () => {
  const overrides = { 'mf-events': 'http://localhost:3001/entry.js' };
  expect(resolve({ disabled: { notice: '維護中' } }, { overrides })).toEqual({
    kind: 'unavailable',
    reason: 'disabled',
    notice: '維護中',
  });
});

test('a developer override comes before pins and the canary', () => {
  const overrides = { 'mf-events': 'http://localhost:3001/entry.js' };
  expect(resolve({}, { overrides, pins: { 'mf-events': '1' } })).toMatchObject({
    kind: 'override',
    entry: 'http://localhost:3001/entry.js',
  });
});

test('a tab stays on the version it settled on', () => {
  expect(resolve({}, { pins: { 'mf-events': '1' } })).toMatchObject({
    version: '1',
    source: 'pin',
  });
});

test('a pin to a version that is gone is passed over', () => {
  expect(resolve({}, { pins: { 'mf-events': '0' } })).toMatchObject({ version: '2' });
});

test('a canary of 100 percent reaches everybody, one of 0 percent nobody', () => {
  const versions = { 1: version(), 2: version(), 3: version() };
  const canary = (percent: number) => ({ versions, canary: { version: '3', percent, salt: 'a' } });
  expect(resolve(canary(100))).toMatchObject({ version: '3', source: 'canary' });
  expect(resolve(canary(0))).toMatchObject({ version: '2', source: 'active' });
});

test('the canary bucket is even and depends on the salt', () => {
  const buckets = Array.from({ length: 5000 }, (_, i) => bucketOf(`salt:${i}`));
  const share = buckets.filter((bucket) => bucket < 10).length / buckets.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
  expect(bucketOf('a:1')).not.toBe(bucketOf('b:1'));
});

test('a version that needs another contract gives way to the last good one', () => {
  const versions = { 1: version('^1.0.0'), 2: version('^2.0.0') };
  expect(resolve({ versions })).toMatchObject({ version: '1', source: 'last-good' });
});

test.each([
  ['the last good one', { rolledBack: { 1: '2026-01-02T00:00:00Z' } }, {}],
  ['a pinned one', { rolledBack: { 1: '2026-01-02T00:00:00Z' } }, { pins: { 'mf-events': '1' } }],
])('a version that was rolled back is not chosen: %s', (_which, remote, extra) => {
  const versions = { 1: version(), 2: version('^2.0.0') };
  expect(resolve({ ...remote, versions }, extra)).toMatchObject({ kind: 'unavailable' });
});

test('without any compatible version the remote is unavailable', () => {
  const versions = { 1: version('^2.0.0'), 2: version('^2.0.0') };
  expect(resolve({ versions })).toEqual({ kind: 'unavailable', reason: 'no-compatible-version' });
});

test('an unknown remote is unavailable', () => {
  expect(resolveRemote(registryWith({}), 'mf-nothing', context)).toEqual({
    kind: 'unavailable',
    reason: 'unknown-remote',
  });
});
