import { priceShortestBooking } from './booking-terms.rules';

test('the shortest booking is rent and cleaning, its deposit in whole dollars', () => {
  const price = priceShortestBooking({
    price_per_hour: 1500,
    min_booking_hours: 3,
    cleaning_fee: 505,
    deposit_percent: 30,
  });
  expect(price).toEqual({ hours: 3, rent: 4500, cleaningFee: 505, total: 5005, deposit: 1502 });
});

test('a venue without extras asks for the rent alone', () => {
  const price = priceShortestBooking({
    price_per_hour: 800,
    min_booking_hours: 1,
    cleaning_fee: 0,
    deposit_percent: 0,
  });
  expect(price).toMatchObject({ total: 800, deposit: 0 });
});
