import { splitTitle } from './title-lines.rules';

test('a Latin second half gets its own line', () => {
  expect(splitTitle('霓虹跨年派對 NEON COUNTDOWN 2027')).toEqual([
    '霓虹跨年派對',
    'NEON COUNTDOWN 2027',
  ]);
});

test.each([
  'VIVID9 演唱會前夜應援專場',
  '予曦 24 歲生日生咖：陪你一起看初雪',
  'NEON COUNTDOWN',
  '千禧衣櫃',
])('%s stays whole', (title) => expect(splitTitle(title)).toEqual([title]));
