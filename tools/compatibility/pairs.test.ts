import type { Registry } from '@spotlight/shared/contract/schema';
import { compositionOf, openPages, pairsOf, roundsOf } from './pairs';

const pages = [
  { path: '/events', screen: 'list', access: 'public' },
  { path: '/events/:id', screen: 'detail', access: 'public' },
  { path: '/tickets', screen: 'wallet', access: 'signed-in' },
  { path: '/activities', access: 'public', redirectTo: '/events' },
];
const registry = {
  shell: { active: 's2', lastGood: 's1', versions: { s1: {}, s2: {} } },
  remotes: {
    'mf-events': {
      active: 'e2',
      lastGood: 'e1',
      versions: { e0: {}, e1: { manifest: { pages } }, e2: {} },
    },
    'mf-venues': {
      active: 'v1',
      canary: { version: 'v2' },
      versions: { v1: {}, v2: {} },
    },
    'mf-admin': { active: 'a1', disabled: { notice: '維護中' }, versions: { a1: {} } },
  },
} as unknown as Registry;

const namesOf = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map(({ remote, version, shell }) => `${remote} ${version} ${shell}`);

it('are all that visitors may meet: what is live, what is tried, and what stands in for it', () => {
  expect(namesOf(pairsOf(registry))).toEqual([
    'mf-events e2 s2',
    'mf-events e2 s1',
    'mf-events e1 s2',
    'mf-events e1 s1',
    'mf-venues v1 s2',
    'mf-venues v1 s1',
    'mf-venues v2 s2',
    'mf-venues v2 s1',
  ]);
  expect(pairsOf(registry, 'mf-venues')).toHaveLength(4);
  expect(pairsOf(registry, 'mf-gone')).toEqual([]);
});

it('are looked at in few rounds, with everything else as it is live', () => {
  const rounds = roundsOf(pairsOf(registry));
  expect(rounds.map((round) => compositionOf(registry, round))).toEqual([
    { shell: 's2', 'mf-events': 'e2', 'mf-venues': 'v1', 'mf-admin': 'a1' },
    { shell: 's1', 'mf-events': 'e2', 'mf-venues': 'v1', 'mf-admin': 'a1' },
    { shell: 's2', 'mf-events': 'e1', 'mf-venues': 'v2', 'mf-admin': 'a1' },
    { shell: 's1', 'mf-events': 'e1', 'mf-venues': 'v2', 'mf-admin': 'a1' },
  ]);
});

it('are looked at on pages that anybody can open', () => {
  expect(openPages(registry, { remote: 'mf-events', version: 'e1' })).toEqual(['/events']);
});
