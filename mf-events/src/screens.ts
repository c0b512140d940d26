import type { LazyScreen } from '@spotlight/shared/contract';

/** Screen name in the manifest → its code, a chunk each. */
export const screens = {
  'event-list': () =>
    import(/* webpackChunkName: "event-list" */ './screens/event-list/event-list.screen').then(
      (m) => m.EventListScreen,
    ),
  'event-detail': () =>
    import(
      /* webpackChunkName: "event-detail" */ './screens/event-detail/event-detail.screen'
    ).then((m) => m.EventDetailScreen),
  tickets: () =>
    import(/* webpackChunkName: "tickets" */ './screens/tickets/tickets.screen').then(
      (m) => m.TicketsScreen,
    ),
  registrations: () =>
    import(
      /* webpackChunkName: "registrations" */ './screens/registrations/registrations.screen'
    ).then((m) => m.RegistrationsScreen),
  cart: () =>
    import(/* webpackChunkName: "cart" */ './screens/cart/cart.screen').then((m) => m.CartScreen),
  transfer: () =>
    import(/* webpackChunkName: "transfer-offer" */ './screens/transfer/transfer.screen').then(
      (m) => m.TransferScreen,
    ),
  purchases: () =>
    import(/* webpackChunkName: "purchases" */ './screens/purchases/purchases.screen').then(
      (m) => m.PurchasesScreen,
    ),
  order: () =>
    import(/* webpackChunkName: "order" */ './screens/order/order.screen').then(
      (m) => m.OrderScreen,
    ),
  'closure-days': () =>
    import(
      /* webpackChunkName: "closure-days" */ './screens/closure-days/closure-days.screen'
    ).then((m) => m.ClosureDaysScreen),
  gate: () =>
    import(/* webpackChunkName: "gate" */ './screens/gate/gate.screen').then((m) => m.GateScreen),
  'event-gates': () =>
    import(/* webpackChunkName: "event-gates" */ './screens/event-gates/event-gates.screen').then(
      (m) => m.EventGatesScreen,
    ),
  'gate-duty': () =>
    import(/* webpackChunkName: "gate-duty" */ './screens/gate-duty/gate-duty.screen').then(
      (m) => m.GateDutyScreen,
    ),
  'create-event': () =>
    import(
      /* webpackChunkName: "create-event" */ './screens/create-event/create-event.screen'
    ).then((m) => m.CreateEventScreen),
  'published-events': () =>
    import(
      /* webpackChunkName: "published-events" */ './screens/published-events/published-events.screen'
    ).then((m) => m.PublishedEventsScreen),
  payouts: () =>
    import(/* webpackChunkName: "payouts" */ './screens/payouts/payouts.screen').then(
      (m) => m.PayoutsScreen,
    ),
  statement: () =>
    import(/* webpackChunkName: "statement" */ './screens/statement/statement.screen').then(
      (m) => m.StatementScreen,
    ),
  'published-event': () =>
    import(
      /* webpackChunkName: "published-event" */ './screens/published-event/published-event.screen'
    ).then((m) => m.PublishedEventScreen),
  'popular-events': () =>
    import(
      /* webpackChunkName: "popular-events" */ './screens/popular-events/popular-events.screen'
    ).then((m) => m.PopularEventsScreen),
  trends: () =>
    import(/* webpackChunkName: "trends" */ './screens/trends/trends.screen').then(
      (m) => m.TrendsScreen,
    ),
  'attended-events': () =>
    import(
      /* webpackChunkName: "attended-events" */ './screens/attended-events/attended-events.screen'
    ).then((m) => m.AttendedEventsScreen),
  'organizer-profile': () =>
    import(
      /* webpackChunkName: "organizer-profile" */ './screens/organizer-profile/organizer-profile.screen'
    ).then((m) => m.OrganizerProfileScreen),
  'event-map': () =>
    import(/* webpackChunkName: "event-map" */ './screens/event-map/event-map.screen').then(
      (m) => m.EventMapScreen,
    ),
} satisfies Record<string, LazyScreen>;

/** Slot piece in the manifest → its code. */
export const slots = {
  'home-events': () =>
    import(/* webpackChunkName: "home-events" */ './slots/home-events/home-events').then(
      (m) => m.HomeEvents,
    ),
} satisfies Record<string, LazyScreen>;
