import { priceShortestBooking } from './booking-terms.rules';

test('the shortest booking is rent and cleaning, its deposit in whole dollars', () => {
  const price = priceShortestBooking({
    pricePerHour: 1500,
    minBookingHours: 3,
    cleaningFee: 505,
    depositPercent: 30,
  });
  expect(price).toEqual({ hours: 3, rent: 4500, cleaningFee: 505, total: 5005, deposit: 1502 });
});

test('a venue without extras asks for the rent alone', () => {
  const price = priceShortestBooking({
    pricePerHour: 800,
    minBookingHours: 1,
    cleaningFee: 0,
    depositPercent: 0,
  });
  expect(price).toMatchObject({ total: 800, deposit: 0 });
});
