import {
  weekFormOf,
  weekHoursOf,
  weekdays,
  type WeekForm,
  type WeekHours,
} from '@spotlight/shared/own-page/hours';
import type { FullVenue } from './venue.schema';

/** A venue as its form holds it: everything that is typed is a text. */
export interface VenueForm extends WeekForm {
  name: string;
  type: string;
  description: string;
  capacity: string;
  /** NT$ */
  pricePerHour: string;
  phone: string;
  email: string;
  website: string;
  imageUrl: string;
  location: string;
  address: string;
  city: string;
  district: string;
  zipcode: string;
  amenities: string[];
  minBookingHours: string;
  advanceBookingDays: string;
  /** `YYYY-MM-DD` */
  specialClosedDates: string[];
  /** Whose a new venue will be; empty: the reader's. */
  ownerEmail: string;
}

/** What the schema makes of the form, for the server. What it does not name stays as it is. */
export type VenueEntry = WeekHours & {
  name: string;
  type: string;
  location: string;
  city: string;
  capacity: number;
  pricePerHour: number;
  minBookingHours: number;
  advanceBookingDays: number;
  amenities: string[];
  specialClosedDates: string[];
} & Record<
    'description' | 'phone' | 'email' | 'website' | 'imageUrl' | 'address' | 'district' | 'zipcode',
    string | null
  >;

const [USUAL, WEEKEND] = [
  { start: '09:00', end: '18:00' },
  { start: '10:00', end: '16:00' },
];

/** How a new venue begins: open from Monday to Friday, asked for a week before. */
export const emptyVenueForm = (): VenueForm => ({
  name: '',
  type: '',
  description: '',
  capacity: '',
  pricePerHour: '',
  phone: '',
  email: '',
  website: '',
  imageUrl: '',
  location: '',
  address: '',
  city: '',
  district: '',
  zipcode: '',
  amenities: [],
  minBookingHours: '1',
  advanceBookingDays: '7',
  specialClosedDates: [],
  ownerEmail: '',
  days: weekdays.map((day) =>
    day === 'saturday' || day === 'sunday'
      ? { isOpen: false, ...WEEKEND }
      : { isOpen: true, ...USUAL },
  ),
});

/** The form of a venue that there is. */
export const venueFormOf = (venue: FullVenue): VenueForm => ({
  name: venue.name,
  type: venue.type,
  description: venue.description ?? '',
  capacity: String(venue.capacity),
  pricePerHour: String(venue.pricePerHour),
  phone: venue.phone ?? '',
  email: venue.email ?? '',
  website: venue.website ?? '',
  imageUrl: venue.imageUrl ?? '',
  location: venue.location,
  address: venue.address ?? '',
  city: venue.city,
  district: venue.district ?? '',
  zipcode: venue.zipcode ?? '',
  amenities: venue.amenities,
  minBookingHours: String(venue.minBookingHours),
  advanceBookingDays: String(venue.advanceBookingDays),
  specialClosedDates: venue.specialClosedDates,
  ownerEmail: '',
  ...weekFormOf(venue),
});

/** What the server keeps of the week and of what was typed. */
export const venueEntryOf = <Checked extends WeekForm>({ days, ...rest }: Checked) => ({
  ...rest,
  ...weekHoursOf({ days }),
});
