import type { VenueForm } from './venue-form.rules';

/** What makes the page of a venue complete, in the order in which it helps most. */
export const venueParts = [
  'photos',
  'description',
  'point',
  'amenities',
  'houseRules',
  'phone',
  'website',
  'district',
] as const;
export type VenuePart = (typeof venueParts)[number];

/** Without as many, a venue is not looked at. */
export const LEAST_PHOTOS = 3;

/** A description that says more than the least that is asked for. */
const GOOD_DESCRIPTION = 100;

/** What a page still lacks. */
export function missingVenueParts(form: VenueForm): VenuePart[] {
  const has: Record<VenuePart, boolean> = {
    photos: form.photos.length >= LEAST_PHOTOS,
    description: form.description.trim().length >= GOOD_DESCRIPTION,
    point: form.point.trim() !== '',
    amenities: form.amenities.length >= 3,
    houseRules: form.houseRules.trim() !== '',
    phone: form.phone.trim() !== '',
    website: form.website.trim() !== '',
    district: form.district.trim() !== '',
  };
  return venueParts.filter((part) => !has[part]);
}
