import { createFakeServices } from '@spotlight/shared/contract/testing';
import { createSession } from '../session';
import { createThemeStore } from '../theme';
import { createToastQueue } from '../toasts';

/** A remote's tests are worth as much as the fakes are like the real services. */
const real = createSession({
  config: { supabaseUrl: 'http://backend.test', supabaseKey: 'key' },
  t: (key) => key,
});
const fakes = createFakeServices();
const namesOf = (service: object) => Object.keys(service).sort();

test.each([
  ['session', real.session.getState(), fakes.session],
  ['backend', real.backend, fakes.backend],
  ['theme', createThemeStore().getState(), fakes.theme],
] as const)('the fake %s offers exactly what the real one does', (_, service, fake) => {
  expect(namesOf(fake)).toEqual(namesOf(service));
});

test('the fake toasts offer what remotes may say with the real ones', () => {
  const { success, error, info } = createToastQueue();
  for (const say of [success, error, info]) expect(say).toBeInstanceOf(Function);
  expect(namesOf(fakes.toasts)).toEqual(['error', 'info', 'messages', 'success']);
});

test('a fake backend fails the test that asks it for something unforeseen', async () => {
  const rest = await fakes.backend.rest();
  expect(() => rest.rpc('trends')).toThrow('no answer for trends()');
});
