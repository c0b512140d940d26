import { call, faultOf, refusal } from '../setup/callers';
import { signUpAdmin } from '../setup/back-office';
import { signUp } from '../setup/people';
import { bookAd, createAdProduct, creativeFor, publishCopy } from '../setup/promotion';
import { provideTestDatabase } from '../setup/test-database';

/** What goes live is the copy that was looked at, in our own storage. */

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
