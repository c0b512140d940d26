import { emptyVenueForm, venueEntryOf, venueFormOf } from './venue-form.rules';
import { readVenues, writeVenues } from './venue.rules';
import type { FullVenue } from './venue.schema';

it('keeps the filters of the room in the address, and drops what it cannot mean', () => {
  const address = '?q=%E6%9C%88%E5%85%89&status=archived&type=%E9%85%92%E5%90%A7&sort=-price';
  expect(writeVenues(readVenues(new URLSearchParams(address)))).toBe(address);
  expect(readVenues(new URLSearchParams('status=sold&type=pub&sort=owner'))).toMatchObject({
    status: '',
    type: '',
    sort: 'name',
  });
});

it('begins a new venue open on weekdays, with one hour at least and a week ahead', () => {
  const { days, minBookingHours, advanceBookingDays } = emptyVenueForm();
  expect([minBookingHours, advanceBookingDays]).toEqual(['1', '7']);
  expect(days[0]).toEqual({ isOpen: true, start: '09:00', end: '18:00' });
  expect(days[6]).toEqual({ isOpen: false, start: '10:00', end: '16:00' });
});

it('gives back the week that it was made of', () => {
  const venue = {
    amenities: [],
    specialClosedDates: [],
    openDays: { friday: true },
    openingHours: { friday: { start: '18:00', end: '02:00' } },
  } as unknown as FullVenue;
  const { openDays, openingHours } = venueEntryOf(venueFormOf(venue));
  expect(openDays['friday']).toBe(true);
  expect(openingHours).toEqual({ friday: { start: '18:00', end: '02:00' } });
});
