import type { Visit } from '../browser/visit';
import { median } from './median';
import { resultsTable, shortTable } from './results-table';

test('the median is the middle value, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 100])).toBe(3);
});

const visit = (firstShown: number): Visit => ({
  wireKb: 100,
  requests: 5,
  chain: 2,
  firstContentfulPaint: 600,
  largestContentfulPaint: 1000,
  ready: firstShown - 50,
  firstShown,
  blocking: 120,
});
const press = (usable: number) => ({ usable, usableKb: 210 });

const all = [
  { name: 'composed', cold: [visit(1100)], warm: [visit(550)], presses: [press(2400)] },
  { name: 'monolith', cold: [visit(1000)], warm: [visit(500)], presses: [press(2000)] },
  { name: 'static', cold: [visit(900)], warm: [visit(400)], presses: [] },
];

test('every contender stands beside its ratio to the reference', () => {
  const [head, , composed, , floor] = resultsTable(all, 'monolith', 'first card').split('\n');
  expect(head).toContain('warm first card ms');
  expect(composed).toContain('composed');
  for (const cell of ['1100 (1.10)', '550 (1.10)', '2400 (1.20)', '210 (1.00)', ' 120 ']) {
    expect(composed).toContain(cell);
  }
  expect(floor).not.toContain('NaN');
});

test('the short table names its page and keeps what the README tells', () => {
  const [head] = shortTable(all, 'monolith', '`/events`', 'first card').split('\n');
  expect(head?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    '`/events`',
    'wire kB',
    'chain',
    'LCP ms',
    'first card ms',
    'usable ms',
    'usable kB',
    'blocking ms',
    'warm first card ms',
    '',
  ]);
});
