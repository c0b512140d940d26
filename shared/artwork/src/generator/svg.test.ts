import { circle, path, rect, stroke, together } from './svg';

const paints = (markup: string) =>
  Array.from(markup.matchAll(/(?:fill|stroke)='(#\w+)'/g), (m) => m[1]);

test('shapes of one paint become one path', () => {
  const red = path('M0 0h1', '#ff0000');
  expect(together(red + path('M5 5h1', '#ff0000'))).toBe("<path d='M0 0h1M5 5h1' fill='#ff0000'/>");
});

test('shapes of another opacity or thickness stay apart', () => {
  const markup =
    circle(1, 1, 1, '#ff0000') +
    circle(5, 5, 1, '#ff0000', { opacity: 0.5 }) +
    stroke('M0 0h9', '#ff0000', 1) +
    stroke('M0 9h9', '#ff0000', 2);
  expect(together(markup)).toBe(markup);
});

test('what lies on each of many things stays on all of them', () => {
  const bottle = (x: number, color: string) =>
    rect(x, 0, 9, 9, color) + rect(x, 3, 9, 3, '#ffffff');
  const shelf = together(bottle(0, '#00ff00') + bottle(20, '#0000ff') + bottle(40, '#00ff00'));
  expect(paints(shelf)).toEqual(['#0000ff', '#00ff00', '#ffffff']);
});

test('shapes of one gradient stay apart unless they are level', () => {
  const seats = rect(0, 0, 9, 9, 'url(#d1)') + rect(20, 0, 9, 9, 'url(#d1)');
  expect(together(seats)).toBe(seats);
  expect(together(seats, true)).toBe("<path d='M0 0h9v9h-9zM20 0h9v9h-9z' fill='url(#d1)'/>");
});
