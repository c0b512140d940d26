import { emailOf, signUpAdmin } from '../setup/back-office';
import { createVenue, hours, venueRequest } from '../setup/bookings';
import { signUp } from '../setup/people';
import { addPhotos } from '../setup/pictures';
import { createPlan, payOrder } from '../setup/subscriptions';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  root: string;
  host: string;
  guest: string;
  venue: string;
  catalog: string;
}

let worlds = 0;
async function arrange(sql: Sql): Promise<World> {
  const root = await signUpAdmin(sql, 'superadmin');
  const host = await signUp(sql, { metadata: { user_type: 'venue' } });
  const guest = await signUp(sql);
  const venue = await createVenue(sql, host, {
    address: '某路 1 號',
    description: '一間可以辦生日應援、展覽與小型演出的咖啡館，鄰近捷運站，附有舞台與投影設備。',
  });
  await addPhotos(sql, venue);
  const catalog = await createPlan(sql, { code: `page-${++worlds}` });
  return { root, host, guest, venue, catalog };
}

const version = async (sql: Sql, { venue }: World) => ({
  p_id: venue,
  p_version: Number(await valueOf(sql`select version from public.venues where id = ${venue}`)),
});
const bookingOf = (sql: Sql, { venue }: World) =>
  valueOf(sql`
    select id from public.bookings where venue_id = ${venue} order by created_at desc limit 1`);
const request = (sql: Sql, { guest, venue }: World) =>
  step(sql, guest, 'request_venue_booking', venueRequest(venue, hours(20, '18:00', '20:00')));
const ensureRequest = async (sql: Sql, world: World) => {
  if (!(await bookingOf(sql, world))) await request(sql, world);
  return { p_booking_id: (await bookingOf(sql, world)) ?? '' };
};
const setActive =
  (isActive: boolean) =>
  (sql: Sql, { root, host }: World) =>
    step(sql, root, 'set_account_active', { p_user_id: host, p_active: isActive });

/** A venue that goes, and what is booked there. */
export const venuePage = pairsOf<World>({
  name: 'venue-page',
  title: 'The page of a venue',
  begins: 'approved, without a booking and without a plan',
  arrange,
  operations: {
    request: { what: 'a guest asks for hours', run: request },
    agree: {
      what: 'the host says yes',
      run: async (sql, world) =>
        step(sql, world.host, 'approve_booking', {
          ...(await ensureRequest(sql, world)),
          p_offer_no: 1,
        }),
    },
    cancel: {
      what: 'the guest takes the request back or cancels',
      run: async (sql, world) =>
        step(sql, world.guest, 'cancel_booking', {
          ...(await ensureRequest(sql, world)),
          p_reason: '行程有變',
        }),
    },
    subscribe: {
      what: 'the host buys a plan for it',
      async run(sql, { root, host, venue, catalog }) {
        const { order_id } = await step<{ order_id: string }>(sql, host, 'subscribe', {
          p_catalog_id: catalog,
          p_venue_id: venue,
          p_billing_cycle: 'monthly',
        });
        await payOrder(sql, host, root, order_id);
      },
    },
    archive: {
      what: 'the host archives it',
      run: async (sql, world) => step(sql, world.host, 'archive_venue', await version(sql, world)),
    },
    'bring back': {
      what: 'the host sends it in again, and it is approved',
      async run(sql, world) {
        await step(sql, world.host, 'submit_venue', await version(sql, world));
        await step(sql, world.root, 'decide', {
          p_entity_type: 'venues',
          p_entity_id: world.venue,
          p_status: 'approved',
        });
      },
    },
    delete: {
      what: 'the host deletes it',
      run: async (sql, world) => step(sql, world.host, 'delete_venue', await version(sql, world)),
    },
    disable: { what: 'the host’s account is disabled', run: setActive(false) },
    settle: {
      what: 'an administrator settles the disabled account',
      run: (sql, { root, host }) => step(sql, root, 'settle_account', { p_user_id: host }),
    },
    enable: { what: 'the host’s account is active again', run: setActive(true) },
    'host leaves': {
      what: 'the host deletes the account, giving up what is lost',
      run: async (sql, { host }) =>
        step(sql, host, 'delete_my_account', {
          p_email: await emailOf(sql, host),
          p_give_up: true,
        }),
    },
  },
  async state(sql, world) {
    const [row] = await sql<Record<string, string>[]>`
      select case when v.deleted_at is null then v.status else 'deleted' end as status,
        (select case when p.active then 'active' when p.deleted then 'gone' else 'disabled' end
          from public.profiles as p where p.id = ${world.host}) as host,
        coalesce(
          (
            select s.status || case when s.auto_renew then '' else ', not renewed' end
            from public.subscription_plans as s where s.venue_id = v.id limit 1
          ),
          'none'
        ) as plan
      from public.venues as v where v.id = ${world.venue}`;
    const booking = await bookingOf(sql, world);
    const held =
      booking && (await valueOf(sql`select status from public.bookings where id = ${booking}`));
    return `${row?.['status']}, host ${row?.['host']}; booking ${held ?? 'none'}; plan ${row?.['plan']}`;
  },
});
