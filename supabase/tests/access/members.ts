import { calls, everyone, read, type Area } from '../setup/access';
import { call } from '../setup/callers';

const anyRow = '$1::uuid is not null or true';
const anyAdmin = { viewer: 'row', editor: 'row', approver: 'row', superadmin: 'row' } as const;

/** What members keep and report, what the site makes of it, and the plans of performers and venues. */
export const members: Area = {
  tables: {
    calendar_feeds: {
      row: 'user_id = $1',
      column: 'scope',
      read: read.onlyOwner,
      tamper: `scope = 'saved'`,
    },
    engagement_events: {
      row: 'visitor = $1',
      column: 'visitor',
      read: read.nobody,
      tamper: `action = 'share'`,
    },
    plan_catalog: {
      row: anyRow,
      column: 'code',
      read: read.everybody,
      tamper: 'price_month = 0',
    },
    recommendation_feedback: {
      row: 'user_id = $1',
      column: 'kind',
      read: read.onlyOwner,
      tamper: `kind = 'like'`,
    },
    recommendations: {
      row: 'user_id = $1',
      column: 'score',
      read: read.onlyOwner,
      tamper: 'score = 99',
    },
    reports: {
      row: 'reporter_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `body = '竄改'`,
    },
    saved_items: {
      row: 'user_id = $1',
      column: 'entity_id',
      read: read.onlyOwner,
      tamper: `entity_type = 'venue'`,
    },
    subscription_plans: {
      row: 'owner_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `status = 'active', price = 1, renewal_date = '2099-01-01', start_date = '2026-01-01'`,
    },
    trend_daily: {
      row: anyRow,
      column: 'views',
      read: read.sees(anyAdmin),
      tamper: 'views = 999',
    },
    trend_scores: { row: anyRow, column: 'rank', read: read.nobody, tamper: 'rank = 99' },
    user_preferences: {
      row: 'user_id = $1',
      column: 'cities',
      read: read.onlyOwner,
      tamper: `cities = '{tainan}'`,
    },
  },

  functions: {
    admin_list_reports: { calls: calls.only({ approver: 'answers', superadmin: 'answers' }) },
    admin_list_subscriptions: {
      calls: calls.only({
        viewer: 'answers',
        editor: 'answers',
        approver: 'answers',
        superadmin: 'answers',
      }),
    },
    admin_plan_catalogue: {
      calls: calls.only({
        viewer: 'answers',
        editor: 'answers',
        approver: 'answers',
        superadmin: 'answers',
      }),
    },
    admin_save_plan: {
      calls: calls.only({ editor: 'INVALID_INPUT', superadmin: 'INVALID_INPUT' }),
    },
    // The token is the key, whoever holds it; that of a disabled account opens nothing.
    calendar_feed: {
      args: ({ feedToken = '' }) => ({ p_token: feedToken }),
      calls: everyone('answers', { disabled: 'NOT_FOUND' }),
    },
    calendar_file: {
      args: ({ feedToken = '' }) => ({ p_token: feedToken }),
      calls: everyone('answers', { disabled: 'NOT_FOUND' }),
    },
    create_calendar_feed: { calls: calls.members('answers') },
    end_subscription: {
      args: ({ subscription = '' }) => ({
        p_plan_id: subscription,
        p_at_once: false,
        p_reason: '來電結束',
      }),
      calls: calls.only({ editor: 'answers', superadmin: 'answers' }),
    },
    follow_artist: {
      args: ({ publicPerformer = '' }) => ({ p_performer_id: publicPerformer }),
      calls: calls.members('answers'),
    },
    give_recommendation_feedback: {
      args: ({ publicEvent = '' }) => ({ p_entity_id: publicEvent, p_kind: 'like' }),
      calls: calls.members('answers'),
    },
    my_followed_performers: { calls: calls.members('answers') },
    my_figures: { calls: calls.members('answers') },
    my_follows: { calls: calls.members('answers') },
    home_for_me: { calls: calls.members('answers') },
    my_measuring: { calls: calls.members('answers') },
    my_preferences: { calls: calls.members('answers') },
    my_recommendations: { calls: calls.members('answers') },
    my_saved_ids: { args: () => ({ p_entity_type: 'venue' }), calls: calls.members('answers') },
    my_saved_items: { calls: calls.members('answers') },
    list_plans: { args: () => ({ p_audience: 'venue' }), calls: calls.everybody },
    my_subscriptions: { calls: calls.members('answers') },
    record_engagement: { calls: calls.everybody },
    renew_subscription: {
      args: ({ subscription = '' }) => ({ p_plan_id: subscription }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    report_content: {
      args: ({ publicEvent = '' }) => ({
        p_entity_type: 'event',
        p_entity_id: publicEvent,
        p_kind: 'scam',
      }),
      calls: calls.members('answers'),
    },
    resolve_report: {
      args: ({ report = '' }) => ({ p_report_id: report, p_status: 'dismissed' }),
      calls: calls.only({ approver: 'answers', superadmin: 'answers' }),
    },
    revoke_calendar_feed: {
      args: () => ({ p_scope: 'tickets' }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    save_item: {
      args: ({ publicEvent = '' }) => ({ p_entity_type: 'event', p_entity_id: publicEvent }),
      calls: calls.members('answers'),
    },
    set_measuring: { args: () => ({ p_is_measured: false }), calls: calls.members('answers') },
    set_preferences: { calls: calls.members('answers') },
    set_subscription_renewal: {
      args: ({ subscription = '' }) => ({ p_plan_id: subscription, p_auto_renew: false }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    smart_matches: {
      args: ({ draftVenue = '' }) => ({ p_venue_id: draftVenue }),
      calls: calls.members('NOT_FOUND', { owner: 'answers' }),
    },
    subscribe: {
      args: ({ plan = '', draftVenue = '' }) => ({ p_catalog_id: plan, p_venue_id: draftVenue }),
      // The owner's plan runs already.
      calls: calls.members('NOT_FOUND', { owner: 'INVALID_STATE' }),
    },
    trends: { calls: calls.everybody },
  },

  async arrange(sql, _people, person) {
    const [event] = await sql<{ id: string }[]>`
      select event_id as id from public.event_registrations where user_id = ${person} limit 1`;
    const eventId = event?.id ?? '';
    await call(sql, person, 'set_preferences', { p_cities: ['taipei'] });
    await call(sql, person, 'save_item', { p_entity_type: 'event', p_entity_id: eventId });
    await call(sql, person, 'give_recommendation_feedback', {
      p_entity_id: eventId,
      p_kind: 'clicked',
    });
    await sql`
      insert into public.recommendations (user_id, entity_id, score, reasons, position)
      values (${person}, ${eventId}, 15, '[{"code": "city", "text": "taipei"}]', 1)`;
    await call(sql, person, 'report_content', {
      p_entity_type: 'event',
      p_entity_id: eventId,
      p_kind: 'scam',
    });
    const [report] = await sql<{ id: string }[]>`
      select id from public.reports where reporter_id = ${person}`;
    const feed = await call<{ token: string }>(sql, person, 'create_calendar_feed');
    await sql`select private.refresh_trends()`;
    const [plan] = await sql<{ id: string }[]>`
      insert into public.plan_catalog (code, audience, name, price_month, price_year)
      values (${`plan-${person.slice(0, 8)}`}, 'venue', '場地方案', 600, 6000) returning id`;
    const [subscription] = await sql<{ id: string }[]>`
      insert into public.subscription_plans (
        owner_id, catalog_id, venue_id, plan_name, price, billing_cycle, start_date, renewal_date,
        status
      )
      select ${person}, ${plan?.id ?? ''}, id, '場地方案', 600, 'monthly', private.today(),
        private.today() + 30, 'active'
      from public.venues where owner_id = ${person} limit 1
      returning id`;
    return {
      report: report?.id ?? '',
      feedToken: feed.token,
      plan: plan?.id ?? '',
      subscription: subscription?.id ?? '',
    };
  },
};
