import { pickVaried } from './featured-venues.rules';

const venue = (id: string, type: string) => ({ id, type });

test('one of each type comes before a second of the same', () => {
  const picked = pickVaried(
    [venue('a', 'Live House'), venue('b', 'Live House'), venue('c', '展廳'), venue('d', '酒吧')],
    3,
  );
  expect(picked.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('few types are filled up in the given order', () => {
  const picked = pickVaried([venue('a', '酒吧'), venue('b', '酒吧'), venue('c', '展廳')], 3);
  expect(picked.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});
