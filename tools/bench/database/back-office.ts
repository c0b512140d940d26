import { at, type Request, type Scenario, type Subjects } from './scenario';

/** Common, rare, of two characters, of letters, and nowhere. */
const names = ['王小明', '陳', '粉絲4711', '陳晨', 'fan12', 'bench.test', 'qz', '沒有這個人'];
const titles = ['手作市集', '台北', 'Luna', '限定場 4711', '雨音', '華山文創園區', '沒有這種東西'];
const orderTabs = ['all', 'open', 'paid', 'completed', 'closed', 'expired', 'refund', 'cancelled'];
const orderKinds = ['', 'ticket', 'product', 'ad'];
const eventSorts = ['date', '-date', 'title', 'attendees', '-attendees'];
const eventStatuses = ['', 'upcoming', 'ongoing', 'ended', 'rejected', 'approved', 'cancelled'];
const queueTabs = ['pending_approval', 'approved', 'rejected'];
const queueTypes = ['', 'event', 'identity', 'product', 'report'];

/** The lists of the back office, in all their orders and states, and its dashboard. */
export function backOffice({ admin, events }: Subjects): Scenario[] {
  const list = (name: string, ask: (n: number) => [string, Request['args']]): Scenario => ({
    name: `back office: ${name}`,
    aim: { p99Ms: 100 },
    request: (n) => {
      const [asked, args] = ask(n);
      return { function: asked, args: { p_page: 1, p_page_size: 20, ...args }, userId: admin };
    },
  });
  const page = (n: number) => 1 + (n % 20);
  return [
    list('accounts', (n) => [
      'admin_list_users',
      { p_page: page(n), p_role: at(['all', 'admin', 'fan'], n) },
    ]),
    list('accounts by words', (n) => ['admin_list_users', { p_query: at(names, n) }]),
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
    list('orders', (n) => [
      'admin_list_orders',
      {
        p_page: page(n),
        p_tab: at(orderTabs, n),
        p_kind: at(orderKinds, Math.floor(n / orderTabs.length)),
      },
    ]),
    list('orders by words', (n) => [
      'admin_list_orders',
      { p_query: at([...names, '毛巾', '00471', 'EO2026'], n) },
    ]),
    list('events', (n) => [
      'admin_list_events',
      { p_page: page(n), p_sort: at(eventSorts, n), p_status: at(eventStatuses, n) },
    ]),
    list('events by words', (n) => [
      'admin_list_events',
      { p_query: at(titles, n), p_sort: at(eventSorts, n) },
    ]),
    list('queue', (n) => [
      'approval_queue',
      { p_page: page(n), p_status: at(queueTabs, n), p_type: at(queueTypes, n) },
    ]),
    list('queue by words', (n) => [
      'approval_queue',
      { p_status: at(queueTabs, n), p_query: at(['4711', 'Luna', '市集', '主辦 12', '陳晨'], n) },
    ]),
    list('audit log', (n) => [
      'admin_audit_log',
      { p_page: page(n), p_entity: at(['all', 'orders', 'venues'], n) },
    ]),
    {
      name: 'back office: dashboard',
      aim: { p99Ms: 100 },
      request: () => ({ function: 'admin_dashboard', args: {}, userId: admin }),
    },
  ];
}
