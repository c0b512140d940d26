import { signUpAdmin } from './back-office';
import { createPerformer, createVenue } from './bookings';
import { soon } from './clock';
import { signUpCrowd } from './crowd';
import { addTicketType, createEvent, type NewEvent } from './events';
import { createProduct, createShop, type Shop } from './orders';
import { createAdProduct, createCampaign } from './promotion';
import type { Sql } from './test-database';

/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Dice {
  /** From 0 up to, not including, `below`. */
  under(below: number): number;
  pick<T>(things: readonly T[]): T;
  chance(probability: number): boolean;
  /** For `order by md5(id || salt)`: a row as random as the seed. */
  salt(): string;
  uuid(): string;
}

export function rollDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const under = (below: number) => Math.floor(next() * below);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => under(16).toString(16)).join('');
  return {
    under,
    pick: (things) => things[under(things.length)] as (typeof things)[number],
    chance: (probability) => next() < probability,
    salt: () => hex(8),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}

/** A small town in which everything is scarce. */
export interface World {
  fans: string[];
  superadmin: string;
  approver: string;
  organizer: string;
  events: { id: string; types: { id: string; price: number }[] }[];
  venueOwner: string;
  venues: string[];
  artist: string;
  performers: string[];
  shop: Shop;
  products: string[];
  adProducts: string[];
  campaigns: string[];
}

/** A small house, a tiny one, a large one, and one without a limit that opens soon. */
const eventKinds: NewEvent[] = [
  { max_attendees: 30, inDays: 20 },
  { max_attendees: 12, inDays: 21 },
  { max_attendees: 60, inDays: 22 },
  { max_attendees: null },
];

/** Another event of one of the kinds, with four types of tickets. */
export async function createStormEvent(
  sql: Sql,
  organizer: string,
  kind: number,
): Promise<World['events'][number]> {
  const opensSoon = kind === eventKinds.length - 1;
  const id = await createEvent(sql, {
    organizer_id: organizer,
    ...eventKinds[kind],
    ...(opensSoon && soon()),
  });
  const types = [
    { id: 'free', price: 0, capacity: 20 },
    { id: 'vip', price: 800, capacity: 15 },
    { id: 'box', price: 2000, capacity: 4 },
    { id: 'asked', price: kind % 2 ? 300 : 0, capacity: 8, requires_approval: true },
  ];
  for (const { id: ticket_type_id, ...type } of types) {
    await addTicketType(sql, id, { ticket_type_id, ...type });
  }
  return { id, types };
}

export async function createWorld(sql: Sql): Promise<World> {
  const fans = await signUpCrowd(sql, 40);
  const [organizer, venueOwner, artist] = (await signUpCrowd(sql, 3)) as [string, string, string];
  const shop = await createShop(sql);

  const events = [];
  for (const kind of eventKinds.keys()) events.push(await createStormEvent(sql, organizer, kind));

  return {
    fans,
    organizer,
    venueOwner,
    artist,
    shop,
    events,
    superadmin: await signUpAdmin(sql, 'superadmin'),
    approver: await signUpAdmin(sql, 'approver'),
    venues: [
      await createVenue(sql, venueOwner, { booking_mode: 'instant', buffer_after_minutes: 30 }),
      await createVenue(sql, venueOwner),
      await createVenue(sql, venueOwner, { deposit_percent: 0, booking_mode: 'instant' }),
    ],
    performers: [await createPerformer(sql, artist), await createPerformer(sql, artist)],
    products: [
      await createProduct(sql, shop, { stock: 12 }),
      await createProduct(sql, shop, { stock: 30, price: 120 }),
      await createProduct(sql, shop, { stock: 5, price: 0 }),
    ],
    adProducts: [
      (await createAdProduct(sql, { slots: 2 })).product,
      (await createAdProduct(sql, { slots: 1, unit: 'day', unit_price: 500 })).product,
    ],
    campaigns: [
      await createCampaign(sql, artist, { goal: 3000 }),
      await createCampaign(sql, artist, { goal: 100_000 }),
    ],
  };
}
