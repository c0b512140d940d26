import { askAs, names, titles } from './ask-as';
import { at, dayFrom, type Scenario, type Subjects } from './scenario';

/** The lists of the other rooms of the back office, as their filters and orders ask for them. */
export function backOfficeRooms({ admin, events }: Subjects): Scenario[] {
  const { list, once } = askAs(admin);
  const page = (n: number) => 1 + (n % 20);
  const words = (n: number) => (n % 2 === 0 ? null : at([...titles, ...names], n));
  return [
    list('venues', (n) => [
      'admin_list_venues',
      {
        p_page: page(n),
        p_query: words(n),
        p_status: at(['all', 'approved'], n),
        p_sort: at(['name', '-price', 'capacity', '-updated_at'], n),
      },
    ]),
    list('performers', (n) => [
      'admin_list_performers',
      {
        p_page: page(n),
        p_query: words(n),
        p_category: at(['all', 'dj', 'band'], n),
        p_owner: at(['', 'some'], n),
        p_sort: at(['name', '-popularity', '-followers'], n),
      },
    ]),
    list('advertisements', (n) => [
      'admin_list_ads',
      {
        p_page: page(n),
        p_query: words(n),
        p_status: at(['all', 'approved', 'rejected'], n),
        p_phase: at(['all', 'running'], n),
        p_sort: at(['title', '-start_date', '-created_at', '-impressions'], n),
      },
    ]),
    list('support ads', (n) => [
      'admin_list_support_ads',
      { p_page: page(n), p_query: words(n), p_status: at(['all', 'reviewing', 'cancelled'], n) },
    ]),
    once('calendar of placements', (n) => [
      'admin_ad_calendar',
      { p_from: dayFrom(-(n % 60)), p_days: 28 },
    ]),
    list('subscriptions', (n) => [
      'admin_list_subscriptions',
      {
        p_page: page(n),
        p_audience: at(['performer', 'venue'], n),
        p_query: words(n),
        p_status: at(['all', 'active', 'expired'], n),
      },
    ]),
    list('messages', (n) => [
      'admin_contact_messages',
      {
        p_page: page(n),
        p_query: words(n),
        p_status: at(['open', 'answered', 'closed', 'all'], n),
      },
    ]),
    list('reports', (n) => [
      'admin_list_reports',
      { p_page: page(n), p_query: words(n), p_status: at(['open', 'upheld', 'all'], n) },
    ]),
    list('wishes', (n) => [
      'admin_list_birthday_wishes',
      { p_page: page(n), p_status: at(['reported', 'visible', 'all'], n) },
    ]),
    list('statements', (n) => [
      'admin_event_settlements',
      { p_page: page(n), p_state: at(['all', 'open', 'ready', 'settled'], n) },
    ]),
    list('statements by words', (n) => ['admin_event_settlements', { p_query: at(titles, n) }]),
    once('what waits of money', () => ['admin_money_counts']),
    list('security events', (n) => [
      'admin_security_events',
      { p_page: page(n), p_success: at([null, false], n) },
    ]),
    list('security events by words', (n) => [
      'admin_security_events',
      {
        p_query: at(['login', 'password', 'wrong', 'nothing'], n),
        p_success: at([null, false], n),
      },
    ]),
    list('missing pages', (n) => [
      'admin_missing_pages',
      { p_page: page(n), p_query: at(['', 'old', '.php', '4711', 'nowhere'], n) },
    ]),
    list('failed mails', (n) => ['admin_failed_mails', { p_page: page(n), p_query: words(n) }]),
    once('imports', () => ['admin_imports']),
    once('organizers to choose from', (n) => ['admin_find_organizers', { p_query: at(names, n) }]),
    once('what may be featured', (n) => [
      'featured_candidates',
      {
        p_query: at(['', ...titles], n),
        p_content_type: at(['event', 'artist'], n),
      },
    ]),
    once('history of decisions', (n) => [
      'decision_history',
      {
        p_entity_type: 'events',
        p_entity_id: at(events, n),
      },
    ]),
  ];
}
