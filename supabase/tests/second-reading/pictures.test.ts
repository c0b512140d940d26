import { asUser, call, faultOf, refusal } from '../setup/callers';
import { signUpAdmin } from '../setup/back-office';
import { createEvent } from '../setup/events';
import { createProduct, createShop } from '../setup/orders';
import { signUp } from '../setup/people';
import { uploadPicture } from '../setup/pictures';
import { bookAd, createAdProduct, creativeFor, publishCopy } from '../setup/promotion';
import { provideTestDatabase } from '../setup/test-database';

/** What goes live is what was looked at, in our own storage. */

const database = provideTestDatabase();

it('22: nobody names a picture elsewhere for what is looked at here', async () => {
  const [fan, admin] = [await signUp(database.sql), await signUpAdmin(database.sql, 'superadmin')];
  const { product } = await createAdProduct(database.sql);
  const { advertisement_id: ad } = await bookAd(database.sql, fan, product);
  const { id } = await call<{ id: string }>(
    database.sql,
    fan,
    'submit_ad_creative',
    creativeFor(fan, ad),
  );
  const approve = () =>
    call(database.sql, admin, 'decide', {
      p_entity_type: 'advertisements',
      p_entity_id: ad,
      p_status: 'approved',
    });
  expect(await faultOf(approve())).toMatchObject({ code: 'INVALID_STATE', hint: 'copy' });
  const publish = (address: string, by = admin) =>
    call(database.sql, by, 'publish_ad_creative', { p_creative_id: id, p_image_url: address });
  for (const address of [
    'https://elsewhere.test/poster.png',
    'https://elsewhere.test/storage/v1/object/public/ads/poster.png',
    '/storage/v1/object/public/media/poster.png',
    '/storage/v1/object/public/ads/not-there.png',
  ]) {
    expect(await faultOf(publish(address))).toMatchObject({ hint: 'image_url' });
  }
  const address = await publishCopy(database.sql, admin, ad);
  expect(await refusal(publish(address, fan))).toBe('FORBIDDEN');
  await approve();
  const [shown] = await database.sql`select image_url from public.advertisements where id = ${ad}`;
  expect(shown).toEqual({ image_url: address });
});

it('22: no client writes where the copies lie', async () => {
  const fan = await signUp(database.sql);
  const [row] = await database.sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: fan, role: 'authenticated' })}, true)`;
    await tx`set local role authenticated`;
    return tx`select private.may_write_file('ads', ${`${fan}/poster.png`}) as may`;
  });
  expect(row).toEqual({ may: false });
});

/** Columns whose name says that a picture is in them. */
const namedLikePictures = `^(.*image_url|images|avatar_url|cover_url|banner_url|file_url|proof_urls|.*(photo|picture|logo|poster_url).*)$`;

it('22: every column with pictures takes our own ones only', async () => {
  const unguarded = await database.sql.unsafe(`
    select c.relname || '.' || a.attname as name
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and a.attname ~ '${namedLikePictures}'
      and not exists (
        select from pg_trigger as t
        where t.tgrelid = c.oid and t.tgfoid = 'private.check_pictures()'::regprocedure
          and a.attnum = any (t.tgattr)
      )`);
  expect([...unguarded]).toEqual([]);
  const unchecked = await database.sql`
    select t.tgrelid::regclass || '.' || a.attname as name
    from pg_trigger as t
    join pg_attribute as a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
    where t.tgfoid = 'private.check_pictures()'::regprocedure and not exists (
      select from pg_constraint as con
      where con.conrelid = t.tgrelid and con.contype = 'c' and a.attnum = any (con.conkey)
        and pg_get_constraintdef(con.oid) ~ 'private\\.(is_picture_url|are_picture_urls)'
    )`;
  expect([...unchecked]).toEqual([]);
});

it.each([
  ['https://elsewhere.test/a.png', false],
  ['https://elsewhere.test/storage/v1/object/public/media/a.png', false],
  ['https://abc.supabase.co.elsewhere.test/storage/v1/object/public/media/a.png', false],
  ['//elsewhere.test/storage/v1/object/public/media/a.png', false],
  ['/storage/v1/object/public/documents/a.png', false],
  ['/storage/v1/object/public/media/../documents/a.png', false],
  ['/storage/v1/object/public/media//elsewhere.test/a.png', false],
  ['/storage/v1/object/public/media/a.png?as=other', false],
  ['/storage/v1/render/image/public/media/a.png', false],
  ['/storage/v1/object/public/media/u/a.png', true],
  ['https://abc.supabase.co/storage/v1/object/public/media/u/a.png', true],
])('22: %s as the address of a picture: %s', async (address, isTaken) => {
  const [row] = await database.sql`select private.is_picture_url(${address}) as taken`;
  expect(row).toEqual({ taken: isTaken });
});

it('22: an owner names what was uploaded, and no name to be filled later', async () => {
  const shop = await createShop(database.sql);
  const product = await createProduct(database.sql, shop);
  let version = 1;
  const save = (url: string, by: string | null = shop.owner) =>
    call<{ version: number }>(database.sql, by, 'save_product', {
      p_id: product,
      p_version: version,
      p_performer_id: shop.performer,
      p_name: '專輯',
      p_category: 'album',
      p_price: 420,
      p_stock: 50,
      p_max_per_order: 5,
      p_delivery: ['cvs'],
      p_shipping_fee: 60,
      p_image_url: url,
    });
  const later = '/storage/v1/object/public/media/later.png';
  expect(await faultOf(save(later))).toMatchObject({ code: 'INVALID_INPUT', hint: 'image_url' });
  expect(await faultOf(save('https://elsewhere.test/a.png'))).toMatchObject({ hint: 'image_url' });
  const there = await uploadPicture(database.sql);
  ({ version } = await save(there));
  // Saving again, without another picture, asks nothing of the old one.
  ({ version } = await save(there));
  expect(await refusal(save(there, await signUp(database.sql)))).toBe('NOT_FOUND');
  expect(await refusal(save(there, null))).toBe('NOT_SIGNED_IN');
});

it('22: what is shown is neither written over nor taken away, by nobody', async () => {
  const [owner, other] = [await signUp(database.sql), await signUp(database.sql)];
  const admin = await signUpAdmin(database.sql, 'superadmin');
  const name = `${owner}/events/poster.png`;
  const address = await uploadPicture(database.sql, name);
  const event = await createEvent(database.sql, { organizer_id: owner });
  await database.sql`update public.events set image_url = ${address} where id = ${event}`;
  const touched = (by: string | null) =>
    asUser(database.sql, by, async (tx) => {
      const written = await tx`
        update storage.objects set metadata = '{}' where bucket_id = 'media' and name = ${name}
        returning name`;
      const gone = await tx`
        delete from storage.objects where bucket_id = 'media' and name = ${name} returning name`;
      return [written.length, gone.length];
    });
  for (const person of [null, other, owner, admin]) {
    expect(await touched(person)).toEqual([0, 0]);
  }
  await database.sql`update public.events set image_url = null where id = ${event}`;
  expect(await touched(other)).toEqual([0, 0]);
  expect(await touched(owner)).toEqual([0, 1]);
});
