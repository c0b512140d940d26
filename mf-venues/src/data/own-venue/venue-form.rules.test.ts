import { missingVenueParts, venueParts } from './completeness.rules';
import { ownVenue } from './own-venue.fixture';
import { emptyVenueForm, placeAndWeekOf, venueFormOf } from './venue-form.rules';

test('a new venue begins open from Monday to Friday, nine to six', () => {
  const { openDays, openingHours } = placeAndWeekOf(emptyVenueForm());
  expect(openDays).toMatchObject({ monday: true, friday: true, saturday: false, sunday: false });
  expect(openingHours['friday']).toEqual({ start: '09:00', end: '18:00' });
});

test('what is stored comes back as it was', () => {
  const venue = ownVenue({ lat: 25.02, lng: 121.53 });
  expect(placeAndWeekOf(venueFormOf(venue))).toMatchObject({
    lat: 25.02,
    lng: 121.53,
    openingHours: venue.openingHours,
  });
  expect(venueFormOf(venue)).toMatchObject({ capacity: '40', includedHeads: '', houseRules: '' });
});

test('a new page lacks everything, and each thing that is said brings it nearer', () => {
  expect(missingVenueParts(emptyVenueForm())).toEqual(venueParts);
  expect(missingVenueParts(venueFormOf(ownVenue()))).toEqual([
    'description',
    'point',
    'houseRules',
    'website',
  ]);
});
