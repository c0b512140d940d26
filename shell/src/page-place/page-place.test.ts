import { shellPages } from '../screens';
import { findPlace, placeOf, shellPlaces } from './page-place';

const page = { path: '/cart', screen: 'cart', chrome: 'site', access: ['fan'], titleKey: 'cart' };
const cart = placeOf({ ...page, chrome: 'site', access: ['fan'], width: 760 });
const room = placeOf({
  ...page,
  path: '/admin/users',
  chrome: 'bare',
  access: 'signed-in',
  shape: 'desk',
  loginPath: '/admin/login',
});
const adminLogin = placeOf({
  ...page,
  path: '/admin/login',
  chrome: 'bare',
  access: 'public',
  shape: 'form',
});
const places = [...shellPlaces, cart, room, adminLogin];

test('says no more of a page than its document has to know', () => {
  expect(cart).toEqual({ path: '/cart', width: 760, loginPath: '/login' });
  expect(room).toEqual({
    path: '/admin/users',
    shape: 'desk',
    isBare: true,
    loginPath: '/admin/login',
  });
});

test('who is signed out sees the place of the login that a guarded page leads to', () => {
  expect(findPlace(places, '/cart', false)).toBe(cart);
  expect(findPlace(places, '/cart', true)).toMatchObject({ path: '/login', shape: 'form' });
  expect(findPlace(places, '/admin/users', true)).toBe(adminLogin);
  expect(findPlace(places, '/nowhere', true)).toBeUndefined();
});

test('the shell’s own places are those of pages that it has, guarded as they are', () => {
  for (const { path, loginPath } of shellPlaces) {
    const own = shellPages.find((candidate) => candidate.path === path);
    expect([path, own?.access]).toEqual([path, loginPath ? 'signed-in' : 'public']);
  }
});
