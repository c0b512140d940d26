import { calls, everyone, read, type Area } from '../setup/access';
import { call } from '../setup/callers';
import {
  bookAd,
  createAdProduct,
  createArtist,
  createCampaign,
  createSpot,
  creativeFor,
  supportAdFor,
} from '../setup/promotion';

const admins = { viewer: 'answers', editor: 'answers', approver: 'answers', superadmin: 'answers' };
const adManagers = (outcome: string) => ({ editor: outcome, superadmin: outcome });
const publicRow = '$1::uuid is not null or true';
const ownAndManagers = read.sees({ owner: 'row', editor: 'row', superadmin: 'row' });

/** Ads, support ads, campaigns, the support map and the birthday zone. */
export const promotion: Area = {
  tables: {
    ad_bookings: {
      row: 'buyer_id = $1',
      column: 'id',
      read: ownAndManagers,
      tamper: `amount = 0, status = 'confirmed'`,
    },
    ad_creatives: {
      row: 'advertisement_id in (select id from public.advertisements where client_id = $1)',
      column: 'id',
      read: read.nobody,
      tamper: `status = 'approved'`,
    },
    ad_daily_stats: {
      row: 'ad_id in (select id from public.advertisements where client_id = $1)',
      column: 'day',
      read: read.nobody,
      tamper: 'impressions = 999',
    },
    ad_placements: {
      row: publicRow,
      column: 'id',
      read: read.everybody,
      tamper: 'slots = 99',
    },
    ad_products: {
      row: publicRow,
      column: 'id',
      read: read.everybody,
      tamper: 'unit_price = 1',
    },
    birthday_pages: {
      row: publicRow,
      column: 'artist_id',
      read: read.everybody,
      tamper: `headline = '竄改'`,
    },
    birthday_wish_reports: {
      row: 'user_id = $1',
      column: 'wish_id',
      read: read.nobody,
      tamper: 'user_id = gen_random_uuid()',
    },
    birthday_wishes: {
      row: 'body = $1::text',
      column: 'id',
      read: read.everybody,
      tamper: `body = '竄改'`,
    },
    birthday_plans: {
      row: 'owner_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: 'budget = 1000',
    },
    campaign_pledges: {
      row: 'user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `amount = 200000, status = 'released'`,
    },
    campaign_receipts: {
      row: 'campaign_id in (select id from public.support_campaigns where owner_id = $1)',
      column: 'id',
      read: read.draft,
      tamper: 'amount = 1',
    },
    spot_reports: {
      row: 'user_id = $1',
      column: 'id',
      read: read.nobody,
      tamper: `kind = 'inappropriate'`,
    },
    spot_routes: {
      row: 'user_id = $1',
      column: 'day',
      read: read.onlyOwner,
      tamper: 'spot_ids = array[gen_random_uuid()]',
    },
    spot_visits: {
      row: 'user_id = $1',
      column: 'day',
      read: read.onlyOwner,
      tamper: 'day = day - 1',
    },
    support_ad_orders: {
      row: 'buyer_id = $1',
      column: 'id',
      read: ownAndManagers,
      tamper: `total = 1, status = 'paid'`,
    },
    support_campaigns: {
      row: 'owner_id = $1',
      column: 'id',
      read: read.draft,
      tamper: `status = 'open', pledged_total = 5000`,
    },
    support_spots: {
      row: 'title = $1::text',
      column: 'id',
      read: read.draft,
      tamper: `status = 'approved', visit_count = 999`,
    },
  },

  functions: {
    add_campaign_receipt: {
      args: ({ campaign = '' }) => ({ p_campaign_id: campaign }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_STATE' }),
    },
    admin_ad: {
      args: ({ advertisement = '' }) => ({ p_id: advertisement }),
      calls: calls.only(adManagers('answers')),
    },
    admin_ad_calendar: { calls: calls.only(adManagers('answers')) },
    admin_ad_catalogue: { calls: everyone('FORBIDDEN', admins) },
    admin_ad_creatives: { calls: calls.only(adManagers('answers')) },
    admin_advance_support_ad: {
      args: ({ supportAd = '' }) => ({ p_id: supportAd, p_status: 'producing' }),
      calls: calls.only(adManagers('INVALID_STATE')),
    },
    admin_delete_ad: { calls: calls.only(adManagers('NOT_FOUND')) },
    admin_dismiss_spot_reports: {
      args: ({ spot = '' }) => ({ p_spot_id: spot }),
      calls: calls.only(adManagers('answers')),
    },
    admin_list_ads: { calls: everyone('FORBIDDEN', admins) },
    admin_list_birthday_wishes: { calls: calls.only(adManagers('answers')) },
    admin_list_support_ads: { calls: calls.only(adManagers('answers')) },
    admin_list_support_spots: { calls: everyone('FORBIDDEN', admins) },
    admin_save_ad: { calls: calls.only(adManagers('INVALID_INPUT')) },
    admin_save_ad_placement: { calls: calls.only(adManagers('INVALID_INPUT')) },
    admin_save_ad_product: { calls: calls.only(adManagers('INVALID_INPUT')) },
    admin_save_birthday_page: { calls: calls.only(adManagers('INVALID_INPUT')) },
    admin_switch_ad: {
      args: ({ advertisement = '' }) => ({ p_id: advertisement, p_is_active: true }),
      calls: calls.only(adManagers('INVALID_STATE')),
    },
    ad_stats: {
      args: ({ advertisement = '' }) => ({ p_ad_id: advertisement }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    book_ad: {
      calls: calls.members('NOT_FOUND', {
        other: 'POSTING_REFUSED',
        viewer: 'POSTING_REFUSED',
        approver: 'POSTING_REFUSED',
      }),
    },
    cancel_campaign: {
      args: ({ campaign = '' }) => ({ p_id: campaign }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    cancel_support_ad: {
      args: ({ supportAd = '' }) => ({ p_id: supportAd }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    close_support_spot: {
      args: ({ spot = '' }) => ({ p_id: spot }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    decide_campaign: {
      args: ({ campaign = '' }) => ({ p_id: campaign, p_status: 'open' }),
      calls: calls.only(adManagers('INVALID_STATE')),
    },
    delete_birthday_plan: {
      args: ({ birthdayPlan = '' }) => ({ p_id: birthdayPlan }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    edit_my_ad: {
      args: ({ advertisement = '' }) => ({ p_advertisement_id: advertisement }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_INPUT' }),
    },
    get_ad_product: { calls: calls.everybody },
    get_birthday_page: { calls: calls.everybody },
    get_campaign: {
      args: ({ campaign = '' }) => ({ p_id: campaign }),
      calls: calls.everybody,
    },
    get_my_ad: {
      args: ({ advertisement = '' }) => ({ p_id: advertisement }),
      calls: calls.members('answers'),
    },
    get_support_ad: {
      args: ({ supportAd = '' }) => ({ p_id: supportAd }),
      calls: calls.members('NOT_FOUND', {
        owner: 'answers',
        editor: 'answers',
        superadmin: 'answers',
      }),
    },
    get_support_spot: {
      args: ({ spot = '' }) => ({ p_id: spot }),
      calls: calls.everybody,
    },
    list_ad_products: { calls: calls.everybody },
    list_birthday_wishes: { calls: calls.everybody },
    list_campaigns: { calls: calls.everybody },
    live_ads: { calls: calls.everybody },
    moderate_birthday_wish: {
      args: ({ wish = '' }) => ({ p_id: wish, p_status: 'hidden' }),
      calls: calls.only(adManagers('answers')),
    },
    my_ads: { calls: calls.members('answers') },
    my_birthday_plans: { calls: calls.members('answers') },
    my_spot_route: { calls: calls.members('answers') },
    my_spot_visits: { calls: calls.members('answers') },
    my_support_ads: { calls: calls.members('answers') },
    my_support_spots: { calls: calls.members('answers') },
    // A draft is nobody's to pledge for, not even its owner's.
    plan_birthday: { calls: everyone('NOT_FOUND') },
    pledge: {
      args: ({ campaign = '' }) => ({ p_campaign_id: campaign, p_amount: 100 }),
      calls: calls.members('NOT_FOUND'),
    },
    post_birthday_wish: { calls: calls.members('INVALID_INPUT') },
    quote_ad_product: { calls: everyone('NOT_FOUND') },
    record_ad_event: { calls: everyone('INVALID_INPUT') },
    remove_birthday_wish: {
      args: ({ wish = '' }) => ({ p_id: wish }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    report_birthday_wish: {
      args: ({ wish = '' }) => ({ p_id: wish }),
      calls: calls.members('answers'),
    },
    report_spot: {
      args: ({ spot = '' }) => ({ p_spot_id: spot, p_kind: 'gone' }),
      calls: calls.members('NOT_FOUND'),
    },
    reschedule_ad: {
      args: ({ adBooking = '' }) => ({ p_booking_id: adBooking }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_STATE' }),
    },
    revoke_birthday_plan: {
      args: ({ birthdayPlan = '' }) => ({ p_id: birthdayPlan }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    save_birthday_plan: { calls: calls.members('NOT_FOUND') },
    save_campaign: {
      args: ({ campaign = '' }) => ({ p_id: campaign }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_INPUT' }),
    },
    save_spot_route: { calls: calls.members('INVALID_INPUT') },
    save_support_ad: {
      args: ({ supportAd = '' }) => ({ p_id: supportAd }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_INPUT' }),
    },
    save_support_spot: {
      args: ({ spot = '' }) => ({ p_id: spot }),
      calls: calls.members('NOT_FOUND', {
        owner: 'INVALID_INPUT',
        editor: 'INVALID_INPUT',
        superadmin: 'INVALID_INPUT',
      }),
    },
    publish_ad_creative: {
      calls: calls.members('FORBIDDEN', {
        editor: 'INVALID_INPUT',
        approver: 'INVALID_INPUT',
        superadmin: 'INVALID_INPUT',
      }),
    },
    search_support_spots: { calls: calls.everybody },
    share_birthday_plan: {
      args: ({ birthdayPlan = '' }) => ({ p_id: birthdayPlan }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    shared_birthday_plan: { calls: calls.everybody },
    submit_ad_creative: {
      args: ({ advertisement = '' }) => ({ p_advertisement_id: advertisement }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_INPUT' }),
    },
    submit_support_ad: {
      args: ({ supportAd = '' }) => ({ p_id: supportAd }),
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_INPUT' }),
    },
    support_spots_by_id: { calls: calls.everybody },
    support_spots_on_map: { calls: calls.everybody },
    upcoming_birthdays: { calls: calls.everybody },
    update_spot_gifts: {
      args: ({ spot = '' }) => ({ p_id: spot, p_gift_status: '少量' }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    visit_spot: {
      args: ({ spot = '' }) => ({ p_spot_id: spot }),
      calls: calls.members('NOT_FOUND'),
    },
  },

  callableHelpers: ['is_spot_kind'],

  async arrange(sql, people, person) {
    const artist = await createArtist(sql);
    await sql`
      insert into public.birthday_pages (artist_id, headline) values (${artist}, '生日快樂')`;

    const direct = await createAdProduct(sql);
    const booked = await bookAd(sql, person, direct.product);
    await call(sql, person, 'submit_ad_creative', creativeFor(person, booked.advertisement_id));
    await sql`
      insert into public.ad_daily_stats (ad_id, day, impressions)
      values (${booked.advertisement_id}, current_date, 3)`;

    const reviewed = await createAdProduct(sql, { needs_media_review: true });
    const supportAd = await call<{ id: string }>(
      sql,
      person,
      'save_support_ad',
      supportAdFor(person, artist, reviewed.product),
    );

    const campaign = await createCampaign(sql, person, { status: 'draft' });
    await sql`
      insert into public.campaign_receipts (campaign_id, title, amount, paid_on)
      values (${campaign}, '燈箱訂金', 3000, current_date)`;
    const open = await createCampaign(sql, people.otherParty);
    await call(sql, person, 'pledge', { p_campaign_id: open, p_amount: 500 });

    const seen = await createSpot(sql);
    await call(sql, person, 'report_spot', { p_spot_id: seen, p_kind: 'gift_out' });
    await call(sql, person, 'visit_spot', { p_spot_id: seen });
    await sql`
      insert into public.spot_routes (user_id, day, spot_ids)
      values (${person}, current_date, array[${seen}]::uuid[])`;
    const spot = await createSpot(sql, { title: person, status: 'pending', created_by: person });

    const [plan] = await sql<{ id: string }[]>`
      insert into public.birthday_plans (owner_id, artist_id, day, city, budget, plan)
      values (${person}, ${artist}, current_date + 30, 'taipei', 50000, '{}') returning id`;

    const wish = await call<{ id: string }>(sql, person, 'post_birthday_wish', {
      p_artist_id: artist,
      p_body: person,
    });
    await call(sql, person, 'report_birthday_wish', { p_id: wish.id });

    return {
      advertisement: booked.advertisement_id,
      adBooking: booked.booking_id,
      supportAd: supportAd.id,
      campaign,
      spot,
      wish: wish.id,
      birthdayPlan: plan?.id ?? '',
    };
  },
};
