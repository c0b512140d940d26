import { newGuest } from './line-up.rules';

const bill = {
  guests: ['神秘嘉賓'],
  performers: [{ id: 'p1', name: '海霧樂團', category: 'band', imageUrl: null }],
};

test.each([
  [' 夜間列車 ', '夜間列車'],
  ['神秘嘉賓', null],
  ['海霧樂團', null],
  ['  ', null],
  ['長'.repeat(70), '長'.repeat(60)],
])('"%s" joins the bill as %s', (name, guest) => {
  expect(newGuest(name, bill)).toBe(guest);
});

test('a full bill takes nobody', () => {
  const guests = Array.from({ length: 30 }, (_, n) => `嘉賓 ${n}`);
  expect(newGuest('再一位', { ...bill, guests })).toBeNull();
});
