import { cityLabel } from '@spotlight/shared/format';
import type { PerformerDetail } from '../../../data/performer/performer.schema';
import { safeSocialLinks } from '../../../data/performer/social-links.rules';

/** Kinds that are more than one person. */
const groups = ['band', 'dance'];

/**
 * What a performer's page says, in the words that search engines read (schema.org).
 * @param url the page's own address
 */
export function performerStructuredData(performer: PerformerDetail, url: string) {
  const { performerName: name, category, bio, city, profileImageUrl, rating } = performer;
  return {
    '@context': 'https://schema.org',
    '@type': groups.includes(category) ? 'PerformingGroup' : 'Person',
    name,
    description: bio ?? undefined,
    url,
    image: profileImageUrl ?? undefined,
    genre: performer.genre ?? undefined,
    address: city
      ? { '@type': 'PostalAddress', addressRegion: cityLabel(city), addressCountry: 'TW' }
      : undefined,
    sameAs: safeSocialLinks(performer).map(({ href }) => href),
    aggregateRating:
      rating.average === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.total,
            bestRating: 5,
          },
  };
}
