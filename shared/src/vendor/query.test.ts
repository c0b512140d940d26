import { QueryClient, entityKey, queryOptions } from './query';

const queryFn = () => Promise.resolve('夜曲');

test('a key says package and entity first, then what the answer depends on', () => {
  const key = entityKey('events', 'event');
  expect(key()).toEqual(['events', 'event']);
  expect(key('detail', 'e1')).toEqual(['events', 'event', 'detail', 'e1']);
});

test('a key that is written by hand fails the type check', async () => {
  const client = new QueryClient();
  const key = entityKey('events', 'event')('list');
  expect(queryOptions({ queryKey: key, queryFn }).queryKey).toBe(key);
  await client.invalidateQueries({ queryKey: key });
  // @ts-expect-error a query
  queryOptions({ queryKey: ['events', 'event', 'list'], queryFn });
  // @ts-expect-error a key that continues another one
  queryOptions({ queryKey: [...key, 'e1'], queryFn });
  // @ts-expect-error what is read again
  await client.invalidateQueries({ queryKey: ['events', 'event'] });
  // @ts-expect-error what is read again, in a whole package
  await client.invalidateQueries({ queryKey: ['events'] });
  // @ts-expect-error what is written into the cache
  client.setQueryData(['events', 'event', 'list'], '夜曲');
  // @ts-expect-error what is read from the cache
  expect(client.getQueryData(['events', 'event', 'none'])).toBeUndefined();
});
