/** Every address of this remote: the router's pattern and, where it takes something, its link. */
export const paths = {
  venueList: '/book-venue',
  together: '/book-venue/together',
  venueListAlias: '/venues',
  venueDetail: '/venues/:id',
  registerVenue: '/register-venue',
  createBooking: '/venue-bookings/create',
  bookings: '/bookings',
  compareBookings: '/bookings/compare',
  booking: '/bookings/:id',
  bookingCalendar: '/venue-bookings',
  bookingManagement: '/venue-bookings-management',
  venueProfile: '/venue-profile',
  availability: '/venue-availability',
  facilities: '/venue-facilities',
  demoBooking: '/venue-demo-booking',
  venueEvents: '/venue-events',
  venueQuestions: '/venue-questions',
  income: '/venue-income',
  subscription: '/venue-subscription',
} as const;

/** Hours and heads that somebody has chosen before the booking form. */
export interface ChosenHours {
  /** ISO 8601. */
  startAt: string;
  endAt: string;
  people?: number | null;
}

function chosenParams(chosen: ChosenHours | null | undefined): URLSearchParams {
  const params = new URLSearchParams();
  if (chosen) {
    params.set('from', chosen.startAt);
    params.set('to', chosen.endAt);
    if (chosen.people) params.set('people', String(chosen.people));
  }
  return params;
}

/** Address of a venue's page, with the hours that were looked for. */
export function venuePath(id: string, chosen?: ChosenHours | null): string {
  const params = chosenParams(chosen);
  return `${paths.venueListAlias}/${encodeURIComponent(id)}${params.size ? `?${params}` : ''}`;
}

/**
 * Address of the booking form, with the venue already chosen, and the hours where they are.
 * @param areDecided the hours were looked at already: the form begins with what comes after them
 */
export function createBookingPath(
  venueId: string,
  chosen?: ChosenHours | null,
  areDecided = false,
): string {
  const params = new URLSearchParams({ venue: venueId });
  for (const [name, value] of chosenParams(chosen)) params.set(name, value);
  if (chosen && areDecided) params.set('step', 'needs');
  return `${paths.createBooking}?${params}`;
}

/** What of a booking holds for the next one too. */
export interface BookedBefore {
  venueId: string | null;
  /** ISO 8601. */
  startAt: string;
  endAt: string;
  attendees: number | null;
  purpose: string | null;
}

/** Address of the booking form for the same once more: at these hours, or as long on a day to be chosen. */
export function bookAgainPath(
  { venueId, startAt, endAt, attendees, purpose }: BookedBefore,
  hours?: ChosenHours,
): string {
  const params = new URLSearchParams({ venue: venueId ?? '' });
  for (const [name, value] of chosenParams(hours)) params.set(name, value);
  if (!hours) params.set('minutes', String((Date.parse(endAt) - Date.parse(startAt)) / 60_000));
  if (attendees) params.set('people', String(attendees));
  if (purpose) params.set('purpose', purpose);
  return `${paths.createBooking}?${params}`;
}

/** Address of one booking, for both of its sides. */
export function bookingPath(id: string): string {
  return `${paths.bookings}/${encodeURIComponent(id)}`;
}

/** Address of what there is at an own venue, and what it costs. */
export const facilitiesPath = (id: string) => `${paths.facilities}?venue=${encodeURIComponent(id)}`;

/** Address of what people asked at an own venue. */
export const venueQuestionsPath = (id: string) =>
  `${paths.venueQuestions}?venue=${encodeURIComponent(id)}`;

/** Address of the walk through the form of an own venue, and of what came of it. */
export function demoBookingPath(venueId: string, bookingId?: string): string {
  const params = new URLSearchParams({ venue: venueId, ...(bookingId && { done: bookingId }) });
  return `${paths.demoBooking}?${params}`;
}

/** Address of a day in the calendar of an own venue, where what stands in it is edited. */
export const calendarDayPath = (venueId: string, day: string) =>
  `${paths.bookingCalendar}?${new URLSearchParams({ venue: venueId, view: 'list', day })}`;

/** Address of the form of an own venue, in whatever state it is. */
export const ownVenuePath = (id: string) =>
  `${paths.registerVenue}?venue=${encodeURIComponent(id)}`;
