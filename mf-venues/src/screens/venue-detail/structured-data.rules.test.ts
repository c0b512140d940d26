import { venueDetail } from '../../data/venue/venue.fixture';
import { venueStructuredData } from './structured-data.rules';

const url = 'https://spotlight.test/venues/1';

test('a venue is told with its place, its size, what there is and when it is open', () => {
  expect(
    venueStructuredData(venueDetail({ rating: { average: 4.5, total: 12 } }), url),
  ).toMatchObject({
    '@type': 'EventVenue',
    name: '木日咖啡 中山店',
    url,
    address: { streetAddress: '台北市中山區木日街 12 號', addressRegion: '台北' },
    maximumAttendeeCapacity: 48,
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '20:00' },
      { dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '02:00' },
    ],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  });
});

test('what never closes is told as search engines read it', () => {
  const venue = venueDetail({
    openDays: { sunday: true },
    openingHours: { sunday: { start: '00:00', end: '00:00' } },
  });
  expect(venueStructuredData(venue, url)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' },
    ],
  });
});

test('without reviews and pictures none are made up', () => {
  const data = venueStructuredData(venueDetail({ imageUrl: null }), url);
  expect(data.aggregateRating).toBeUndefined();
  expect(data.image).toBeUndefined();
});
