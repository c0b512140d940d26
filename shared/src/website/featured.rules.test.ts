import { putFirst } from './featured.rules';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

test('what is featured comes first, others fill up, and nothing stands twice', () => {
  expect(putFirst(items('c', 'a'), items('a', 'b', 'd'), 3)).toEqual(items('c', 'a', 'b'));
});
