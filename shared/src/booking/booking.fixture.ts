import type { Booking, BookingCard } from './booking.schema';

/** A request for a café that waits for its host, as the guest sees it in a list. */
export function bookingCard(overrides: Partial<BookingCard> = {}): BookingCard {
  return {
    id: 'b1',
    bookingNo: 'VB-261130-0417',
    kind: 'venue',
    status: 'requested',
    startAt: '2026-12-26T05:00:00Z',
    endAt: '2026-12-26T10:00:00Z',
    total: 8000,
    deposit: 2400,
    offerNo: 1,
    orderId: null,
    respondBy: '2026-12-02T14:40:00Z',
    payBy: null,
    jointId: null,
    isDemo: false,
    side: 'guest',
    venueId: 'v1',
    performerId: null,
    subjectName: '九杯咖啡',
    venueName: '九杯咖啡',
    guestName: '林芷晴',
    purpose: '生咖活動',
    performanceType: null,
    attendees: 32,
    isJoint: false,
    createdAt: '2026-11-30T14:40:00Z',
    unread: 0,
    ...overrides,
  };
}

/** The same with everything that its page shows. */
export function booking(overrides: Partial<Booking> = {}): Booking {
  return {
    ...bookingCard(),
    eventId: null,
    loadInAt: null,
    location: null,
    budgetMin: null,
    budgetMax: null,
    requirements: null,
    facilities: [],
    message: '佈置牆會放等身立牌。',
    priceLines: [
      {
        kind: 'rule',
        label: '假日下午',
        quantity: 300,
        unit: 'minute',
        unitPrice: 1500,
        amount: 7500,
      },
      {
        kind: 'cleaning',
        label: null,
        quantity: 1,
        unit: 'booking',
        unitPrice: 500,
        amount: 500,
      },
    ],
    cancellationPolicy: 'standard',
    refundPercentNow: 100,
    refundAmount: null,
    cancelledBy: null,
    cancelReason: null,
    confirmedAt: null,
    completedAt: null,
    overtimeMinutes: null,
    overtimeAmount: null,
    orderStatus: null,
    partner: null,
    contact: null,
    isFree: null,
    quotes: [],
    amendments: [],
    review: null,
    ...overrides,
  };
}
