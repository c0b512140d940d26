import { sureMatch, withConfirmed, type MatchedLine } from './bank-statement.rules';
import type { PaymentMatch } from './bank-statement.schema';

const match = (id: string, change: Partial<PaymentMatch> = {}): PaymentMatch => ({
  orderIds: [id],
  orderNos: [`EO-${id}`],
  buyerName: '王小明',
  last5: '68213',
  transferAt: '2026-11-20T05:00:00Z',
  hasDigits: true,
  ...change,
});
const line = (matches: PaymentMatch[], bookedOn = '2026-11-20'): MatchedLine => ({
  line: { bookedOn, amount: 580, text: String(Math.random()), nth: 0, digits: ['68213'] },
  usedFor: null,
  matches,
});
const sureOf = (one: MatchedLine, ...others: MatchedLine[]) =>
  sureMatch(one, [one, ...others])?.orderIds ?? null;

test('amount, digits and day that agree once are sure', () => {
  expect(sureOf(line([match('a')]))).toEqual(['a']);
  expect(sureOf(line([match('a'), match('b', { hasDigits: false })]))).toEqual(['a']);
});

test.each([
  ['other digits', line([match('a', { hasDigits: false })])],
  ['two payments', line([match('a'), match('b')])],
  ['booked weeks later', line([match('a')], '2026-12-20')],
  ['booked days before', line([match('a')], '2026-11-17')],
  ['used before', { ...line([match('a')]), usedFor: ['EO-x'] }],
  ['nothing at all', line([])],
])('is not sure: %s', (_, one) => {
  expect(sureOf(one)).toBeNull();
});

test('two lines for one payment are for a person to look at', () => {
  expect(sureOf(line([match('a')]), line([match('a')]))).toBeNull();
  expect(sureOf(line([match('a')]), { ...line([match('a')]), usedFor: ['EO-a'] })).toEqual(['a']);
});

test('a payment that was confirmed is offered to no other line', () => {
  const [first, second] = [line([match('a'), match('b')]), line([match('a'), match('b')])];
  const after = withConfirmed([first, second], first.line, match('a'));
  expect(after[0]?.usedFor).toEqual(['EO-a']);
  expect(after[1]?.matches.map(({ orderIds }) => orderIds)).toEqual([['b']]);
});
