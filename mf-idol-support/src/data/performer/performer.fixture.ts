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
    performer_name: '林予曦',
    genre: '抒情流行',
    category: 'artist',
    city: 'taipei',
    birthday: '12/05',
    profile_image_url: null,
    follower_count: 24_300,
    ...overrides,
  };
}

/** One page of the list. */
export function performerPage(
  items: PerformerSummary[],
  overrides: Partial<PerformerPage> = {},
): PerformerPage {
  return { items, total: items.length, page: 1, page_size: 12, ...overrides };
}

/** The singer with everything that her page shows. */
export function performerDetail(overrides: Partial<PerformerDetail> = {}): PerformerDetail {
  return {
    ...performerSummary(),
    bio: '在街頭唱了三年。\n\n今年發行第一張專輯。',
    instagram_url: null,
    facebook_url: null,
    youtube_url: null,
    spotify_url: null,
    website_url: null,
    fee_min: null,
    fee_max: null,
    days_to_birthday: 4,
    upcoming_events: [],
    ...overrides,
  };
}

/** A birthday on the given day of December 2026, seen from the first of that month. */
export function birthdayInDecember(day: number, overrides: Partial<Birthday> = {}): Birthday {
  const dayText = String(day).padStart(2, '0');
  return {
    id: `00000000-0000-4000-8000-0000000000${dayText}`,
    performer_name: `壽星 ${day}`,
    category: 'artist',
    genre: null,
    city: 'taipei',
    profile_image_url: null,
    birthday: `12/${dayText}`,
    day,
    next_date: `2026-12-${dayText}`,
    days_left: day - 1,
    follower_count: 10,
    event_count: 0,
    ...overrides,
  };
}
