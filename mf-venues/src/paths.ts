/** Every address of this remote: the router's pattern and, where it takes something, its link. */
export const paths = {
  venueList: '/book-venue',
  venueListAlias: '/venues',
  venueDetail: '/venues/:id',
  registerVenue: '/register-venue',
  createBooking: '/venue-bookings/create',
  bookingCalendar: '/venue-bookings',
  bookingManagement: '/venue-bookings-management',
  venueProfile: '/venue-profile',
  availability: '/venue-availability',
  facilities: '/venue-facilities',
  demoBooking: '/venue-demo-booking',
  venueEvents: '/venue-events',
  subscription: '/venue-subscription',
} as const;

/** Address of a venue's page. */
export function venuePath(id: string): string {
  return `${paths.venueListAlias}/${encodeURIComponent(id)}`;
}

/** Address of the booking form, with the venue already chosen. */
export function createBookingPath(venueId: string): string {
  return `${paths.createBooking}?venue=${encodeURIComponent(venueId)}`;
}
