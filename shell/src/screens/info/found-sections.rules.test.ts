import { findEntries } from './found-sections.rules';

const parts = [
  { id: 'fan', title: '表演愛好者', entries: ['使用票券 QR code', '付款與退款'] },
  { id: 'venue', title: '場地空間', entries: ['回覆預訂', '匯入 .ics'] },
];
const find = (query: string) =>
  findEntries(parts, query, (entry) => entry).map(({ id, entries }) => [id, ...entries]);

test('without words everything is there', () => {
  expect(find('')).toEqual([
    ['fan', '使用票券 QR code', '付款與退款'],
    ['venue', '回覆預訂', '匯入 .ics'],
  ]);
});

test('all words are found in any order, whatever their case', () => {
  expect(find('qr 票券')).toEqual([['fan', '使用票券 QR code']]);
  expect(find('退款')).toEqual([['fan', '付款與退款']]);
});

test('the title of a part stands for all that is in it', () => {
  expect(find('場地')).toEqual([['venue', '回覆預訂', '匯入 .ics']]);
});

test('words that nobody wrote find nothing', () => {
  expect(find('退款 .ics')).toEqual([]);
});
