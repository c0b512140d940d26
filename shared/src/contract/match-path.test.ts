// oxlint-disable-next-line no-restricted-imports -- the façade has no matcher on purpose: there is ours.
import { matchPath as routerMatch } from 'react-router-dom';
import { findByPath, matchPath, shadows } from './match-path';

const patterns = ['/', '/events', '/events/:id', '/events/:id/edit', '/admin/*', '*'];
const addresses = [
  '/',
  '/events',
  '/events/',
  '/Events',
  '/events/7',
  '/events/7/',
  '/events/%E5%8F%B0',
  '/events/7/edit',
  '/events/7/edit/more',
  '/event',
  '/events-published',
  '/admin',
  '/admin/',
  '/admin/users/7',
  '/administrator',
];

test.each(patterns)('%s matches what the router matches, which reads the parameters', (pattern) => {
  for (const address of addresses) {
    const { '*': _rest, ...params } = routerMatch(pattern, decodeURI(address))?.params ?? {};
    const isMatched = routerMatch(pattern, address) !== null;
    expect([address, matchPath(pattern, address)]).toEqual([
      address,
      isMatched ? params : undefined,
    ]);
  }
});

test('half an escape is taken as it was typed', () => {
  expect(matchPath('/events/:id', '/events/%E5%8')).toEqual({ id: '%E5%8' });
});

test('the first page that matches is the one', () => {
  const pages = [{ path: '/events/map' }, { path: '/events/:id' }];
  expect(findByPath(pages, '/events/map')?.page.path).toBe('/events/map');
  expect(findByPath(pages, '/events/7')).toEqual({ page: pages[1], params: { id: '7' } });
  expect(findByPath(pages, '/venues')).toBeUndefined();
});

test.each([
  ['/events/:id', '/events/map', true],
  ['/events/:id', '/events/:name', true],
  ['/events/:id', '/events/:id/edit', false],
  ['/events/map', '/events/:id', false],
  ['/events/:id/edit', '/events/map/:part', false],
  ['/admin/*', '/admin/users/:id', true],
  ['/admin/*', '/admin', true],
  ['/admin/:id', '/admin/*', false],
  ['/:a/:b/:c/:d/:e', '/admin/*', false],
  ['/:area/*', '/admin/*', true],
  ['*', '/events', true],
])('does %s shadow %s? %s', (earlier, later, answer) => {
  expect(shadows(earlier, later)).toBe(answer);
});
