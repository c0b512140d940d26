import * as z from '@spotlight/shared/vendor/zod';

/** Kinds of advertisements. */
const adTypes = ['banner', 'featured', 'popup', 'home_banner'] as const;

/** Decisions on an advertisement. Whether it runs follows from its days, its payment and this. */
export const adStatuses = ['pending', 'active', 'inactive', 'rejected'] as const;

/** Where today lies in the days of an advertisement or a spot. */
export const phases = ['scheduled', 'running', 'ended'] as const;

/** What is on offer. */
const adCategories = ['online', 'mrt', 'bus', 'led', 'birthday'] as const;

/** What an ad product is counted in. */
const adUnits = ['day', 'week', 'month'] as const;

/** States of a slot that somebody took. */
export const adBookingStatuses = ['held', 'confirmed', 'expired', 'cancelled', 'refunded'] as const;

/** States of one version of artwork. */
const creativeStatuses = ['checking', 'approved', 'rejected', 'replaced'] as const;

/** Who draws the artwork of a support ad. */
const designers = ['self', 'platform'] as const;

/** The way of a support ad. */
export const supportAdStatuses = [
  'draft',
  'submitted',
  'reviewing',
  'needs_fix',
  'rejected',
  'approved',
  'paid',
  'producing',
  'live',
  'completed',
  'cancelled',
] as const;

/** The way of a campaign. */
export const campaignStatuses = [
  'draft',
  'pending',
  'open',
  'succeeded',
  'failed',
  'cancelled',
] as const;

/** The way of a pledge. */
const pledgeStatuses = ['pledged', 'paid', 'released'] as const;

/** What stands on the support map; stored by these very words. */
export const spotKinds = ['生咖', '燈箱', '公車', 'LED', '快閃', '聖地巡禮', '應援房'] as const;

/** Whether presents are left; stored by these very words. */
const giftStatuses = ['尚有', '少量', '已發完'] as const;

/** Decisions on a spot. */
export const spotStatuses = ['pending', 'approved', 'rejected', 'closed'] as const;

/** What may be wrong with a spot. */
const spotReportKinds = ['gone', 'wrong_place', 'gift_out', 'inappropriate'] as const;

/** Colours of a birthday page. */
const birthdayThemes = ['violet', 'rose', 'amber', 'mint', 'sky'] as const;

/** States of a wish. */
export const wishStatuses = ['visible', 'hidden', 'reported'] as const;

const money = z.int().check(z.gte(0));

const count = z.int().check(z.gte(0));

/** `YYYY-MM-DD` in Taipei */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const text = z.nullable(z.string());

const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: count, page: count, page_size: count });

const artistRef = z.object({ id: z.string(), performer_name: z.string() });

const adProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(adCategories),
  city: text,
  unit: z.enum(adUnits),
  unit_price: money,
  /** Once, when the platform draws it. */
  design_fee: money,
  min_units: count,
  max_units: count,
  /** Days between the order and the first day on air. */
  lead_days: count,
  /** True: ordered as a support ad, paid after the media company accepted it. */
  needs_media_review: z.boolean(),
  spec: z.record(z.string(), z.unknown()),
  images: z.array(z.string()),
  is_demo: z.boolean(),
  placement: z.object({
    code: z.string(),
    name: z.string(),
    ad_type: z.enum(adTypes),
    display_location: z.string(),
    slots: count,
    image_w: z.nullable(count),
    image_h: z.nullable(count),
    max_seconds: z.nullable(count),
  }),
});

/** What `list_ad_products` answers. */
export const adProductsSchema = z.array(adProduct);

/** What `get_ad_product` answers; null when it is not on sale. */
export const adProductSchema = z.nullable(
  z.extend(adProduct, {
    earliest_start: day,
    days: z.array(z.object({ day, free_slots: count })),
  }),
);

/** What `quote_ad_product` answers. */
export const adQuoteSchema = z.object({
  product_id: z.string(),
  starts_on: day,
  ends_on: day,
  units: count,
  design_by: z.enum(designers),
  lines: z.array(
    z.object({
      code: z.enum(['media', 'design']),
      quantity: count,
      unit_price: money,
      amount: money,
    }),
  ),
  total: money,
  latest_order_on: day,
  free_slots: count,
});

/** What `book_ad` and `reschedule_ad` answer. */
export const adReceiptSchema = z.object({
  advertisement_id: z.string(),
  booking_id: z.string(),
  order_id: z.string(),
  order_no: z.string(),
  order_status: z.string(),
  total: money,
  hold_expires_at: text,
  starts_on: day,
  ends_on: day,
  slot_no: count,
});

