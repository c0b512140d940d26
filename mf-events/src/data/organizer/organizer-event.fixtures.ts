import type { EventForEditing, EventSales } from './organizer-event.queries';

/** A draft as `event_for_editing` answers; override what the test is about. */
export function editableRow(overrides: Partial<EventForEditing> = {}): EventForEditing {
  return {
    id: 'e1',
    status: 'draft',
    version: 3,
    comments: null,
    submittedAt: '2026-12-01T00:00:00+08:00',
    hasAttendees: false,
    needsPayoutAccount: false,
    performers: [],
    venue: null,
    venueAnswer: null,
    event: {
      title: '巷口的現場',
      description: '一把吉他。',
      category: '主題派對',
      date: '2099-12-26',
      time: '19:30',
      isTimeUndecided: false,
      endsAt: '2099-12-26T22:00:00+08:00',
      location: '巷口咖啡',
      city: 'taipei',
      refundPolicyCode: 'free',
      maxAttendees: 0,
    },
    types: [
      { id: 't-1', name: '免費入場', description: '活動免費入場', price: 0, sold: 0, held: 0 },
    ],
    decisions: [],
    ...overrides,
  };
}

/** What `event_sales` answers of an event that sold two tickets. */
export function salesRow(overrides: Partial<EventSales> = {}): EventSales {
  return {
    isFree: false,
    sold: 2,
    left: 8,
    capacity: 10,
    revenue: 2400,
    refunded: 0,
    byType: [{ id: 't-1', name: '座席', price: 1200, capacity: 10, sold: 2, held: 0, waiting: 0 }],
    byDay: [{ day: '2026-12-01', tickets: 2, revenue: 2400 }],
    ...overrides,
  };
}
