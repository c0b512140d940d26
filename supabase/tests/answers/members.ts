import * as z from '@spotlight/shared/vendor/zod';

/** What can be saved, shared, ranked and reported. */
const entityTypes = ['event', 'venue', 'performer'] as const;

/** What can be saved: goods and spots as well. */
const savableTypes = [...entityTypes, 'product', 'spot'] as const;

/** Why something is reported. */
const reportKinds = ['scam', 'copyright', 'inappropriate', 'wrong_information', 'other'] as const;

/** What a calendar to subscribe to holds. */
const calendarScopes = [
  'tickets',
  'organized',
  'saved',
  'follows',
  'duties',
  'venue',
  'performer',
] as const;

/** What speaks for a recommendation. */
const recommendationReasons = [
  'followed_artist',
  'known_artist',
  'category',
  'city',
  'soon',
  'price',
  'trending',
] as const;

const page = { total: z.number(), page: z.number(), page_size: z.number() };

/** The card that the lists of events, venues or performers show; their own schemas read it. */
const card = z.record(z.string(), z.unknown());

/** Answer of `follow_artist()`. */
export const followSchema = z.object({
  performer_id: z.guid(),
  following: z.boolean(),
  follower_count: z.number(),
});

/** Answer of `my_follows()`. */
export const followPageSchema = z.object({
  ...page,
  items: z.array(
    z.object({
      id: z.guid(),
      performer_name: z.string(),
      category: z.string(),
      follower_count: z.number(),
      notify: z.boolean(),
      followed_at: z.string(),
      days_to_birthday: z.nullable(z.number()),
      next_event: z.nullable(card),
    }),
  ),
});

/** Answer of `my_saved_items()`; no card when it is not public any more. */
export const savedItemPageSchema = z.object({
  ...page,
  items: z.array(
    z.object({
      entity_type: z.enum(savableTypes),
      entity_id: z.guid(),
      saved_at: z.string(),
      card: z.nullable(card),
    }),
  ),
});

/** What a person likes: answer of `my_preferences()` and of `set_preferences()`. */
export const preferencesSchema = z.object({
  categories: z.array(z.string()),
  cities: z.array(z.string()),
  price_max: z.nullable(z.number()),
});

/** Whether somebody is counted: answer of `my_measuring()` and of `set_measuring()`. */
export const measuringSchema = z.object({
  is_measured: z.boolean(),
  decided_at: z.nullable(z.string()),
});

/** Answer of `my_recommendations()`. */
export const recommendationsSchema = z.object({
  items: z.array(
    z.object({
      entity_type: z.literal('event'),
      entity_id: z.guid(),
      score: z.number().check(z.minimum(0), z.maximum(100)),
      reasons: z.array(
        z.object({ code: z.enum(recommendationReasons), text: z.nullable(z.string()) }),
      ),
      card,
    }),
  ),
  computed_at: z.nullable(z.string()),
});

/** What speaks for a match of a venue and a performer. */
const matchReasons = ['free_time', 'city', 'genre', 'audience', 'trending'] as const;

/** Answer of `smart_matches()`. */
export const matchesSchema = z.object({
  items: z.array(
    z.object({
      entity_type: z.enum(['venue', 'performer']),
      entity_id: z.guid(),
      score: z.number().check(z.minimum(0), z.maximum(100)),
      reasons: z.array(z.object({ code: z.enum(matchReasons), text: z.nullable(z.string()) })),
      card,
    }),
  ),
});

/** Answer of `calendar_feed()`. */
export const calendarFeedSchema = z.object({
  scope: z.enum(calendarScopes),
  items: z.array(
    z.object({
      id: z.guid(),
      title: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      time_undecided: z.boolean(),
      location: z.string(),
      address: z.nullable(z.string()),
      status: z.enum(['confirmed', 'tentative', 'cancelled']),
      /** Grows with each change, as RFC 5545 wants it. */
      sequence: z.int(),
      updated_at: z.string(),
    }),
  ),
});

/** Answer of `admin_list_reports()`; the reporter stays unnamed. */
export const reportPageSchema = z.object({
  ...page,
  open: z.number(),
  items: z.array(
    z.object({
      id: z.guid(),
      entity_type: z.enum(entityTypes),
      entity_id: z.guid(),
      kind: z.enum(reportKinds),
      body: z.nullable(z.string()),
      status: z.enum(['open', 'upheld', 'dismissed']),
      note: z.nullable(z.string()),
      created_at: z.string(),
      handled_at: z.nullable(z.string()),
      handled_by: z.nullable(z.string()),
      title: z.nullable(z.string()),
      thing_status: z.nullable(z.string()),
      image_url: z.nullable(z.string()),
      category: z.nullable(z.string()),
      description: z.nullable(z.string()),
      owner_name: z.nullable(z.string()),
      is_own: z.boolean(),
      open_of_it: z.number(),
      reporter: z.object({ reports: z.number(), upheld: z.number(), dismissed: z.number() }),
      reports_of_it: z.number(),
    }),
  ),
});
