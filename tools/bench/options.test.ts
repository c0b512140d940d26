import { readOptions } from './options';

test('everything is measured ten times unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    runs: 10,
    only: [
      'home',
      'events',
      'event',
      'venues',
      'venue',
      'artists',
      'performer',
      'birthday',
      'birthdayPage',
      'supportMap',
      'adProducts',
      'back',
      'typing',
      'adminTyping',
      'panning',
      'calendar',
      'dayRoute',
    ],
  });
  expect(readOptions(['--quick'])).toMatchObject({ runs: 3 });
  expect(readOptions(['--runs', '20', '--only', 'typing,event'])).toEqual({
    runs: 20,
    only: ['event', 'typing'],
  });
});

test.each([
  ['--runs', '0'],
  ['--runs', 'many'],
  ['--only', 'cart'],
  ['--only', 'event,cart'],
])('%s %s is answered with how to call it', (...args) =>
  expect(() => readOptions(args)).toThrow('Usage: npm run bench'),
);
