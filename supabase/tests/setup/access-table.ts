import type { Caller } from './access-fixture';

/** Reading: no right to ask at all, nothing to see, or the row. */
export type Sight = 'denied' | 'nothing' | 'row';

export interface TableAccess {
  /** Finds a person's own row, or the one public row. `$1` is the person. */
  row: string;
  /** A column that every reader may select. */
  column: string;
  read: Record<Caller, Sight>;
  /** A change that no API caller may make, for the guard behind the grants. */
  tamper: string;
  /** Columns that the owner may change directly; everything else is denied to everybody. */
  ownerMayUpdate?: string[];
}

const read = (
  signedOut: Sight,
  owner: Sight,
  other: Sight,
  disabled: Sight,
  superadmin: Sight,
): Record<Caller, Sight> => ({
  signedOut,
  owner,
  other,
  // The wrong kind of account sees what any other person sees.
  venueOwner: other,
  disabled,
  superadmin,
});

const nobody = read('denied', 'denied', 'denied', 'denied', 'denied');
const everybody = read('row', 'row', 'row', 'row', 'row');
const onlyOwner = read('denied', 'row', 'nothing', 'nothing', 'nothing');
/** Not public yet: the owner and the administrators of its kind. */
const draft = read('nothing', 'row', 'nothing', 'nothing', 'row');
const account = read('denied', 'row', 'nothing', 'nothing', 'row');
const onlySuperadmin = read('denied', 'nothing', 'nothing', 'nothing', 'row');

/** Every table of the schema `public`. A new table fails the tests until it is named here. */
export const tables: Record<string, TableAccess> = {
  advertisements: {
    row: 'client_id = $1',
    column: 'id',
    read: nobody,
    tamper: 'budget = 0, clicks = 9',
  },
  artist_follows: {
    row: 'user_id = $1',
    column: 'user_id',
    read: onlyOwner,
    tamper: 'notify = false',
  },
  audit_log: {
    row: 'entity_id = $1::text',
    column: 'action',
    read: onlySuperadmin,
    tamper: `action = 'nothing'`,
  },
  contact_messages: {
    row: 'sender_id = $1',
    column: 'id',
    read: nobody,
    tamper: `status = 'closed'`,
  },
  event_performers: {
    row: '$1::uuid is not null or true',
    column: 'event_id',
    read: everybody,
    tamper: 'performer_id = gen_random_uuid()',
  },
  event_registrations: {
    row: 'user_id = $1',
    column: 'id',
    read: onlyOwner,
    tamper: 'quantity = 20',
  },
  events: {
    row: `organizer_id = $1`,
    column: 'id',
    read: draft,
    tamper: `status = 'pending_approval'`,
  },
  page_not_found_events: {
    row: '$1::uuid is not null or true',
    column: 'path',
    read: onlySuperadmin,
    tamper: 'hits = 0',
  },
  performer_profiles: {
    row: 'owner_id = $1',
    column: 'id',
    read: draft,
    tamper: `status = 'approved', popularity = 100`,
  },
  profiles: {
    row: 'id = $1',
    column: 'id',
    read: account,
    tamper: `role = 'admin'`,
    ownerMayUpdate: ['username', 'phone', 'locale', 'theme'],
  },
  refund_policies: {
    row: '$1::uuid is not null or true',
    column: 'code',
    read: everybody,
    tamper: `rules = '[]'`,
  },
  security_events: {
    row: 'actor_id = $1',
    column: 'action',
    read: onlySuperadmin,
    tamper: 'success = false',
  },
  ticket_secrets: {
    row: 'ticket_id in (select id from public.tickets where holder_user_id = $1)',
    column: 'ticket_id',
    read: nobody,
    tamper: `secret = repeat('0', 32)`,
  },
  ticket_stock: {
    row: 'event_id in (select id from public.events where organizer_id = $1)',
    column: 'event_id',
    read: nobody,
    tamper: 'capacity = 5, sold = 0, held = 1',
  },
  tickets: {
    row: 'holder_user_id = $1',
    column: 'id',
    read: onlyOwner,
    tamper: 'price_paid = 999',
  },
  user_identities: {
    row: 'user_id = $1',
    column: 'user_id',
    read: account,
    tamper: `status = 'pending'`,
  },
  venues: {
    row: 'owner_id = $1',
    column: 'id',
    read: draft,
    tamper: `status = 'approved', price_per_hour = 1`,
  },
  website_banners: {
    row: '$1::uuid is not null or true',
    column: 'id',
    read: everybody,
    tamper: `title = '竄改'`,
  },
  website_content: {
    row: '$1::uuid is not null or true',
    column: 'content_key',
    read: everybody,
    tamper: `content_value = '竄改'`,
  },
  website_images: {
    row: '$1::uuid is not null or true',
    column: 'image_key',
    read: everybody,
    tamper: `alt_text = '竄改'`,
  },
};

/**
 * Every function of the schema `public` with what a visitor and a plain fan get from it when called
 * without arguments: an error code, or `answers`. A new function fails the tests until it is here.
 */
export const functions: Record<string, { visitor: string; fan: string }> = {
  add_identity: { visitor: 'NOT_SIGNED_IN', fan: 'FORBIDDEN' },
  admin_dashboard: { visitor: 'FORBIDDEN', fan: 'FORBIDDEN' },
  admin_list_events: { visitor: 'FORBIDDEN', fan: 'FORBIDDEN' },
  birthdays_in_month: { visitor: 'answers', fan: 'answers' },
  cancel_registration: { visitor: 'NOT_SIGNED_IN', fan: 'NOT_FOUND' },
  contact_organizer: { visitor: 'NOT_SIGNED_IN', fan: 'INVALID_INPUT' },
  get_event: { visitor: 'answers', fan: 'answers' },
  get_performer: { visitor: 'answers', fan: 'answers' },
  get_venue: { visitor: 'answers', fan: 'answers' },
  is_admin_safe: { visitor: 'answers', fan: 'answers' },
  is_admin_safe_v3: { visitor: 'answers', fan: 'answers' },
  log_page_not_found: { visitor: 'answers', fan: 'answers' },
  log_security_event: { visitor: 'INVALID_INPUT', fan: 'INVALID_INPUT' },
  my_account: { visitor: 'NOT_SIGNED_IN', fan: 'answers' },
  my_tickets: { visitor: 'NOT_SIGNED_IN', fan: 'answers' },
  register_for_event: { visitor: 'NOT_SIGNED_IN', fan: 'INVALID_INPUT' },
  search_events: { visitor: 'answers', fan: 'answers' },
  search_performers: { visitor: 'answers', fan: 'answers' },
  search_venues: { visitor: 'answers', fan: 'answers' },
  submit_contact_message: { visitor: 'INVALID_INPUT', fan: 'INVALID_INPUT' },
  switch_identity: { visitor: 'NOT_SIGNED_IN', fan: 'IDENTITY_MISSING' },
  update_my_profile: { visitor: 'NOT_SIGNED_IN', fan: 'answers' },
};

/** Helpers that policies, checks and generated columns need. API callers can run these of schema `private`, no others. */
export const callableHelpers = [
  'cities',
  'city_label',
  'has_flag',
  'is_active',
  'is_admin',
  'is_https_url',
  'is_identity_type',
  'is_public_event_status',
  'is_superadmin',
  'phone_number',
  'raise_error',
  'search_form',
];
