import { numberText, optionalNumber, wholeNumber } from './number.schema';

test('takes whole numbers within their bounds in either width, never a broken one for zero', () => {
  const schema = wholeNumber(1, 100, '1 到 100');
  const read = (typed: string) => schema.safeParse(typed).data;
  expect(['1', ' 100 ', '１０', '１00'].map(read)).toEqual([1, 100, 10, 100]);
  for (const typed of ['0', '101', '', '1e2', '-5', '－５', '1.5', '一', '1,0'])
    expect(read(typed)).toBeUndefined();
});

test('one that may be left out is nothing then, and no other text', () => {
  const schema = optionalNumber(0, 9, '到 9');
  expect(schema.parse('　')).toBeNull();
  expect(schema.parse('５')).toBe(5);
  expect(schema.safeParse('x').success).toBe(false);
  expect(numberText().parse(' ２００ ')).toBe('200');
});
