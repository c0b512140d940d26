import { readShared } from './shared.rules';

const origin = 'https://spotlight.test';
const read = (shared: Parameters<typeof readShared>[0]) => readShared(shared, origin);

test('the address of an own page leads to this page, wherever the other app wrote it', () => {
  expect(read({ url: `${origin}/events/1?from=line#tickets` })).toEqual({
    path: '/events/1?from=line#tickets',
  });
  expect(read({ title: '夏夜', text: `一起去 ${origin}/events/1` })).toEqual({ path: '/events/1' });
});

test('addresses elsewhere are no words to search for', () => {
  expect(read({ title: '夏夜音樂祭', url: 'https://elsewhere.test/a' })).toEqual({
    words: '夏夜音樂祭',
  });
  expect(read({ text: '夏夜\n音樂祭 https://elsewhere.test/a?b=c' })).toEqual({
    words: '夏夜 音樂祭',
  });
  expect(read({ url: 'https://elsewhere.test' })).toEqual({ words: '' });
});

test('what only begins like the own address is elsewhere', () => {
  expect(read({ url: `${origin}.evil.test/events/1` })).toEqual({ words: '' });
  expect(read({ url: 'javascript:alert(1)' })).toEqual({ words: '' });
});

test('nothing at all is nothing to search for', () => {
  expect(read({})).toEqual({ words: '' });
});
