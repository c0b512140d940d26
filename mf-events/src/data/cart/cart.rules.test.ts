import { deliveryOffer, isBuyable, quantityChoices } from './cart.rules';
import { cartLineRow } from './cart.fixtures';

test('a way must be open to all of the goods, and the dearest fee is paid once', () => {
  expect(
    deliveryOffer([
      { delivery: ['cvs', 'post'], shippingFee: 60 },
      { delivery: ['pickup', 'cvs'], shippingFee: 80 },
    ]),
  ).toEqual({ methods: ['cvs'], shippingFee: 80 });
});

test('another price leaves a line ready to be bought, everything else does not', () => {
  expect(isBuyable({ changes: [] })).toBe(true);
  expect(isBuyable({ changes: ['price'] })).toBe(true);
  expect(isBuyable({ changes: ['price', 'less_left'] })).toBe(false);
});

test('a quantity that is too much by now can be seen and changed', () => {
  expect(quantityChoices(cartLineRow({ quantity: 5, left: 2, maxQuantity: 4 }))).toEqual([1, 2, 5]);
  expect(quantityChoices(cartLineRow({ quantity: 1, left: 9, maxQuantity: 3 }))).toEqual([1, 2, 3]);
});
