import { call } from './callers';
import { taipeiDay } from './events';
import type { Sql } from './test-database';

const one = (rows: readonly { id: string }[]): string => (rows[0] as { id: string }).id;
let created = 0;

/** An approved performer whose birthday is some days from now. */
export async function createArtist(
  sql: Sql,
  artist: { name?: string; birthdayInDays?: number; status?: string } = {},
): Promise<string> {
  const row = {
    performer_name: artist.name ?? '測試藝人',
    performance_type: 'artist',
    status: artist.status ?? 'approved',
    birthday: taipeiDay(artist.birthdayInDays ?? 10)
      .slice(5)
      .replace('-', '/'),
  };
  return one(
    await sql<{ id: string }[]>`insert into public.performer_profiles ${sql(row)} returning id`,
  );
}

export interface NewAdProduct {
  slots?: number;
  unit?: string;
  unit_price?: number;
  design_fee?: number;
  min_units?: number;
  max_units?: number;
  lead_days?: number;
  needs_media_review?: boolean;
  is_active?: boolean;
  image_w?: number;
  image_h?: number;
}

/** A product on a placement of its own; weekly, NT$ 7,000, one slot, three days of lead time. */
export async function createAdProduct(
  sql: Sql,
  product: NewAdProduct = {},
): Promise<{ product: string; placement: string }> {
  const { slots = 1, image_w, image_h, ...columns } = product;
  const place = {
    code: `place_${++created}_${Date.now() % 100000}`,
    name: '測試版位',
    slots,
    image_w: image_w ?? null,
    image_h: image_h ?? null,
  };
  const placement = one(
    await sql<{ id: string }[]>`insert into public.ad_placements ${sql(place)} returning id`,
  );
  const row = {
    placement_id: placement,
    name: '測試廣告方案',
    category: columns.needs_media_review ? 'mrt' : 'online',
    unit: 'week',
    unit_price: 7000,
    ...columns,
  };
  const id = one(
    await sql<{ id: string }[]>`insert into public.ad_products ${sql(row)} returning id`,
  );
  return { product: id, placement };
}

/** What book_ad() answers. */
export interface AdReceipt {
  advertisement_id: string;
  booking_id: string;
  order_id: string;
  order_status: string;
  total: number;
  slot_no: number;
}

/** A valid set of arguments for book_ad(). */
export const adBookingFor = (
  productId: string,
  change: Record<string, string | number | object | null> = {},
) => ({
  p_product_id: productId,
  p_starts_on: taipeiDay(10),
  p_units: 1,
  p_title: '生日快樂',
  p_link_url: '/events',
  ...change,
});

/** Books as somebody who was allowed to advertise. */
export async function bookAd(
  sql: Sql,
  buyer: string,
  productId: string,
  change: Record<string, string | number | object | null> = {},
) {
  await sql`
    update public.profiles set can_post_ads = true where id = ${buyer} and not can_post_ads`;
  return call<AdReceipt>(sql, buyer, 'book_ad', adBookingFor(productId, change));
}

/** Says that the money is on its way, and an administrator finds it. */
export async function payOrder(sql: Sql, buyer: string, admin: string, orderId: string) {
  await call(sql, buyer, 'report_transfer', { p_order_id: orderId, p_last5: '12345' });
  await call(sql, admin, 'confirm_payment', { p_order_id: orderId });
}

/** A valid version of artwork for submit_ad_creative(). */
export const creativeFor = (
  owner: string,
  advertisementId: string,
  change: Record<string, string | number | null> = {},
) => ({
  p_advertisement_id: advertisementId,
  p_file_path: `${owner}/poster-1200x600.png`,
  p_mime_type: 'image/png',
  p_bytes: 400_000,
  ...change,
});

