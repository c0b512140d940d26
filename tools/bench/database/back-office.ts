import { askAs, names, titles } from './ask-as';
import { at, type Scenario, type Subjects } from './scenario';

const orderTabs = ['all', 'open', 'paid', 'completed', 'closed', 'expired', 'refund', 'cancelled'];
const orderKinds = ['', 'ticket', 'product', 'ad'];
const sellers = ['', 'organizer', 'performer', 'platform'];
const eventSorts = ['date', '-date', 'title', 'attendees', '-attendees'];
const eventStatuses = ['', 'upcoming', 'ongoing', 'ended', 'rejected', 'approved', 'cancelled'];
const eventCategories = ['', '生咖活動', '主題派對', '拍攝聖地巡禮'];
const queueTabs = ['pending_approval', 'approved', 'rejected'];
const queueTypes = ['', 'event', 'identity', 'product', 'report'];
/** The first pages, and what nobody reaches by turning pages. */
const depths = [1, 2, 3, 50, 400, 1500];

/** The long lists of the back office, in all their orders and states, and its dashboard. */
export function backOffice({ admin, events }: Subjects): Scenario[] {
  const { list, once } = askAs(admin);
  const page = (n: number) => 1 + (n % 20);
  return [
    list('accounts', (n) => [
      'admin_list_users',
      {
        p_page: page(n),
        p_role: at(['all', 'admin', 'fan'], n),
        p_active: at([null, true, false, null], n),
      },
    ]),
    list('accounts by words', (n) => [
      'admin_list_users',
      { p_query: at(names, n), p_role: at(['all', 'fan', 'admin'], n), p_page: 1 + (n % 3) },
    ]),
    list('accounts, deep', (n) => ['admin_list_users', { p_page: at(depths, n) }]),
    list('registrations', (n) => [
      'admin_list_registrations',
      {
        p_page: page(n),
        p_event_id: n % 3 === 0 ? at(events, n) : null,
        p_status: at(['all', 'confirmed', 'cancelled', 'pending'], n),
      },
    ]),
    list('registrations by words', (n) => [
      'admin_list_registrations',
      { p_query: at([...names, ...titles], n) },
    ]),
    list('registrations of an event by words', (n) => [
      'admin_list_registrations',
      {
        p_event_id: at(events, n % 3),
        p_query: at(names, n),
        p_status: at(['all', 'confirmed', 'cancelled'], n),
      },
    ]),
    list('registrations, deep', (n) => [
      'admin_list_registrations',
      { p_page: at(depths, n), p_event_id: n % 2 === 0 ? at(events, 0) : null },
    ]),
    list('orders', (n) => [
      'admin_list_orders',
      {
        p_page: page(n),
        p_tab: at(orderTabs, n),
        p_kind: at(orderKinds, Math.floor(n / orderTabs.length)),
        p_seller_type: at(sellers, Math.floor(n / 3)),
      },
    ]),
    list('orders by words', (n) => [
      'admin_list_orders',
      { p_query: at([...names, '毛巾', '00471', 'EO2026'], n), p_tab: at(orderTabs, n) },
    ]),
    list('orders, deep', (n) => ['admin_list_orders', { p_page: at(depths, n) }]),
    list('events', (n) => [
      'admin_list_events',
      {
        p_page: page(n),
        p_sort: at(eventSorts, n),
        p_status: at(eventStatuses, n),
        p_category: at(eventCategories, n),
      },
    ]),
    list('events by words', (n) => [
      'admin_list_events',
      {
        p_query: at(titles, n),
        p_sort: at(eventSorts, n),
        p_status: at(['', 'upcoming', 'ended'], n),
        p_category: at(eventCategories, Math.floor(n / 2)),
      },
    ]),
    list('events, deep', (n) => [
      'admin_list_events',
      { p_page: at(depths, n), p_sort: at(eventSorts, n) },
    ]),
    list('queue', (n) => [
      'approval_queue',
      { p_page: page(n), p_status: at(queueTabs, n), p_type: at(queueTypes, n) },
    ]),
    list('queue by words', (n) => [
      'approval_queue',
      { p_status: at(queueTabs, n), p_query: at(['4711', 'Luna', '市集', '主辦 12', '陳晨'], n) },
    ]),
    list('queue, deep', (n) => [
      'approval_queue',
      { p_page: at(depths, n), p_status: at(queueTabs, n) },
    ]),
    list('audit log', (n) => [
      'admin_audit_log',
      { p_page: page(n), p_entity: at(['all', 'orders', 'venues'], n) },
    ]),
    list('audit log of a thing or a person', (n) => [
      'admin_audit_log',
      {
        p_entity: n % 2 === 0 ? 'events' : null,
        p_entity_id: n % 2 === 0 ? at(events, n) : null,
        p_actor_id: n % 2 === 0 ? null : admin,
      },
    ]),
    list('audit log, deep', (n) => ['admin_audit_log', { p_page: at(depths, n) }]),
    once('dashboard', () => ['admin_dashboard']),
    once('business', () => ['admin_business']),
  ];
}
