import type * as z from '@spotlight/shared/vendor/zod';
import type { eventPageSchema } from './event-page.schema';
import type { eventDetailSchema } from './event-detail.schema';
import type { eventInListSchema } from './event-in-list.schema';

type EventPageRow = z.input<typeof eventPageSchema>;
type EventRow = EventPageRow['items'][number];
type EventDetailRow = NonNullable<z.input<typeof eventDetailSchema>>;
type TicketTypeRow = EventDetailRow['ticketTypes'][number];

/** An event as `search_events` answers; override what the test is about. */
export function eventRow(overrides: Partial<EventRow> = {}): EventRow {
  return {
    id: 'e1',
    title: '午夜迪斯可：放克與城市流行之夜',
    description: '三位 DJ 接力到凌晨三點，穿上你最亮的衣服。',
    date: '2026-12-26',
    time: '22:00',
    isTimeUndecided: false,
    startsAt: '2026-12-26T22:00:00+08:00',
    endsAt: '2026-12-27T03:00:00+08:00',
    location: '月台酒吧',
    city: 'taipei',
    category: '主題派對',
    imageUrl: null,
    posterLine: 'FUNK & CITY POP',
    price: '免費',
    priceFrom: 0,
    sale: 'on_sale',
    saleOpensAt: null,
    attendees: 338,
    phase: 'upcoming',
    badge: null,
    isSoldOut: false,
    ...overrides,
  };
}

/** An event within other answers. */
export const eventInListRow = (): z.input<typeof eventInListSchema> => ({
  id: 'e1',
  title: '午夜迪斯可：放克與城市流行之夜',
  date: '2026-12-26',
  time: '22:00',
  startsAt: '2026-12-26T22:00:00+08:00',
  endsAt: '2026-12-27T03:00:00+08:00',
  location: '月台酒吧',
  phase: 'upcoming',
});

/** When an exhibition with hours of its own is: closed on Sundays and Mondays, later on Saturdays. */
export function ownHoursRow() {
  const usual = { start: '10:00', end: '18:00' };
  return {
    date: '2026-11-06',
    time: '10:00',
    isTimeUndecided: false,
    startsAt: '2026-11-06T10:00:00+08:00',
    endsAt: '2026-12-20T18:00:00+08:00',
    openingHours: {
      week: {
        tuesday: usual,
        wednesday: usual,
        thursday: usual,
        friday: usual,
        saturday: { start: '10:00', end: '20:00' },
      },
      dates: [{ date: '2026-12-08', start: null, end: null }],
      lastEntryMinutes: 30,
    },
  };
}

/** A Monday among its days, and what is said of it then. */
export const onClosedDay = {
  now: Date.parse('2026-11-09T12:00:00+08:00'),
  when: '展期中・至 12/20(日)',
  hours: '今日休館，11/10(二) 10:00 開放',
};

/** One page of `search_events`. */
export function eventPageRow(items: EventRow[], overrides: Partial<EventPageRow> = {}) {
  return { items, total: items.length, page: 1, pageSize: 12, ...overrides };
}

/** A free ticket type on sale. */
export function ticketTypeRow(overrides: Partial<TicketTypeRow> = {}): TicketTypeRow {
  return {
    id: 'general',
    name: '一般票',
    description: '不限飲品，全場站席',
    price: 0,
    left: 120,
    maxPerOrder: 4,
    minPerOrder: 1,
    saleStartAt: null,
    requiresApproval: false,
    state: 'on_sale',
    ...overrides,
  };
}

/** An event as `get_event` answers, with one free ticket type. */
export function eventDetailRow(overrides: Partial<EventDetailRow> = {}): EventDetailRow {
  return {
    ...eventRow(),
    status: 'approved',
    address: '台北市大同區月台路 1 號',
    transit: '捷運雙連站步行 6 分鐘',
    lat: null,
    lng: null,
    venue: null,
    body: '第一段介紹。\n\n第二段介紹。',
    ticketTypes: [ticketTypeRow()],
    refundPolicy: { code: 'free', name: '免費活動', summary: '活動開始前都可以取消報名。' },
    organizer: { id: 'o1', name: '夜航製作', eventCount: 27 },
    questions: [],
    performers: [],
    guestPerformers: [],
    myRegistration: null,
    ...overrides,
  };
}