const adRecord = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  type: z.enum(adTypes),
  status: z.enum(adStatuses),
  phase: z.enum(phases),
  display_location: z.string(),
  client_id: text,
  client_name: text,
  image_url: text,
  link_url: text,
  button_text: text,
  start_date: day,
  end_date: day,
  budget: money,
  impressions: count,
  clicks: count,
  created_at: z.string(),
  updated_at: z.string(),
  /** Null for advertisements that the administrators made. */
  booking: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(adBookingStatuses),
      slot_no: count,
      units: count,
      amount: money,
      product_id: z.string(),
      product_name: z.string(),
      order_id: text,
      order_status: text,
    }),
  ),
  /** The newest version. */
  creative: z.nullable(
    z.object({
      id: z.string(),
      version: count,
      status: z.enum(creativeStatuses),
      reason: text,
      file_path: z.string(),
      image_url: text,
      width: count,
      height: count,
    }),
  ),
  /** Why it was rejected. */
  reason: text,
});

/** What `admin_save_ad` answers. */
export const adRecordSchema = adRecord;

/** What `my_ads` and `admin_list_ads` answer. */
export const adPageSchema = pageOf(adRecord);

/** What `live_ads` answers. */
export const liveAdsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: text,
    type: z.enum(adTypes),
    display_location: z.string(),
    client_name: text,
    image_url: text,
    link_url: text,
    button_text: text,
    end_date: day,
  }),
);

/** What `ad_stats` answers: every day up to today, without gaps. */
export const adStatsSchema = z.object({
  ad_id: z.string(),
  impressions: count,
  clicks: count,
  days: z.array(z.object({ day, impressions: count, clicks: count })),
});

const supportAd = z.object({
  id: z.string(),
  order_no: z.string(),
  status: z.enum(supportAdStatuses),
  title: z.string(),
  message: z.string(),
  artist: artistRef,
  product: z.object({ id: z.string(), name: z.string(), category: z.enum(adCategories) }),
  starts_on: day,
  ends_on: day,
  units: count,
  city: text,
  station: text,
  design_by: z.enum(designers),
  artwork_paths: z.array(z.string()),
  total: money,
  /** Until when the fix or the payment is awaited. */
  deadline_at: text,
  order_id: text,
  proof_urls: z.array(z.string()),
  review_note: text,
  cancel_reason: text,
  ip_declared_at: text,
  portrait_declared_at: text,
  created_at: z.string(),
  updated_at: z.string(),
});

/** What the functions that change a support ad answer. */
export const supportAdSchema = supportAd;

/** What `my_support_ads` and `admin_list_support_ads` answer. */
export const supportAdPageSchema = pageOf(supportAd);

/** What `get_support_ad` answers. */
export const supportAdDetailSchema = z.extend(supportAd, {
  contact_name: z.string(),
  contact_phone: z.string(),
  versions: z.array(z.object({ paths: z.array(z.string()), sent_at: z.string() })),
  history: z.array(z.object({ from: z.string(), to: z.string(), reason: text, at: z.string() })),
});

const campaign = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: text,
  artist: artistRef,
  owner_name: z.string(),
  goal: money,
  milestones: z.array(z.object({ amount: money, unlocks: z.string() })),
  ends_at: z.string(),
  status: z.enum(campaignStatuses),
  pledged_total: money,
  paid_total: money,
  backers: count,
  succeeded_at: text,
  is_demo: z.boolean(),
  created_at: z.string(),
});

/** What `save_campaign` answers. */
export const campaignSchema = campaign;

/** What `get_campaign` answers; null when it is not visible. */
export const campaignDetailSchema = z.nullable(
  z.extend(campaign, {
    is_mine: z.boolean(),
    receipts: z.array(
      z.object({ id: z.string(), title: z.string(), amount: money, file_url: text, paid_on: day }),
    ),
    my_pledge: z.nullable(
      z.object({ amount: money, status: z.enum(pledgeStatuses), order_id: text }),
    ),
  }),
);

/** What `pledge` answers. */
export const pledgeSchema = z.object({
  campaign_id: z.string(),
  campaign_status: z.enum(campaignStatuses),
  pledged_total: money,
  goal: money,
  amount: money,
  status: z.enum(pledgeStatuses),
  order_id: text,
});

const spot = z.object({
  id: z.string(),
  kind: z.enum(spotKinds),
  title: z.string(),
  artist: artistRef,
  address: z.string(),
  city: z.string(),
  district: text,
  lat: z.number(),
  lng: z.number(),
  starts_on: day,
  ends_on: day,
  /** `HH:MM` */
  opens: text,
  closes: text,
  gift_status: z.nullable(z.enum(giftStatuses)),
  gift_updated_at: text,
  image_url: text,
  status: z.enum(spotStatuses),
  phase: z.enum(phases),
  visit_count: count,
  is_demo: z.boolean(),
});

/** What the functions that change a spot answer. */
export const spotSchema = spot;

/** What `search_support_spots` and `my_support_spots` answer. */
export const spotPageSchema = pageOf(spot);

