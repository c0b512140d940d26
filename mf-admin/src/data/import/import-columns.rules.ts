import type { ImportKind } from './import.schema';

/** What a file may say of each thing, in the order of its template. */
export const importColumns = {
  events: [
    'title',
    'date',
    'time',
    'endDate',
    'endTime',
    'category',
    'city',
    'location',
    'venueName',
    'address',
    'district',
    'description',
    'body',
    'transit',
    'maxAttendees',
    'ticketName',
    'ticketPrice',
    'ticketCapacity',
    'ownerEmail',
  ],
  venues: [
    'name',
    'type',
    'city',
    'location',
    'capacity',
    'pricePerHour',
    'description',
    'address',
    'district',
    'zipcode',
    'phone',
    'email',
    'website',
    'openHours',
    'minBookingHours',
    'amenities',
    'ownerEmail',
  ],
  performers: [
    'performerName',
    'performanceType',
    'bio',
    'genre',
    'city',
    'location',
    'birthday',
    'feeMin',
    'feeMax',
    'instagramUrl',
    'facebookUrl',
    'youtubeUrl',
    'spotifyUrl',
    'websiteUrl',
    'contactName',
    'contactPhone',
    'contactEmail',
    'ownerEmail',
  ],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportColumn = (typeof importColumns)[ImportKind][number];

const required: Record<ImportKind, readonly ImportColumn[]> = {
  events: ['title', 'date', 'category', 'city', 'location', 'description'],
  venues: ['name', 'type', 'city', 'location', 'capacity', 'pricePerHour'],
  performers: ['performerName', 'performanceType', 'bio'],
};

/** Without it no row can be imported. The venue of an event says where it is, too. */
export const isRequired = (kind: ImportKind, column: ImportColumn): boolean =>
  required[kind].includes(column);

/** Which column of the file says what: its place, or none. */
export type ColumnMatch = Partial<Record<ImportColumn, number>>;

/** Headings are compared without spaces, signs and upper case. */
const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-*＊()（）:：]/g, '');

/**
 * Finds the columns of a file by their headings.
 * @param namesOf what a column is called, in the template and elsewhere
 */
export function matchColumns(
  kind: ImportKind,
  headings: readonly string[],
  namesOf: (column: ImportColumn) => readonly string[],
): ColumnMatch {
  const places = new Map<string, number>();
  headings.forEach((heading, place) => {
    const name = bare(heading);
    if (name && !places.has(name)) places.set(name, place);
  });
  const taken = new Set<number>();
  const match: ColumnMatch = {};
  for (const column of importColumns[kind]) {
    const place = [column, ...namesOf(column)]
      .map((name) => places.get(bare(name)))
      .find((found) => found !== undefined && !taken.has(found));
    if (place !== undefined) {
      match[column] = place;
      taken.add(place);
    }
  }
  return match;
}

/** Columns that are needed and that no column of the file says. */
export const missingColumns = (kind: ImportKind, match: ColumnMatch): ImportColumn[] =>
  required[kind].filter(
    (column) =>
      match[column] === undefined && !(column === 'location' && match.venueName !== undefined),
  );

/** Fields of the server that a column is written into under another name. */
const writtenFrom: Partial<Record<string, ImportColumn>> = {
  ends_at: 'endTime',
  open_days: 'openHours',
  opening_hours: 'openHours',
  venue_id: 'venueName',
};

/** The column of the file that a field of the server comes from. */
export function columnOfField(kind: ImportKind, field: string | null): ImportColumn | null {
  if (!field) return null;
  const renamed = writtenFrom[field];
  if (renamed) return renamed;
  const name = field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return importColumns[kind].find((column) => column === name) ?? null;
}
