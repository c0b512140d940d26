import type {
  Birthday,
  PerformerDetail,
  PerformerPage,
  PerformerSummary,
} from './performer.schema';

/** A singer as the list knows her; override what a test is about. */
export function performerSummary(overrides: Partial<PerformerSummary> = {}): PerformerSummary {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    performerName: '林予曦',
    genre: '抒情流行',
    category: 'artist',
    city: 'taipei',
    birthday: '12/05',
    profileImageUrl: null,
    followerCount: 24_300,
    ...overrides,
  };
}

/** One page of the list. */
export function performerPage(
  items: PerformerSummary[],
  overrides: Partial<PerformerPage> = {},
): PerformerPage {
  return { items, total: items.length, page: 1, pageSize: 12, ...overrides };
}

/** The singer with everything that her page shows. */
export function performerDetail(overrides: Partial<PerformerDetail> = {}): PerformerDetail {
  return {
    ...performerSummary(),
    bio: '在街頭唱了三年。\n\n今年發行第一張專輯。',
    instagramUrl: null,
    facebookUrl: null,
    youtubeUrl: null,
    spotifyUrl: null,
    websiteUrl: null,
    feeMin: null,
    feeMax: null,
    ownerId: '22222222-2222-4222-8222-222222222222',
    verified: false,
    status: 'approved',
    performanceMinutes: null,
    experienceYears: null,
    techRider: null,
    works: [],
    rating: { average: null, total: 0 },
    productCount: 0,
    products: [],
    daysToBirthday: 4,
    upcomingEvents: [],
    ...overrides,
  };
}

/** A birthday on the given day of December 2026, seen from the first of that month. */
export function birthdayInDecember(day: number, overrides: Partial<Birthday> = {}): Birthday {
  const dayText = String(day).padStart(2, '0');
  return {
    id: `00000000-0000-4000-8000-0000000000${dayText}`,
    performerName: `壽星 ${day}`,
    category: 'artist',
    genre: null,
    city: 'taipei',
    profileImageUrl: null,
    birthday: `12/${dayText}`,
    day,
    nextDate: `2026-12-${dayText}`,
    daysLeft: day - 1,
    followerCount: 10,
    eventCount: 0,
    ...overrides,
  };
}
