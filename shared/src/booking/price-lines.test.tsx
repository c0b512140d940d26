import { renderInShell } from '@spotlight/shared/contract/testing';
import { screen } from '@testing-library/react';
import type { PriceLine } from './price.schema';
import { PriceLines } from './price-lines';

const line = (change: Partial<PriceLine>): PriceLine => ({
  kind: 'facility',
  label: '燈光師',
  quantity: 1,
  unit: 'piece_hour',
  unitPrice: 800,
  amount: 3200,
  minutes: 240,
  ...change,
});

test.each([
  ['one for some hours', line({}), 'NT$800 × 4 小時'],
  [
    'several for some hours',
    line({ quantity: 2, amount: 5600, minutes: 210 }),
    'NT$800 × 2 × 3.5 小時',
  ],
  ['a rounded amount', line({ unitPrice: 1, amount: 2, minutes: 90 }), 'NT$1 × 1.5 小時'],
  ['what costs nothing', line({ unitPrice: 0, amount: 0 }), 'NT$0 × 4 小時'],
  ['pieces', line({ unit: 'piece', quantity: 3 }), 'NT$800 × 3'],
])('a line says how its amount comes about: %s', (_, each, said) => {
  renderInShell(<PriceLines lines={[each]} total={each.amount} deposit={0} />);
  expect(screen.getByText(said)).toBeVisible();
});
