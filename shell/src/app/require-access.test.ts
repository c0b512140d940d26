import type { Access, UserType } from '@spotlight/shared/contract';
import { decideAccess } from './require-access';

const visitor = { isLoading: false, isLoggedIn: false, userType: null };
const unknown = { isLoading: true, isLoggedIn: false, userType: null };
const signedInAs = (userType: UserType) => ({ isLoading: false, isLoggedIn: true, userType });
const venueOnly: Access = ['venue'];

test('a public page waits for nobody', () => {
  expect(decideAccess('public', unknown)).toEqual({ kind: 'allowed' });
});

test.each<[Access]>([['signed-in'], ['admin'], [venueOnly]])(
  'while the session loads, a page for %j waits',
  (access) => {
    expect(decideAccess(access, unknown)).toEqual({ kind: 'wait' });
  },
);

test.each<[Access]>([['signed-in'], ['admin'], [venueOnly]])(
  'a visitor is asked to sign in before a page for %j',
  (access) => {
    expect(decideAccess(access, visitor)).toEqual({ kind: 'sign-in' });
  },
);

test('the right identity is let in', () => {
  expect(decideAccess(venueOnly, signedInAs('venue'))).toEqual({ kind: 'allowed' });
});

test('another identity is told which one the page needs', () => {
  expect(decideAccess(venueOnly, signedInAs('fan'))).toEqual({ kind: 'switch', to: ['venue'] });
});
