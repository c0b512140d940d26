import type { Spot, SpotDetail } from './spot.schema';

/** A café with presents, on today; override what the test is about. */
export const spot = (overrides: Partial<Spot> = {}): Spot => ({
  id: '5b070000-0000-4000-8000-000000000001',
  kind: '生咖',
  title: '木日咖啡 中山店',
  artist: { id: '7a1c0000-0000-4000-8000-000000000001', performerName: '林予曦' },
  address: '台北市中山區赤峰街 1 號',
  city: 'taipei',
  district: '中山區',
  lat: 25.0527,
  lng: 121.5204,
  startsOn: '2026-11-20',
  endsOn: '2026-12-05',
  opens: '11:00',
  closes: '20:00',
  giftStatus: '少量',
  giftUpdatedAt: null,
  imageUrl: null,
  status: 'approved',
  phase: 'running',
  visitCount: 12,
  ...overrides,
});

/** The same with everything that is known of it. */
export const spotDetail = (overrides: Partial<SpotDetail> = {}): SpotDetail => ({
  ...spot(),
  updatedAt: '2026-11-02T04:00:00.123456+00:00',
  description: '點任一飲品送限量杯套',
  giftNote: '約剩 20 份',
  hostName: '曦光後援會',
  hostUrl: 'https://fans.example/yuxi',
  eventId: null,
  venueId: null,
  isMine: false,
  visitedToday: false,
  reason: null,
  ...overrides,
});
