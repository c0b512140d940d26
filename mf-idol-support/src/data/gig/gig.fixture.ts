import { performerSummary } from '../performer/performer.fixture';
import type { Gig, GigApplication, GigDetail } from './gig.schema';

/** An evening that a band is looked for; override what a test is about. */
export const gig = (overrides: Partial<Gig> = {}): Gig => ({
  id: '6160c0de-0000-4000-8000-000000000001',
  venueId: null,
  venueName: null,
  isVenuePublic: false,
  title: '店慶徵開場樂團',
  description: '週末店慶，需要三十分鐘的不插電演出，器材備妥。',
  performanceType: 'band',
  genre: null,
  city: 'taipei',
  location: '河岸二樓',
  startAt: '2199-01-31T11:00:00.000Z',
  endAt: '2199-01-31T13:00:00.000Z',
  budget: 8000,
  slots: 2,
  awardedCount: 0,
  status: 'open',
  posterName: '陳老闆',
  isMine: false,
  isOpen: true,
  waitingCount: null,
  ownStatus: null,
  updatedAt: '2026-11-02T04:00:00.123456+00:00',
  ...overrides,
});

/** A performer who would play there. */
export const gigApplication = (overrides: Partial<GigApplication> = {}): GigApplication => ({
  id: 'a9911000-0000-4000-8000-000000000001',
  performer: performerSummary(),
  message: '我們可以！附上上個月的影片。',
  ask: 7000,
  status: 'applied',
  bookingId: null,
  isMine: false,
  canReapply: false,
  createdAt: '2198-12-01T10:00:00.000Z',
  ...overrides,
});

/** The same evening with its applications. */
export const gigDetail = (overrides: Partial<GigDetail> = {}): GigDetail => ({
  ...gig(),
  applications: [],
  ...overrides,
});
