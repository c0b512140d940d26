import {
  weekFormOf,
  weekHoursOf,
  weekdays,
  type WeekForm,
  type WeekHours,
} from '@spotlight/shared/own-page/hours';
import { formatPoint, parsePoint } from '@spotlight/shared/point/rules';
import type { GalleryPhoto } from '@spotlight/shared/picture/gallery';
import type { OwnVenue } from './own-venue.schema';

/** A venue as its form holds it: everything that is typed is a text. */
export interface VenueForm extends WeekForm {
  name: string;
  type: string;
  description: string;
  /** In their order, the first one is the cover. */
  photos: GalleryPhoto[];
  city: string;
  district: string;
  zipcode: string;
  location: string;
  address: string;
  /** Latitude and longitude. */
  point: string;
  phone: string;
  email: string;
  website: string;
  capacity: string;
  /** NT$ */
  pricePerHour: string;
  cleaningFee: string;
  minimumSpend: string;
  includedHeads: string;
  extraHeadFee: string;
  depositPercent: string;
  minBookingHours: string;
  advanceBookingDays: string;
  maxAdvanceDays: string;
  bufferBeforeMinutes: string;
  bufferAfterMinutes: string;
  bookingMode: string;
  cancellationPolicy: string;
  isSupportFriendly: boolean;
  amenities: string[];
  /** `YYYY-MM-DD` */
  specialClosedDates: string[];
  houseRules: string;
}

/** What the schema makes of the form, for the server. */
export type VenueEntry = Omit<
  VenueForm,
  keyof Numbers | 'days' | 'point' | 'photos' | keyof Optional
> &
  Numbers &
  Optional &
  WeekHours & {
    lat: number | null;
    lng: number | null;
    photos: { imageUrl: string; alt: string | null }[];
  };

interface Numbers {
  capacity: number;
  pricePerHour: number;
  cleaningFee: number;
  minimumSpend: number;
  includedHeads: number | null;
  extraHeadFee: number;
  depositPercent: number;
  minBookingHours: number;
  advanceBookingDays: number;
  maxAdvanceDays: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

type Optional = Record<
  'district' | 'zipcode' | 'phone' | 'email' | 'website' | 'houseRules',
  string | null
>;

const [USUAL, WEEKEND] = [
  { start: '09:00', end: '18:00' },
  { start: '10:00', end: '16:00' },
];

/** How the week of a new venue begins: open from Monday to Friday. */
const newWeek = (): WeekForm => ({
  days: weekdays.map((day) =>
    day === 'saturday' || day === 'sunday'
      ? { isOpen: false, ...WEEKEND }
      : { isOpen: true, ...USUAL },
  ),
});

export const emptyVenueForm = (): VenueForm => ({
  name: '',
  type: '',
  description: '',
  photos: [],
  city: '',
  district: '',
  zipcode: '',
  location: '',
  address: '',
  point: '',
  phone: '',
  email: '',
  website: '',
  capacity: '',
  pricePerHour: '',
  cleaningFee: '0',
  minimumSpend: '0',
  includedHeads: '',
  extraHeadFee: '0',
  depositPercent: '30',
  minBookingHours: '1',
  advanceBookingDays: '7',
  maxAdvanceDays: '90',
  bufferBeforeMinutes: '0',
  bufferAfterMinutes: '0',
  bookingMode: 'request',
  cancellationPolicy: 'standard',
  isSupportFriendly: false,
  amenities: [],
  specialClosedDates: [],
  houseRules: '',
  ...newWeek(),
});

/** The photos of a venue; of one that has only a cover, the cover. */
const photosOf = ({ photos, imageUrl }: Pick<OwnVenue, 'photos' | 'imageUrl'>) =>
  photos.length > 0 || imageUrl === null ? photos : [{ imageUrl, alt: null }];

/** The form of a venue that there is. */
export const venueFormOf = (venue: OwnVenue): VenueForm => ({
  name: venue.name,
  type: venue.type,
  description: venue.description ?? '',
  photos: photosOf(venue).map(({ imageUrl, alt }) => ({ imageUrl, alt: alt ?? '' })),
  city: venue.city,
  district: venue.district ?? '',
  zipcode: venue.zipcode ?? '',
  location: venue.location,
  address: venue.address ?? '',
  point:
    venue.lat !== null && venue.lng !== null ? formatPoint({ lat: venue.lat, lng: venue.lng }) : '',
  phone: venue.phone ?? '',
  email: venue.email ?? '',
  website: venue.website ?? '',
  capacity: String(venue.capacity),
  pricePerHour: String(venue.pricePerHour),
  cleaningFee: String(venue.cleaningFee),
  minimumSpend: String(venue.minimumSpend),
  includedHeads: venue.includedHeads === null ? '' : String(venue.includedHeads),
  extraHeadFee: String(venue.extraHeadFee),
  depositPercent: String(venue.depositPercent),
  minBookingHours: String(venue.minBookingHours),
  advanceBookingDays: String(venue.advanceBookingDays),
  maxAdvanceDays: String(venue.maxAdvanceDays),
  bufferBeforeMinutes: String(venue.bufferBeforeMinutes),
  bufferAfterMinutes: String(venue.bufferAfterMinutes),
  bookingMode: venue.bookingMode,
  cancellationPolicy: venue.cancellationPolicy,
  isSupportFriendly: venue.isSupportFriendly,
  amenities: venue.amenities,
  specialClosedDates: venue.specialClosedDates,
  houseRules: venue.houseRules ?? '',
  ...weekFormOf(venue),
});

/** Latitude and longitude of what was typed, and the week as it is stored. */
export const placeAndWeekOf = ({ point, days }: Pick<VenueForm, 'point' | 'days'>) => {
  const { lat = null, lng = null } = parsePoint(point) ?? {};
  return { lat, lng, ...weekHoursOf({ days }) };
};
