import { performerDetail } from '../../../data/performer/performer.fixture';
import { performerStructuredData } from './performer-structured-data.rules';

const url = 'https://spotlight.test/performers/1';

test('a band is a group with its ratings, and only safe addresses are told', () => {
  const band = performerDetail({
    category: 'band',
    rating: { average: 4.9, total: 8 },
    instagramUrl: 'https://instagram.example/band',
    websiteUrl: 'javascript:alert(1)',
  });
  expect(performerStructuredData(band, url)).toMatchObject({
    '@type': 'PerformingGroup',
    url,
    address: { addressRegion: '台北' },
    sameAs: ['https://instagram.example/band'],
    aggregateRating: { ratingValue: 4.9, reviewCount: 8 },
  });
});

test('without reviews no rating is made up', () => {
  const data = performerStructuredData(performerDetail(), url);
  expect(data['@type']).toBe('Person');
  expect(data.aggregateRating).toBeUndefined();
});
