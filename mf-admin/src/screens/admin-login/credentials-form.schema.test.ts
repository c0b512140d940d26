import { createFakeTexts, faultsOf } from '@spotlight/shared/contract/testing';
import { credentialsSchema } from './credentials-form.schema';

it.each([
  ['', 'secret', { email: 'login.emailMissing' }],
  ['nobody', 'secret', { email: 'login.emailInvalid' }],
  ['a b@example.test', 'secret', { email: 'login.emailInvalid' }],
  ['admin@example.test', '', { password: 'login.passwordMissing' }],
  ['', '', { email: 'login.emailMissing', password: 'login.passwordMissing' }],
  ['admin@example.test', 'secret', {}],
])('%j with the password %j: %j', (email, password, faults) => {
  expect(faultsOf(credentialsSchema(createFakeTexts()), { email, password })).toEqual(faults);
});
