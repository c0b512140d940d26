import type { Registry, RemoteVersion } from './registry.schema';
import { resolveRemote } from './resolve-remote';

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

const context = { contractVersion: '1.2.0' };
const resolve = (remote: Partial<Registry['remotes'][string]>) =>
  resolveRemote(registryWith(remote), 'mf-events', context);

test('the active version is chosen, and the last good one stands in', () => {
  expect(resolve({})).toMatchObject({
    kind: 'version',
    version: '2',
    source: 'active',
    standIns: [{ version: '1', source: 'last-good' }],
  });
});

test.each([
  ['is the active one', { lastGood: '2' }],
  ['is gone', { lastGood: '0' }],
  ['does not exist', { lastGood: undefined }],
  ['needs another contract', { versions: { 1: version('^2.0.0'), 2: version() } }],
])('nothing stands in where the last good version %s', (_, remote) => {
  expect(resolve(remote)).toMatchObject({ version: '2', standIns: [] });
});

test('the kill switch comes before everything else', () => {
  expect(resolve({ disabled: { notice: '維護中' } })).toEqual({
    kind: 'unavailable',
    reason: 'disabled',
    notice: '維護中',
  });
});

test('a version that needs another contract gives way to the last good one', () => {
  const versions = { 1: version('^1.0.0'), 2: version('^2.0.0') };
  expect(resolve({ versions })).toMatchObject({ version: '1', source: 'last-good' });
});

test('a version that was rolled back is neither chosen nor stands in', () => {
  const rolledBack = { 1: '2026-01-02T00:00:00Z' };
  const versions = { 1: version(), 2: version('^2.0.0') };
  expect(resolve({ rolledBack, versions })).toMatchObject({ kind: 'unavailable' });
  expect(resolve({ rolledBack })).toMatchObject({ version: '2', standIns: [] });
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

describe('chosen for a tab', () => {
  const versions = { 1: version(), 2: version(), 3: version() };
  const choose = (chosen: string, remote: Partial<Registry['remotes'][string]> = {}) =>
    resolveRemote(registryWith({ versions, ...remote }), 'mf-events', {
      ...context,
      chosen: { 'mf-events': { version: chosen }, 'mf-other': { version: '9' } },
    });

  test('a version comes first, and the active one stands in before the last good one', () => {
    expect(choose('3')).toMatchObject({
      version: '3',
      source: 'chosen',
      standIns: [{ version: '2' }, { version: '1' }],
    });
  });
  test('also one that was rolled back, which nobody else gets', () => {
    expect(choose('3', { rolledBack: { 3: '2026-01-01T00:00:00Z' } })).toMatchObject({
      version: '3',
    });
  });
  test('what is not there, or needs another shell, changes nothing', () => {
    expect(choose('9')).toMatchObject({ version: '2', source: 'active' });
    const others = { ...versions, 3: version('^2.0.0') };
    expect(choose('3', { versions: others })).toMatchObject({ version: '2', source: 'active' });
  });
  test('nothing passes the kill switch', () => {
    expect(choose('3', { disabled: { notice: '維護中' } })).toMatchObject({
      reason: 'disabled',
    });
  });
});
