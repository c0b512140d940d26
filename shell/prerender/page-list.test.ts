import { defineManifest, type Registry } from '@spotlight/shared/contract/schema';
import { listPages } from './page-list';

const registryWith = (disabled?: { notice: string }): Registry => ({
  schema: 1,
  revision: 1,
  shell: { active: 's', versions: {} },
  remotes: {
    'mf-events': {
      active: '1',
      ...(disabled && { disabled }),
      versions: {
        1: {
          entry: '/remotes/mf-events/1/entry.js',
          integrity: 'sha384-x',
          files: [],
          chunks: {},
          commit: 'abc',
          publishedAt: '2026-01-01T00:00:00Z',
          manifest: defineManifest({
            id: 'mf-events',
            owner: 'team',
            contract: '^1.0.0',
            namespace: 'events',
            paths: ['/events'],
            pages: [
              {
                path: '/events',
                screen: 'list',
                access: 'public',
                titleKey: 'name',
                isPrerendered: true,
              },
              { path: '/events/map', screen: 'map', access: 'public', titleKey: 'name' },
              {
                path: '/events/:id',
                screen: 'one',
                access: 'public',
                titleKey: 'name',
                isPrerendered: true,
              },
              { path: '/events/:id/gate', screen: 'gate', access: 'signed-in', titleKey: 'name' },
            ],
            labels: { 'zh-TW': { name: '活動' } },
            budgetKb: 1,
          }),
        },
      },
    },
  },
});

test('lists and patterns that ask for it are prerendered, and nothing else', () => {
  const { lists, isDetail, has } = listPages(registryWith());
  expect(['/', '/events', '/about', '/events/0b6c-41', '/venues'].filter(has)).toEqual([
    '/',
    '/events',
    '/about',
    '/events/0b6c-41',
  ]);
  expect(lists).toEqual(['/', '/events']);
  expect(isDetail('/events/0b6c-41')).toBe(true);
  expect(isDetail('/events/0b6c-41/gate')).toBe(false);
  // Another page, which does not ask for it.
  expect(isDetail('/events/map')).toBe(false);
  expect(isDetail('/events/../events/0b6c-41')).toBe(false);
  expect(isDetail('/venues/0b6c-41')).toBe(false);
});

test('a remote that has been switched off is not prerendered', () => {
  const { lists, isDetail } = listPages(registryWith({ notice: '維護中' }));
  expect(lists).toEqual(['/']);
  expect(isDetail('/events/0b6c-41')).toBe(false);
});
