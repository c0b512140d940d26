import {
  adBookingStatuses,
  adPageSchema,
  adProductsSchema,
  adStatuses,
  birthdayPageSchema,
  campaignStatuses,
  liveAdsSchema,
  phases,
  spotKinds,
  spotPageSchema,
  spotPinsSchema,
  spotRouteSchema,
  spotStatuses,
  supportAdPageSchema,
  supportAdStatuses,
  upcomingBirthdaysSchema,
  wishPageSchema,
  wishStatuses,
} from '../answers/promotion';
import { adPlaces } from '../../../shared/src/ads/ad-place';
import { campaignPageSchema } from '../../../mf-events/src/data/trends/campaign.schema';
import { call, type Argument } from '../setup/callers';
import { signUpSuperadmin } from '../setup/people';
import { fit } from '../answers/fit';
import { valuesOf, type SeededWorld } from './seeded-world';

/** Ads, spots, campaigns and birthdays, and what the demo accounts have of them. */
export function describePromotion(world: SeededWorld) {
  const as = <T = unknown>(
    user: string | null,
    name: string,
    args: Record<string, Argument> = {},
  ) => call<T>(world.sql, user, name, args);

  it('has everything in every state', async () => {
    const expected: [string, string, readonly string[]][] = [
      ['advertisements', 'status', adStatuses],
      ['advertisements', 'private.ad_phase(start_date, end_date)', phases],
      ['ad_bookings', 'status', adBookingStatuses.slice(0, 3)],
      ['support_ad_orders', 'status', supportAdStatuses],
      ['support_campaigns', 'status', campaignStatuses],
      ['support_spots', 'status', spotStatuses],
      ['support_spots', 'kind', spotKinds],
      ['birthday_wishes', 'status', wishStatuses],
    ];
    for (const [table, column, values] of expected) {
      expect([table, await valuesOf(world.sql, table, column)]).toEqual([
        table,
        expect.arrayContaining([...values]),
      ]);
    }
  });

  it('sells at least twenty products and shows ads that say 示範', async () => {
    expect(adProductsSchema.parse(await as(null, 'list_ad_products')).length).toBeGreaterThan(20);
    const live = liveAdsSchema.parse(await as(null, 'live_ads', { p_limit: 50 }));
    expect(live.filter(({ title }) => title.includes('示範')).length).toBeGreaterThanOrEqual(5);
    const [wrong] = await world.sql`
    select count(*)::int as n from public.advertisements as ad
    where impressions <> (
      select coalesce(sum(s.impressions), 0) from public.ad_daily_stats as s where s.ad_id = ad.id
    ) or clicks <> (
      select coalesce(sum(s.clicks), 0) from public.ad_daily_stats as s where s.ad_id = ad.id
    ) or (status = 'active' and start_date < private.today() and title like '%示範%' and impressions = 0)`;
    expect(wrong?.['n']).toBe(0);
  });

  it('has more than eighty spots on the map, from every county, and they are in Taiwan', async () => {
    const map = spotPinsSchema.parse(
      await as(null, 'support_spots_on_map', { p_date_from: '2020-01-01' }),
    );
    expect(map.pins.length).toBeGreaterThanOrEqual(80);
    const now = spotPageSchema.parse(await as(null, 'search_support_spots', { p_page_size: 50 }));
    expect(now.total).toBeGreaterThanOrEqual(50);
    expect((await valuesOf(world.sql, 'support_spots', 'city')).length).toBe(20);
  });

  it('has campaigns on their way, and the sums of those that made it', async () => {
    const { items } = fit(
      campaignPageSchema,
      await as(null, 'list_campaigns', { p_page_size: 50 }),
    );
    expect(items.every(({ is_demo }) => is_demo)).toBe(true);
    const odd = items.filter(
      ({ status, pledged_total, goal, paid_total }) =>
        (status === 'open' && (pledged_total <= goal * 0.2 || pledged_total >= goal)) ||
        (status === 'succeeded' && paid_total <= goal * 0.5),
    );
    expect(odd).toEqual([]);
    // With what lapsed since, those that succeeded had met their goal.
    const short = await world.sql`
    select title from public.support_campaigns as c
    where status = 'succeeded'
      and goal > (select sum(amount) from public.campaign_pledges where campaign_id = c.id)`;
    expect([...short]).toEqual([]);
  });

  it('celebrates: pages, wishes, and who is next', async () => {
    const next = upcomingBirthdaysSchema.parse(
      await as(null, 'upcoming_birthdays', { p_days: 60, p_limit: 50 }),
    );
    expect(next.length).toBeGreaterThanOrEqual(6);
    const [page] = await world.sql`
    select artist_id from public.birthday_pages where headline like '%第七顆%'`;
    const artist = String(page?.['artist_id']);
    expect(
      birthdayPageSchema.parse(await as(null, 'get_birthday_page', { p_artist_id: artist })),
    ).toMatchObject({ headline: '洛夏 的第七顆行星' });
    const wishes = wishPageSchema.parse(
      await as(null, 'list_birthday_wishes', { p_artist_id: artist }),
    );
    expect(wishes.total).toBeGreaterThanOrEqual(10);
  });

  it('gives the demo accounts their side of it', async () => {
    const mine = supportAdPageSchema.parse(await as(world.demo.fan, 'my_support_ads'));
    expect(mine.items.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['approved', 'live', 'draft']),
    );
    expect(spotPageSchema.parse(await as(world.demo.fan, 'my_support_spots')).total).toBe(2);
    expect(spotRouteSchema.parse(await as(world.demo.fan, 'my_spot_route')).spots).toHaveLength(3);
    expect(
      fit(campaignPageSchema, await as(world.demo.fan, 'list_campaigns', { p_scope: 'pledged' }))
        .total,
    ).toBe(1);
    const ads = adPageSchema.parse(await as(world.demo.performer, 'my_ads'));
    expect(ads.items.map(({ status, phase }) => [status, phase])).toEqual(
      expect.arrayContaining([
        ['active', 'running'],
        ['pending', 'scheduled'],
      ]),
    );
    const admin = await signUpSuperadmin(world.sql);
    expect(
      supportAdPageSchema.parse(
        await as(admin, 'admin_list_support_ads', { p_status: 'reviewing' }),
      ).total,
    ).toBeGreaterThan(1);
  });

  it.each(['fan', 'performer', 'venue'] as const)(
    'gives the demo %s a gig with three applications',
    async (name) => {
      const { items } = await as<{ items: { id: string }[] }>(world.demo[name], 'search_gigs', {
        p_scope: 'mine',
      });
      expect(items).toHaveLength(1);
      const [counted] = await world.sql<{ count: number }[]>`
      select count(*)::int from public.gig_applications where gig_id = ${items[0]?.id ?? ''}`;
      expect(counted?.count).toBe(3);
    },
  );

  it('sells no place on the site that no page shows', async () => {
    const places = await world.sql<{ place: string }[]>`
    select display_location || ' ' || ad_type as place from public.ad_placements
    where display_location <> 'city' order by 1`;
    const shown = Object.values(adPlaces).map(({ location, type }) => `${location} ${type}`);
    expect(places.map(({ place }) => place)).toEqual(shown.sort());
  });
}
