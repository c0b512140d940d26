import { leftWorthSaying, rankChange } from './trends.rules';

test('a place is compared with the one of the day before', () => {
  expect(rankChange({ rank: 3, formerRank: 5 })).toEqual({ kind: 'up', by: 2 });
  expect(rankChange({ rank: 3, formerRank: 1 })).toEqual({ kind: 'down', by: 2 });
  expect(rankChange({ rank: 3, formerRank: 3 })).toEqual({ kind: 'same' });
  expect(rankChange({ rank: 3, formerRank: null })).toEqual({ kind: 'new' });
});

test('tickets left are said below twenty only', () => {
  expect(leftWorthSaying(19)).toBe(19);
  expect(leftWorthSaying(20)).toBeNull();
  expect(leftWorthSaying(0)).toBeNull();
  expect(leftWorthSaying(null)).toBeNull();
  expect(leftWorthSaying(undefined)).toBeNull();
});