/** Puts the copy of the version that waits into the bucket of advertisements, as who approves it does. */
export async function publishCopy(
  sql: Sql,
  admin: string,
  advertisementId: string,
): Promise<string> {
  const [waiting] = await sql<{ id: string }[]>`
    select id from public.ad_creatives
    where advertisement_id = ${advertisementId} and status = 'checking'`;
  const name = `${waiting?.id ?? ''}.png`;
  await sql`insert into storage.objects (bucket_id, name) values ('ads', ${name})`;
  const address = `/storage/v1/object/public/ads/${name}`;
  await call(sql, admin, 'publish_ad_creative', {
    p_creative_id: waiting?.id ?? '',
    p_image_url: address,
  });
  return address;
}

/** A valid set of arguments for save_support_ad(). */
export const supportAdFor = (
  buyer: string,
  artistId: string,
  productId: string,
  change: Record<string, string | number | object | null> = {},
) => ({
  p_artist_id: artistId,
  p_product_id: productId,
  p_title: '生日燈箱',
  p_message: '謝謝你的歌',
  p_starts_on: taipeiDay(40),
  p_units: 2,
  p_city: '台北',
  p_station: '台北車站',
  p_design_by: 'self',
  p_artwork_paths: [`${buyer}/lightbox.png`],
  p_contact_name: '王小明',
  p_contact_phone: '0912-345-678',
  ...change,
});

/** The part of a support ad's answer that the tests look at. */
export interface SupportAd {
  id: string;
  status: string;
  total: number;
  order_id: string | null;
  deadline_at: string | null;
  cancel_reason: string | null;
}

/** A support ad that was sent, with both declarations. */
export async function sendSupportAd(
  sql: Sql,
  buyer: string,
  productId: string,
  change: Record<string, string | number | object | null> = {},
): Promise<SupportAd> {
  const artist = await createArtist(sql);
  const draft = await call<SupportAd>(
    sql,
    buyer,
    'save_support_ad',
    supportAdFor(buyer, artist, productId, change),
  );
  return call<SupportAd>(sql, buyer, 'submit_support_ad', {
    p_id: draft.id,
    p_owns_artwork: true,
    p_has_portrait_consent: true,
  });
}

/** An open campaign until the day after tomorrow, goal NT$ 10,000. */
export async function createCampaign(
  sql: Sql,
  owner: string,
  campaign: Record<string, string | number | Date | null> = {},
): Promise<string> {
  const row = {
    artist_id: await createArtist(sql),
    owner_id: owner,
    title: '應援集資',
    goal: 10_000,
    ends_at: new Date(Date.now() + 2 * 86_400_000),
    status: 'open',
    ...campaign,
  };
  return one(
    await sql<{ id: string }[]>`insert into public.support_campaigns ${sql(row)} returning id`,
  );
}

/** An approved spot that is on today, beside Taipei's main station. */
export async function createSpot(
  sql: Sql,
  spot: Record<string, string | number | null> = {},
): Promise<string> {
  const row = {
    kind: '生咖',
    artist_id: spot['artist_id'] ?? (await createArtist(sql)),
    title: '測試生咖',
    address: '台北市中正區某路 1 號',
    city: 'taipei',
    lat: 25.0478,
    lng: 121.517,
    starts_on: taipeiDay(-2),
    ends_on: taipeiDay(5),
    status: 'approved',
    ...spot,
  };
  return one(
    await sql<{ id: string }[]>`insert into public.support_spots ${sql(row)} returning id`,
  );
}

/** A valid set of arguments for save_support_spot(). */
export const spotFor = (artistId: string, change: Record<string, string | number | null> = {}) => ({
  p_kind: '生咖',
  p_artist_id: artistId,
  p_title: '月光生咖',
  p_address: '台北市大同區赤峰街 88 號',
  p_city: '台北市',
  p_lat: 25.0541,
  p_lng: 121.5196,
  p_starts_on: taipeiDay(0),
  p_ends_on: taipeiDay(3),
  p_opens: '11:00',
  p_closes: '20:00',
  p_gift_status: '尚有',
  ...change,
});
