import type { OwnAd } from './own-ad.schema';

/** A paid week on the banner of the events page that has not begun; override what a test is about. */
export function ownAd(overrides: Partial<OwnAd> = {}): OwnAd {
  return {
    id: '55555555-5555-4555-8555-555555555555',
    title: '海霧週年專輯',
    description: null,
    status: 'active',
    phase: 'scheduled',
    imageUrl: null,
    startDate: '2027-01-04',
    endDate: '2027-01-10',
    impressions: 200,
    clicks: 5,
    booking: {
      id: '66666666-6666-4666-8666-666666666666',
      status: 'confirmed',
      units: 1,
      amount: 4500,
      productId: '77777777-7777-4777-8777-777777777777',
      productName: '活動頁橫幅 一週',
      orderId: '88888888-8888-4888-8888-888888888888',
      orderStatus: 'paid',
    },
    creative: { version: 1, status: 'approved', reason: null },
    reason: null,
    ...overrides,
  };
}