/** What `get_support_spot` answers; null when it is not visible. */
export const spotDetailSchema = z.nullable(
  z.extend(spot, {
    description: z.string(),
    gift_note: text,
    host_name: text,
    host_url: text,
    source: z.enum(['user', 'organizer', 'admin']),
    event_id: text,
    venue_id: text,
    is_mine: z.boolean(),
    visited_today: z.boolean(),
    reason: text,
  }),
);

/** What `support_spots_on_map` answers: 500 at most, and whether there are others. */
export const spotPinsSchema = z.object({ pins: z.array(spot), has_more: z.boolean() });

/** What `admin_list_support_spots` answers. */
export const adminSpotPageSchema = pageOf(
  z.extend(spot, {
    source: z.enum(['user', 'organizer', 'admin']),
    created_at: z.string(),
    created_by_name: text,
    reports: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(spotReportKinds),
        note: text,
        created_at: z.string(),
      }),
    ),
  }),
);

/** What `my_spot_route` and `save_spot_route` answer: the spots in the order of the walk. */
export const spotRouteSchema = z.object({ day, own_order: z.boolean(), spots: z.array(spot) });

/** What `my_spot_visits` answers. */
export const spotVisitPageSchema = pageOf(z.object({ day, spot }));

const artistCard = z.object({
  id: z.string(),
  performer_name: z.string(),
  genre: text,
  category: z.string(),
  city: text,
  birthday: text,
  profile_image_url: text,
  follower_count: count,
});

/** What `get_birthday_page` answers; null without such a performer. All texts are plain text. */
export const birthdayPageSchema = z.nullable(
  z.object({
    artist: artistCard,
    headline: z.string(),
    cover_url: text,
    theme: z.enum(birthdayThemes),
    next_date: day,
    days_left: count,
    texts: z.record(z.string(), z.string()),
    texts_en: z.record(z.string(), z.string()),
    wish_year: count,
    wish_count: count,
    my_wish: z.nullable(
      z.object({ id: z.string(), body: z.string(), status: z.enum(wishStatuses) }),
    ),
    spot_count: count,
    campaigns: z.array(campaign),
  }),
);

/** What `upcoming_birthdays` answers. */
export const upcomingBirthdaysSchema = z.array(
  z.extend(artistCard, { next_date: day, days_left: count, spot_count: count }),
);

/** What `post_birthday_wish` answers. */
export const wishSchema = z.object({ id: z.string(), year: count, body: z.string() });

/** What `list_birthday_wishes` answers. */
export const wishPageSchema = pageOf(
  z.object({
    id: z.string(),
    year: count,
    body: z.string(),
    author_name: z.string(),
    is_mine: z.boolean(),
    created_at: z.string(),
  }),
);

/** What `admin_list_birthday_wishes` answers. */
export const adminWishPageSchema = pageOf(
  z.object({
    id: z.string(),
    artist: artistRef,
    year: count,
    body: z.string(),
    status: z.enum(wishStatuses),
    author_name: z.string(),
    report_count: count,
    created_at: z.string(),
  }),
);

const birthdayPlan = z.object({
  code: z.enum(['warm', 'city', 'night']),
  total: z.number(),
  left: z.number(),
  latest_order_on: day,
  steps: z.array(
    z.object({
      kind: z.enum(['mrt', 'bus', 'led', 'cafe', 'goods']),
      product_id: text,
      venue_id: text,
      title: z.string(),
      place: z.string(),
      starts_on: day,
      ends_on: day,
      units: z.number(),
      unit: z.enum(['hour', 'day', 'week', 'month', 'piece']),
      amount: z.number(),
      design_fee: z.number(),
      free_slots: z.number(),
      lead_days: z.number(),
      latest_order_on: day,
      start_at: z.optional(z.string()),
      end_at: z.optional(z.string()),
      capacity: z.optional(z.number()),
      goods_id: z.optional(z.string()),
      performer_id: z.optional(z.string()),
    }),
  ),
  /** Ids of the spots of that day. */
  route: z.array(z.string()),
});

/** What `plan_birthday` answers. */
export const birthdayOfferSchema = z.object({
  artist: z.object({ id: z.string(), performer_name: z.string() }),
  day,
  city: z.string(),
  budget: z.number(),
  made_at: z.string(),
  plans: z.array(birthdayPlan),
  least: z.nullable(z.number()),
});

/** What `shared_birthday_plan` answers. */
export const sharedPlanSchema = z.object({
  artist: z.object({ id: z.string(), performer_name: z.string() }),
  day,
  city: z.string(),
  budget: z.number(),
  plan: birthdayPlan,
  saved_at: z.string(),
});

/** What `save_birthday_plan` and `my_birthday_plans` answer. */
export const savedPlanSchema = z.extend(sharedPlanSchema, {
  id: z.string(),
  is_shared: z.boolean(),
});
