import { findCredentialFaults } from './credentials.rules';

it.each([
  ['', 'secret', { email: 'emailMissing' }],
  ['nobody', 'secret', { email: 'emailInvalid' }],
  ['a b@example.test', 'secret', { email: 'emailInvalid' }],
  ['admin@example.test', '', { password: 'passwordMissing' }],
  ['', '', { email: 'emailMissing', password: 'passwordMissing' }],
  ['admin@example.test', 'secret', {}],
])('%j with the password %j: %j', (email, password, faults) => {
  expect(findCredentialFaults({ email, password })).toEqual(faults);
});
