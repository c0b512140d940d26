import { calls, everyone, read, type Area } from '../setup/access';
import { call } from '../setup/callers';
import { addTicketType, createEvent, createFreeEvent, registrationFor } from '../setup/events';
import { uploadPicture } from '../setup/pictures';
import type { Sql } from '../setup/test-database';

const admins = { viewer: 'answers', editor: 'answers', approver: 'answers', superadmin: 'answers' };

/** Accounts, events, tickets, venues, performers and the website, as the first slice made them. */
export const firstRooms: Area = {
  tables: {
    advertisements: {
      row: 'client_id = $1',
      column: 'id',
      read: read.sees({ editor: 'row', superadmin: 'row' }),
      tamper: 'budget = 0, clicks = 9',
    },
    artist_follows: {
      row: 'user_id = $1',
      column: 'user_id',
      read: read.onlyOwner,
      tamper: 'notify = false',
    },
    audit_log: {
      row: 'entity_id = $1::text',
      column: 'action',
      read: read.onlySuperadmin,
      tamper: `action = 'nothing'`,
    },
    contact_messages: {
      row: 'sender_id = $1',
      column: 'id',
      read: read.nobody,
      tamper: `status = 'closed'`,
    },
    event_performers: {
      row: '$1::uuid is not null or true',
      column: 'event_id',
      read: read.everybody,
      tamper: 'performer_id = gen_random_uuid()',
    },
    event_registrations: {
      row: 'user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'quantity = 20',
    },
    events: {
      row: `organizer_id = $1`,
      column: 'id',
      read: read.draft,
      tamper: `status = 'pending_approval'`,
    },
    answer_feedback: {
      row: '$1::uuid is not null or true',
      column: 'answer',
      read: read.sees({ viewer: 'row', editor: 'row', approver: 'row', superadmin: 'row' }),
      tamper: 'helped = 0',
    },
    page_not_found_events: {
      row: '$1::uuid is not null or true',
      column: 'path',
      read: read.sees({ viewer: 'row', editor: 'row', approver: 'row', superadmin: 'row' }),
      tamper: 'hits = 0',
    },
    performer_profiles: {
      row: 'owner_id = $1',
      column: 'id',
      read: read.draft,
      tamper: `status = 'approved', popularity = 100`,
    },
    profiles: {
      row: 'id = $1',
      column: 'role',
      read: read.sees({ owner: 'row', superadmin: 'row' }),
      tamper: `role = 'admin'`,
      // The last three as an upsert names them; their values are kept.
      ownerMayUpdate: ['username', 'phone', 'locale', 'theme', 'id', 'user_type', 'created_at'],
    },
    refund_policies: {
      row: '$1::uuid is not null or true',
      column: 'code',
      read: read.everybody,
      tamper: `rules = '[]'`,
    },
    security_events: {
      row: 'actor_id = $1',
      column: 'action',
      read: read.onlySuperadmin,
      tamper: 'success = false',
    },
    ticket_secrets: {
      row: 'ticket_id in (select id from public.tickets where holder_user_id = $1)',
      column: 'ticket_id',
      read: read.nobody,
      tamper: `secret = repeat('0', 32)`,
    },
    ticket_stock: {
      row: 'event_id in (select id from public.events where organizer_id = $1)',
      column: 'event_id',
      read: read.nobody,
      tamper: 'capacity = 5, sold = 0, held = 1',
    },
    tickets: {
      row: 'holder_user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'price_paid = 999',
    },
    user_identities: {
      row: 'user_id = $1',
      column: 'user_id',
      read: read.sees({ owner: 'row', superadmin: 'row' }),
      tamper: `status = 'pending'`,
    },
    venues: {
      row: 'owner_id = $1',
      column: 'id',
      read: read.draft,
      tamper: `status = 'approved', price_per_hour = 1`,
    },
    website_banners: {
      row: '$1::uuid is not null or true',
      column: 'id',
      read: read.everybody,
      tamper: `title = '竄改'`,
    },
    website_content: {
      row: '$1::uuid is not null or true',
      column: 'content_key',
      read: read.everybody,
      tamper: `content_value = '竄改'`,
    },
    website_images: {
      row: '$1::uuid is not null or true',
      column: 'image_key',
      read: read.everybody,
      tamper: `alt_text = '竄改'`,
    },
  },

  functions: {
    add_identity: { calls: calls.members('FORBIDDEN') },
    admin_dashboard: { calls: everyone('FORBIDDEN', admins) },
    admin_list_events: { calls: everyone('FORBIDDEN', admins) },
    birthdays_in_month: { calls: calls.everybody },
    cancel_registration: {
      args: ({ registration = '' }) => ({ p_registration_id: registration }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    contact_organizer: { calls: calls.members('INVALID_INPUT') },
    get_event: { calls: calls.everybody },
    get_organizer: { calls: calls.everybody },
    get_performer: { calls: calls.everybody },
    get_venue: { calls: calls.everybody },
    is_admin_safe: { calls: calls.everybody },
    is_admin_safe_v3: { calls: calls.everybody },
    log_page_not_found: { calls: calls.everybody },
    rate_answer: {
      args: () => ({ p_answer: 'tickets.paid', p_helped: false }),
      calls: calls.everybody,
    },
    log_security_event: { calls: everyone('INVALID_INPUT') },
    my_account: { calls: calls.members('answers') },
    my_tickets: { calls: calls.members('answers') },
    public_page_changes: { calls: calls.everybody },
    register_for_event: { calls: calls.members('INVALID_INPUT') },
    search_events: { calls: calls.everybody },
    search_performers: { calls: calls.everybody },
    search_suggestions: { calls: calls.everybody },
    search_venues: { calls: calls.everybody },
    submit_contact_message: { calls: everyone('INVALID_INPUT') },
    switch_identity: { calls: calls.members('IDENTITY_MISSING') },
    update_my_profile: { calls: calls.members('answers') },
  },

  callableHelpers: [
    'ahead_until',
    'character_forms',
    'cities',
    'city_label',
    'clean_text',
    'fold_characters',
    'half_width',
    'has_flag',
    'has_other_form',
    'is_active',
    'is_admin',
    'is_https_url',
    'is_identity_type',
    'is_public_event_status',
    'is_superadmin',
    'phone_number',
    'raise_error',
    'search_form',
    'search_grams',
    'trimmed',
  ],

  async arrange(sql, people, person) {
    const publicEvent = await createFreeEvent(sql, {}, { organizer_id: people.otherParty });
    const performer = await createPerformer(sql);
    await sql`
      insert into public.event_performers (event_id, performer_id)
      values (${publicEvent}, ${performer})`;
    const draft = await createEvent(sql, { status: 'draft', organizer_id: person });
    await addTicketType(sql, draft);
    const [venue] = await sql<{ id: string }[]>`
      insert into public.venues (owner_id, name, type, location, city, capacity, price_per_hour)
      values (${person}, '草稿場地', '酒吧', '某路 1 號', 'taipei', 10, 100) returning id`;
    const [profile] = await sql<{ id: string }[]>`
      insert into public.performer_profiles (owner_id, performer_name, performance_type)
      values (${person}, '待審表演者', 'dj') returning id`;
    await sql`
      insert into public.artist_follows (user_id, performer_id) values (${person}, ${performer})`;
    await sql`
      insert into public.advertisements (client_id, title, start_date, end_date)
      values (${person}, '廣告', current_date, current_date)`;
    const receipt = await call<{ registration_id: string }>(
      sql,
      person,
      'register_for_event',
      registrationFor(publicEvent),
    );
    await call(sql, person, 'contact_organizer', { p_event_id: publicEvent, p_body: '請問' });
    await call(sql, person, 'log_security_event', { p_action: 'test', p_success: true });
    await call(sql, null, 'log_page_not_found', { p_path: '/nowhere' });
    await call(sql, null, 'rate_answer', { p_answer: 'tickets.paid', p_helped: true });
    await sql`update public.profiles set can_post_ads = true where id = ${person}`;
    const icon = await uploadPicture(sql, 'b.png', 'website');
    await sql`
      insert into public.website_images (image_key, image_url)
      values ('icon', ${icon}) on conflict do nothing`;
    await sql`
      insert into public.website_content (content_key, content_value)
      values ('homepage_title', '標題') on conflict do nothing`;
    await sql`
      insert into public.website_banners (banner_key, title, page)
      values ('one', '橫幅', 'home') on conflict do nothing`;
    return {
      publicEvent,
      publicPerformer: performer,
      draftEvent: draft,
      draftVenue: venue?.id ?? '',
      draftPerformer: profile?.id ?? '',
      registration: receipt.registration_id,
    };
  },
};

async function createPerformer(sql: Sql): Promise<string> {
  const [performer] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (performer_name, performance_type, status)
    values ('公開表演者', 'band', 'approved') returning id`;
  return performer?.id ?? '';
}
