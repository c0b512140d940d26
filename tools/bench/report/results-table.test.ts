import type { Visit } from '../browser/visit';
import { median } from './median';
import { resultsTable } from './results-table';

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
});

test('every contender stands beside its ratio to the reference', () => {
  const table = resultsTable(
    [
      { name: 'composed', cold: [visit(1100)], warm: [visit(550)] },
      { name: 'monolith', cold: [visit(1000)], warm: [visit(500)] },
    ],
    'monolith',
    'first card',
  );
  const [head, , composed] = table.split('\n');
  expect(head).toContain('warm first card ms');
  expect(composed).toContain('composed');
  expect(composed).toContain('1100 (1.10)');
  expect(composed).toContain('550 (1.10)');
});
