import { formatPrice, formatPriceLabel, isFreeLabel } from './price';

const tickets = (...prices: (number | string | null | undefined)[]) =>
  prices.map((price) => ({ price }));

describe('prices', () => {
  it('group their digits', () => {
    expect(formatPrice(1200)).toBe('NT$1,200');
    expect(formatPrice(0)).toBe('NT$0');
  });
});

describe('the price label of an event', () => {
  it.each([
    ['no ticket types', tickets(), '免費'],
    ['only free types', tickets(0, '0'), '免費'],
    ['one paid type', tickets(1200), 'NT$1,200'],
    ['one paid type beside a free one', tickets(0, 300), 'NT$300'],
    ['several paid types', tickets(600, '300', 0), 'NT$300 起'],
    ['a price as text', tickets('1800'), 'NT$1,800'],
  ])('of %s', (_, types, label) => {
    expect(formatPriceLabel(types)).toBe(label);
  });

  it.each([[''], ['abc'], ['-100'], [-100], [Number.NaN], [null], [undefined], ['1e3']])(
    'never says free about the broken price %p',
    (price) => {
      expect(formatPriceLabel(tickets(0, price))).toBe('價格待確認');
    },
  );

  it('is recognised as free only when it says so', () => {
    expect(isFreeLabel('免費')).toBe(true);
    expect(isFreeLabel('價格待確認')).toBe(false);
  });
});
