import { entriesOf, isActive } from './navigation';
import { navigationFixture } from './testing/navigation.fixture';

it('gives the entries of an area in their order', () => {
  expect(entriesOf(navigationFixture, 'main', null).map(({ id }) => id)).toEqual([
    'events',
    'trends',
  ]);
});

it('shows an identity only what is for it', () => {
  const seenBy = (type: 'fan' | 'performer' | null) =>
    entriesOf(navigationFixture, 'account', type).map(({ id }) => id);
  expect(seenBy('fan')).toEqual(['tickets', 'cart']);
  expect(seenBy('performer')).toEqual(['tickets']);
  expect(seenBy(null)).toEqual(['tickets']);
});

it.each([
  ['/events', '/events', true],
  ['/events', '/events/1', true],
  ['/events', '/events-published', false],
])('entry %j at %j is active: %j', (path, pathname, expected) => {
  expect(isActive(path, pathname)).toBe(expected);
});
