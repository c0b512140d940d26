import { amenityLabel, cityLabel, formatPrice } from '@spotlight/shared/format';
import { weekdays, type VenueDetail } from '../../data/venue/venue.schema';

const dayOfWeek = (day: string) => `https://schema.org/${day[0]?.toUpperCase()}${day.slice(1)}`;

/**
 * What a venue's page says, in the words that search engines read (schema.org).
 * @param url the page's own address
 */
export function venueStructuredData(venue: VenueDetail, url: string) {
  const { city, district, address, location, rating, photos, imageUrl } = venue;
  const pictures = photos.length > 0 ? photos.map((photo) => photo.imageUrl) : imageUrl;
  return {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: venue.name,
    description: venue.description ?? undefined,
    url,
    image: pictures ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? location ?? undefined,
      addressLocality: district ?? undefined,
      addressRegion: city ? cityLabel(city) : undefined,
      addressCountry: 'TW',
    },
    maximumAttendeeCapacity: venue.capacity,
    amenityFeature: venue.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityLabel(amenity),
      value: true,
    })),
    openingHoursSpecification: weekdays.flatMap((day) => {
      const hours = venue.openDays[day] && venue.openingHours[day];
      return hours
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: dayOfWeek(day),
              opens: hours.start,
              // What never closes is told like this.
              closes: hours.end === hours.start ? '23:59' : hours.end,
            },
          ]
        : [];
    }),
    priceRange: formatPrice(venue.pricePerHour),
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
