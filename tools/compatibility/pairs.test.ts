import type { Registry } from '@spotlight/shared/contract/schema';
import { compositionOf, openPages, pairsOf } from './pairs';

const pages = [
  { path: '/events', screen: 'list', access: 'public' },
  { path: '/events/:id', screen: 'detail', access: 'public' },
  { path: '/tickets', screen: 'wallet', access: 'signed-in' },
  { path: '/activities', access: 'public', redirectTo: '/events' },
];
const registry = {
  shell: { active: 's2', lastGood: 's1', versions: {} },
  remotes: {
    'mf-events': { active: 'e2', lastGood: 'e1', versions: { e1: { manifest: { pages } } } },
    'mf-venues': { active: 'v1', versions: {} },
  },
} as unknown as Registry;

it('are all that visitors may meet: what is live, and what stands in for it', () => {
  expect(
    pairsOf(registry).map(({ remote, version, shell }) => `${remote} ${version} ${shell}`),
  ).toEqual([
    'mf-events e2 s2',
    'mf-events e2 s1',
    'mf-events e1 s2',
    'mf-events e1 s1',
    'mf-venues v1 s2',
    'mf-venues v1 s1',
  ]);
  expect(pairsOf(registry, 'mf-venues')).toHaveLength(2);
  expect(pairsOf(registry, 'mf-gone')).toEqual([]);
});

it('are looked at with everything else as it is live, on pages that anybody can open', () => {
  const pair = { remote: 'mf-events', version: 'e1', shell: 's1' };
  expect(compositionOf(registry, pair)).toEqual({
    shell: 's1',
    'mf-events': 'e1',
    'mf-venues': 'v1',
  });
  expect(openPages(registry, pair)).toEqual(['/events']);
});
