import { calls, everyone, read, type Area } from '../setup/access';

const onlySuperadmin = calls.only({ superadmin: 'answers' });
const websiteManagers = { editor: 'answers', superadmin: 'answers' };
const anyAdminIs = (outcome: string) =>
  calls.only({ viewer: outcome, editor: outcome, approver: outcome, superadmin: outcome });
const anyAdmin = anyAdminIs('answers');
/** What an import is of is asked once it is known. */
const noSuchImport = anyAdminIs('NOT_FOUND');

/** The back office: decisions, roles, accounts, records, and the site's own texts and pictures. */
export const people: Area = {
  tables: {
    admin_invitations: {
      row: `email = $1 || '@people.test'`,
      column: 'id',
      read: read.nobody,
      tamper: `admin_role = 'superadmin'`,
    },
    featured_content: {
      row: '$1::uuid is not null or true',
      column: 'id',
      read: read.everybody,
      tamper: 'is_active = false',
    },
    reason_templates: {
      row: '$1::uuid is not null or true',
      column: 'id',
      read: read.nobody,
      tamper: `body = '竄改'`,
    },
    room_settings: {
      row: 'user_id = $1',
      column: 'room',
      read: read.nobody,
      tamper: `hidden = '{city}'`,
    },
  },

  functions: {
    account_obligations: { calls: calls.members('answers') },
    account_sessions: {
      args: ({ person = '' }) => ({ p_user_id: person }),
      calls: calls.only({ owner: 'answers', superadmin: 'answers' }),
    },
    accept_admin_invitation: { calls: calls.members('INVITATION_INVALID') },
    add_featured: {
      args: ({ publicEvent = '' }) => ({ p_content_type: 'event', p_reference_id: publicEvent }),
      calls: calls.only({ editor: 'INVALID_STATE', superadmin: 'INVALID_STATE' }),
    },
    admin_add_import_rows: { calls: noSuchImport },
    admin_audit_log: { calls: onlySuperadmin },
    admin_business: { calls: anyAdmin },
    admin_contact_messages: { calls: onlySuperadmin },
    admin_failed_mails: { calls: onlySuperadmin },
    admin_fault: { calls: anyAdminIs('NOT_FOUND') },
    admin_faults: { calls: anyAdmin },
    admin_find_organizers: { calls: calls.only({ editor: 'answers', superadmin: 'answers' }) },
    admin_import_rows: { calls: noSuchImport },
    admin_imports: { calls: anyAdmin },
    admin_list_banners: { calls: anyAdmin },
    admin_list_featured: { calls: anyAdmin },
    admin_list_invitations: { calls: onlySuperadmin },
    admin_list_performers: { calls: anyAdmin },
    admin_list_registrations: { calls: calls.only({ editor: 'answers', superadmin: 'answers' }) },
    admin_remove_demo: { calls: calls.only({ editor: 'answers', superadmin: 'answers' }) },
    admin_run_import: { calls: noSuchImport },
    admin_save_event: {
      calls: calls.only({ editor: 'INVALID_INPUT', superadmin: 'INVALID_INPUT' }),
    },
    admin_save_registration: {
      calls: calls.only({ editor: 'NOT_FOUND', superadmin: 'NOT_FOUND' }),
    },
    admin_list_users: { calls: onlySuperadmin },
    // Who is no administrator is shown the own venues.
    admin_list_venues: { calls: calls.members('answers') },
    admin_answer_feedback: { calls: anyAdmin },
    admin_missing_pages: { calls: anyAdmin },
    admin_vitals: { calls: anyAdmin },
    admin_performer: {
      args: ({ draftPerformer = '' }) => ({ p_id: draftPerformer }),
      calls: calls.only({ editor: 'answers', superadmin: 'answers' }),
    },
    admin_performer_claims: { calls: calls.only({ editor: 'answers', superadmin: 'answers' }) },
    admin_security_events: { calls: onlySuperadmin },
    admin_start_import: {
      args: ({ person = '' }) => ({
        p_kind: 'venues',
        p_file_name: '場地.csv',
        p_total: 1,
        p_client_key: person,
      }),
      calls: calls.only({ editor: 'answers', superadmin: 'answers' }),
    },
    admin_undo_import: { calls: noSuchImport },
    admin_venue: {
      args: ({ draftVenue = '' }) => ({ p_id: draftVenue }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    answer_contact_message: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    approval_queue: { calls: anyAdmin },
    // Tokens of this test name no session, and only one can show a factor.
    begin_second_factor: { calls: calls.members('INVALID_STATE') },
    confirm_second_factor: { calls: calls.members('INVALID_STATE') },
    remove_second_factor: { calls: calls.members('INVALID_STATE') },
    verify_second_factor: { calls: calls.members('INVALID_STATE') },
    my_second_factor: { calls: calls.members('answers') },
    // Who may, is what it answers: supabase/tests/overrides.test.ts.
    may_override: { calls: everyone('answers') },
    // Broken pages have visitors of all kinds.
    report_fault: { calls: everyone('INVALID_INPUT') },
    report_vitals: { calls: everyone('INVALID_INPUT') },
    count_canary: { calls: everyone('INVALID_INPUT') },
    reset_second_factor: {
      args: ({ person = '' }) => ({ p_user_id: person, p_reason: '手機遺失' }),
      calls: calls.only({ superadmin: 'INVALID_STATE' }),
    },
    assign_contact_message: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    check_storage_access: { calls: calls.members('answers') },
    may_store_file: {
      calls: calls.everybody,
      args: () => ({ p_bucket: 'media', p_name: 'a.png' }),
    },
    confirm_admin_invitation: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    decide: {
      args: ({ draftPerformer = '' }) => ({
        p_entity_type: 'performer_profiles',
        p_entity_id: draftPerformer,
        p_status: 'approved',
      }),
      calls: calls.only({ approver: 'answers', superadmin: 'answers' }),
    },
    decision_history: { calls: calls.members('answers') },
    delete_account: {
      args: ({ person = '' }) => ({ p_user_id: person }),
      calls: calls.only({ superadmin: 'OBLIGATIONS' }),
    },
    my_unused_pictures: { calls: calls.members('answers') },
    delete_my_account: { calls: calls.members('INVALID_INPUT') },
    keep_my_account: { calls: calls.members('answers') },
    my_data: { calls: calls.members('answers') },
    my_leaving: { calls: calls.members('answers') },
    delete_website_banner: { calls: calls.only({ editor: 'NOT_FOUND', superadmin: 'NOT_FOUND' }) },
    delete_website_image: { calls: calls.only({ editor: 'NOT_FOUND', superadmin: 'NOT_FOUND' }) },
    end_account_sessions: {
      args: ({ person = '' }) => ({ p_user_id: person }),
      calls: calls.only({ owner: 'answers', superadmin: 'answers' }),
    },
    featured: { calls: calls.everybody },
    featured_cards: { calls: calls.everybody },
    featured_candidates: { calls: anyAdmin },
    get_all_profiles: { calls: onlySuperadmin },
    invite_admin: {
      args: () => ({ p_email: 'new@people.test', p_role: 'viewer' }),
      calls: onlySuperadmin,
    },
    move_banner: {
      args: ({ banner = '' }) => ({ p_id: banner, p_direction: 'up' }),
      calls: calls.only({ editor: 'answers', superadmin: 'answers' }),
    },
    reason_templates: { calls: anyAdmin },
    remove_featured: {
      args: ({ featured = '' }) => ({ p_id: featured }),
      calls: calls.only(websiteManagers),
    },
    reopen_contact_message: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    reorder_featured: {
      args: ({ featured = '' }) => ({ p_content_type: 'event', p_ids: [featured] }),
      // The other person's row is in the list, too.
      calls: calls.only({ editor: 'STALE_VERSION', superadmin: 'STALE_VERSION' }),
    },
    request_identity: {
      args: () => ({ p_type: 'venue' }),
      calls: calls.members('answers'),
    },
    revoke_admin: {
      args: ({ person = '' }) => ({ p_user_id: person }),
      calls: calls.only({ superadmin: 'INVALID_STATE' }),
    },
    revoke_admin_invitation: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    room_settings: { calls: calls.members('answers') },
    save_room_settings: { calls: calls.members('INVALID_INPUT') },
    save_reason_templates: {
      args: () => ({ p_items: [{ label: '缺件', body: '請補件。' }] }),
      calls: calls.only({ approver: 'answers', superadmin: 'answers' }),
    },
    save_website_banner: {
      args: () => ({
        p_banner_key: 'two',
        p_title: '橫幅',
        p_banner_url: '/storage/v1/object/public/website/b.png',
      }),
      calls: calls.only(websiteManagers),
    },
    save_website_content: {
      args: () => ({ p_texts: { homepage_title: '聚光' } }),
      calls: calls.only(websiteManagers),
    },
    save_website_image: {
      args: () => ({ p_image_key: 'logo', p_image_url: '/storage/v1/object/public/website/b.png' }),
      calls: calls.only(websiteManagers),
    },
    settle_account: {
      args: ({ person = '' }) => ({ p_user_id: person }),
      calls: calls.only({ superadmin: 'INVALID_STATE' }),
    },
    set_account_active: {
      args: ({ person = '' }) => ({ p_user_id: person, p_active: false }),
      calls: onlySuperadmin,
    },
    set_account_email: {
      args: ({ person = '' }) => ({
        p_user_id: person,
        p_email: `another-${person}@people.test`,
        p_reason: '電話確認本人',
      }),
      calls: onlySuperadmin,
    },
    set_admin_flags: {
      args: ({ person = '' }) => ({ p_user_id: person, p_can_manage_ads: true }),
      calls: calls.only({ superadmin: 'INVALID_STATE' }),
    },
    set_admin_role: {
      args: () => ({ admin_email: 'nobody@people.test', admin_role_value: 'superadmin' }),
      calls: calls.only({ superadmin: 'NOT_FOUND' }),
    },
    set_banner_active: {
      args: ({ banner = '' }) => ({ p_id: banner, p_is_active: false }),
      calls: calls.only(websiteManagers),
    },
    set_identity_status: {
      args: ({ person = '' }) => ({ p_user_id: person, p_type: 'venue', p_status: 'suspended' }),
      calls: calls.only({ superadmin: 'NOT_FOUND' }),
    },
    resend_mail: { calls: calls.only({ superadmin: 'NOT_FOUND' }) },
    hand_over_page: {
      args: ({ draftPerformer = '' }) => ({
        p_entity_type: 'performer_profiles',
        p_id: draftPerformer,
        p_owner_email: 'nobody@people.test',
        p_reason: '經紀公司更換',
      }),
      calls: calls.only({ editor: 'INVALID_INPUT', superadmin: 'INVALID_INPUT' }),
    },
    restore_performer: {
      args: ({ draftPerformer = '' }) => ({ p_id: draftPerformer, p_reason: '查證後恢復' }),
      calls: calls.only({ editor: 'INVALID_STATE', superadmin: 'INVALID_STATE' }),
    },
    set_posting_permissions: {
      args: ({ person = '' }) => ({ p_user_id: person, p_can_post_events: true }),
      calls: onlySuperadmin,
    },
    set_user_role: {
      args: ({ person = '' }) => ({ p_user_id: person, p_role: 'venue' }),
      calls: onlySuperadmin,
    },
    update_featured: {
      args: ({ featured = '' }) => ({ p_id: featured, p_is_active: false }),
      calls: calls.only(websiteManagers),
    },
    validate_file_upload: { calls: calls.members('answers') },
    site_counts: { calls: calls.everybody },
    website_page: { calls: calls.everybody },
  },

  callableHelpers: [
    'is_live',
    'is_picture_in_use',
    'is_picture_url',
    'is_video_url',
    'may_listen',
    'may_read_file',
    'may_remove_attachment',
    'may_write_file',
    'picture_addresses',
    'picture_names',
    'works_at_gate',
  ],

  async arrange(sql, { superadmin }, person) {
    await sql`
      insert into public.admin_invitations (email, admin_role, token_hash, invited_by, expires_at)
      values (
        ${`${person}@people.test`}, 'viewer', repeat(md5(${person}), 2), ${superadmin}, now()
      )`;
    const [event] = await sql<{ id: string }[]>`
      select event_id as id from public.event_registrations where user_id = ${person}`;
    const [featured] = await sql<{ id: string }[]>`
      insert into public.featured_content (content_type, reference_id, display_order)
      select 'event', ${event?.id ?? ''}, coalesce(max(display_order), 0) + 1
      from public.featured_content returning id`;
    const [banner] = await sql<{ id: string }[]>`
      insert into public.website_banners (banner_key, title, page, display_order)
      values (${`banner-${person}`}, '橫幅', 'home', 20) returning id`;
    await sql`insert into public.room_settings (user_id, room) values (${person}, 'events')`;
    return { person, featured: featured?.id ?? '', banner: banner?.id ?? '' };
  },
};
