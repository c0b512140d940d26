import { breakInTwo, measureEms, shorten, splitTitle, titleLines } from './title-lines';

test.each([
  ['聲音的形狀：黑膠封面設計展', '聲音的形狀', ''],
  ['夜航 | 首場專場', '夜航', ''],
  ['霓虹跨年派對 NEON COUNTDOWN 2027', '霓虹跨年派對', 'NEON COUNTDOWN 2027'],
  ['VIVID9 演唱會前夜應援專場', 'VIVID9 演唱會前夜應援專場', ''],
  ['「月光」主題房', '「月光」主題房', ''],
])('%s carries %s', (title, head, tail) => {
  expect(splitTitle(title)).toEqual({ head, tail });
});

test('a short title stays on one line', () => {
  expect(titleLines('午夜迪斯可')).toEqual({ lines: ['午夜迪斯可'], size: 50 });
});

test('a longer title breaks between words into lines of about the same width', () => {
  expect(titleLines('VIVID9 演唱會前夜應援專場').lines).toEqual(['VIVID9 演唱會', '前夜應援專場']);
  expect(breakInTwo('藍色汽水週')).toEqual(['藍色', '汽水週']);
});

test('punctuation never begins a line', () => {
  expect(breakInTwo('生日快樂！一起來吧')[1]).not.toMatch(/^！/);
});

test('a title that no size can hold loses its end', () => {
  const { lines, size } = titleLines('很'.repeat(60));
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => measureEms(line) * size <= 352)).toBe(true);
  expect(lines[1]).toMatch(/…$/);
});

test('an empty title gives no words', () => {
  expect(titleLines('')).toEqual({ lines: [''], size: 50 });
});

test('a title that loses its end keeps its last letter whole', () => {
  expect(shorten('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 7)).toBe('👨‍👩‍👧…');
});
