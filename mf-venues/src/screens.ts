import type { LazyScreen } from '@spotlight/shared/contract';

/** Screen name in the manifest → its code, a chunk each. */
export const screens = {
  'venue-list': () =>
    import(/* webpackChunkName: "venue-list" */ './screens/venue-list/venue-list.screen').then(
      (m) => m.VenueListScreen,
    ),
  'venue-detail': () =>
    import(
      /* webpackChunkName: "venue-detail" */ './screens/venue-detail/venue-detail.screen'
    ).then((m) => m.VenueDetailScreen),
  together: () =>
    import(/* webpackChunkName: "together" */ './screens/together/together.screen').then(
      (m) => m.TogetherScreen,
    ),
  'create-booking': () =>
    import(
      /* webpackChunkName: "create-booking" */ './screens/create-booking/create-booking.screen'
    ).then((m) => m.CreateBookingScreen),
  bookings: () =>
    import(/* webpackChunkName: "bookings" */ './screens/bookings/bookings.screen').then(
      (m) => m.BookingsScreen,
    ),
  booking: () =>
    import(/* webpackChunkName: "booking" */ './screens/booking/booking.screen').then(
      (m) => m.BookingScreen,
    ),
  'compare-bookings': () =>
    import(
      /* webpackChunkName: "compare-bookings" */ './screens/compare-bookings/compare-bookings.screen'
    ).then((m) => m.CompareBookingsScreen),
  'booking-management': () =>
    import(
      /* webpackChunkName: "booking-management" */ './screens/booking-management/booking-management.screen'
    ).then((m) => m.BookingManagementScreen),
  'register-venue': () =>
    import(
      /* webpackChunkName: "register-venue" */ './screens/register-venue/register-venue.screen'
    ).then((m) => m.RegisterVenueScreen),
  'venue-profile': () =>
    import(
      /* webpackChunkName: "venue-profile" */ './screens/venue-profile/venue-profile.screen'
    ).then((m) => m.VenueProfileScreen),
  availability: () =>
    import(
      /* webpackChunkName: "availability" */ './screens/availability/availability.screen'
    ).then((m) => m.AvailabilityScreen),
  'booking-calendar': () =>
    import(
      /* webpackChunkName: "booking-calendar" */ './screens/booking-calendar/booking-calendar.screen'
    ).then((m) => m.BookingCalendarScreen),
  'venue-events': () =>
    import(
      /* webpackChunkName: "venue-events" */ './screens/venue-events/venue-events.screen'
    ).then((m) => m.VenueEventsScreen),
  'venue-questions': () =>
    import(
      /* webpackChunkName: "host-questions" */ './screens/venue-questions/venue-questions.screen'
    ).then((m) => m.VenueQuestionsScreen),
  facilities: () =>
    import(/* webpackChunkName: "facilities" */ './screens/facilities/facilities.screen').then(
      (m) => m.FacilitiesScreen,
    ),
  income: () =>
    import(/* webpackChunkName: "income" */ './screens/income/income.screen').then(
      (m) => m.IncomeScreen,
    ),
  subscription: () =>
    import(
      /* webpackChunkName: "subscription" */ './screens/subscription/subscription.screen'
    ).then((m) => m.SubscriptionScreen),
  'demo-booking': () =>
    import(
      /* webpackChunkName: "demo-booking" */ './screens/demo-booking/demo-booking.screen'
    ).then((m) => m.DemoBookingScreen),
} satisfies Record<string, LazyScreen>;

/** Slot piece in the manifest → its code. */
export const slots = {
  'home-venues': () =>
    import(/* webpackChunkName: "home-venues" */ './slots/home-venues/home-venues').then(
      (m) => m.HomeVenues,
    ),
} satisfies Record<string, LazyScreen>;
