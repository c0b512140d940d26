import { amenities, amenityLabel } from '@spotlight/shared/format';
import type { OwnFacility, OwnVenue } from './own-venue.schema';

/** A facility as its row of the form holds it: everything that is typed is a text. */
export interface FacilityRow {
  name: string;
  quantity: string;
  /** NT$; 0 is included. */
  fee: string;
  feeUnit: OwnFacility['feeUnit'];
  note: string;
  /** Of its photo; empty: none. */
  imageUrl: string;
  isActive: boolean;
}

/** The facilities of a venue as their form holds them. */
export interface FacilityForm {
  facilities: FacilityRow[];
}

/** What the schema makes of a row, for the server. */
export type FacilityEntry = Omit<OwnFacility, 'id'>;

/** A row that is to be filled in; a word of the catalogue comes with its name. */
export const facilityRow = (name = ''): FacilityRow => ({
  name: amenityLabel(name),
  quantity: '1',
  fee: '0',
  feeUnit: 'once',
  note: '',
  imageUrl: '',
  isActive: true,
});

/** The form of a venue that there is. One that lists words only begins with these, included. */
export const facilityFormOf = ({
  facilities,
  amenities: words,
}: Pick<OwnVenue, 'facilities' | 'amenities'>): FacilityForm => ({
  facilities:
    facilities.length === 0
      ? words.map(facilityRow)
      : facilities.map(({ name, quantity, fee, feeUnit, note, imageUrl, isActive }) => ({
          name: amenityLabel(name),
          quantity: String(quantity),
          fee: String(fee),
          feeUnit,
          note: note ?? '',
          imageUrl: imageUrl ?? '',
          isActive,
        })),
});

/** `無線網路` → wifi; what the catalogue does not know stays a word of the owner. */
export const facilityNameOf = (typed: string): string =>
  amenities.find(({ label }) => label === typed)?.id ?? typed;
