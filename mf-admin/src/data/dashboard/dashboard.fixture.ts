import type { Dashboard } from './dashboard.schema';

/** A plausible answer of `admin_dashboard()` for tests; override what the test is about. */
export function createDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  const flat = [3, 3, 4, 4, 5, 5, 6, 6];
  return {
    totals: { events: 128, venues: 64, performers: 412, ads: 37, users: 18_245, pending: 12 },
    newThisMonth: { events: 9, venues: 3, performers: 21, ads: 2, users: 634, pending: 4 },
    sparklines: {
      events: flat,
      venues: flat,
      performers: flat,
      ads: flat,
      users: flat,
      pending: flat,
    },
    registrationsByDay: Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      count: index === 27 ? 196 : 40,
      previous: 20,
    })),
    pendingItems: [
      {
        id: 'p1',
        type: 'event',
        title: '冬日香氣快閃店：調一瓶你推的味道',
        submitter: '香調計畫',
        submittedAt: '2026-06-30T12:00:00+08:00',
      },
    ],
    oldestPendingAt: '2026-06-30T12:00:00+08:00',
    categories: [
      { category: '生咖活動', share: 0.66, count: 66 },
      { category: '主題展', share: 0.34, count: 34 },
    ],
    generatedAt: '2026-12-01T14:32:00+08:00',
    ...overrides,
  };
}
