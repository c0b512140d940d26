import type { VenueDetail, VenuePage, VenueSummary } from './venue.schema';

/** A café as the list knows it; override what a test is about. */
export function venueSummary(overrides: Partial<VenueSummary> = {}): VenueSummary {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: '木日咖啡 中山店',
    type: '咖啡廳',
    city: 'taipei',
    district: '中山',
    location: '木日街 12 號',
    capacity: 48,
    pricePerHour: 1500,
    imageUrl: null,
    isSupportFriendly: true,
    amenities: ['wifi', '拍照牆'],
    minBookingHours: 3,
    ...overrides,
  };
}

/** One page of the list. */
export function venuePage(items: VenueSummary[], overrides: Partial<VenuePage> = {}): VenuePage {
  return { items, total: items.length, page: 1, pageSize: 12, ...overrides };
}

/** The café with everything that its page shows. */
export function venueDetail(overrides: Partial<VenueDetail> = {}): VenueDetail {
  return {
    ...venueSummary(),
    photos: [],
    description: '靠窗的老屋咖啡廳。\n\n二樓可以整層包下。',
    address: '台北市中山區木日街 12 號',
    openDays: { monday: true, friday: true },
    openingHours: {
      monday: { start: '10:00', end: '20:00' },
      friday: { start: '18:00', end: '02:00' },
    },
    advanceBookingDays: 7,
    maxAdvanceDays: 90,
    depositPercent: 30,
    cancellationPolicy: 'standard',
    cleaningFee: 500,
    houseRules: null,
    website: null,
    specialClosedDates: [],
    upcomingEvents: [],
    bookingMode: 'request',
    slotMinutes: 30,
    overtimePercent: 150,
    includedHeads: null,
    extraHeadFee: 0,
    minimumSpend: 0,
    rates: [],
    facilities: [],
    rating: { average: null, total: 0 },
    ...overrides,
  };
}
