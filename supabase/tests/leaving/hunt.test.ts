import { arrangeAccess } from '../setup/access-fixture';
import { uploadPicture } from '../setup/pictures';
import { provideTestDatabase } from '../setup/test-database';
import { hunt, writeEverywhere, type Traces } from './hunt';

const database = provideTestDatabase();

/** What stays, and why. Columns of ids are not listed: an id without a name says nothing. */
const kept = [
  // The tombstone, whose address is made of the id.
  'auth.users.email: id',
  // Logs that nobody changes: who decided what about whom, and what was refused.
  'public.approval_decisions.reason: word',
  'public.audit_log.before: id',
  'public.audit_log.before: word',
  'public.order_events.note: word',
  'public.security_events.error_message: word',
  // What others paid for, were told of, and where they were.
  'public.notifications.params: word',
  'public.support_campaigns.title: word',
  'public.venues.address: word',
  'public.venues.district: word',
  'public.venues.location: word',
  'public.venues.name: word',
];
/** Columns into which the setting of the tests itself writes ids, in the name of others. */
const ofTheSetting = /gig_applications\.message: id|website_banners\.banner_key: id/;

it('finds nothing of who has left, in no column of no table', async () => {
  const { sql } = database;
  const { people } = await arrangeAccess(sql);
  const id = people.owner;
  const email = `${id}@people.test`;
  const traces: Traces = { id, name: '曾留言又離開', email, phone: '0955123987' };
  await sql`
    update public.profiles set username = ${traces.name}, phone = ${traces.phone} where id = ${id}`;
  await sql`update auth.users set phone = ${traces.phone} where id = ${id}`;
  await sql`
    insert into public.notifications (user_id, kind, params)
    values (${people.other}, 'event.asked', ${sql.json({ name: traces.name, title: '活動' })})`;
  const picture = `${id}/events/mine.webp`;
  const address = await uploadPicture(sql, picture);
  await sql`update public.events set image_url = ${address} where organizer_id = ${id}`;

  const written = await writeEverywhere(sql, traces);
  // The hunt is worth what it hunts for.
  expect(written.length).toBeGreaterThan(60);
  const before = await hunt(sql, traces);
  expect(before).toEqual(expect.arrayContaining(['public.events.image_url: id']));
  expect(before.length).toBeGreaterThan(150);

  // The days are over, and nothing stands in the way of this account any more.
  await sql`insert into private.leavings (user_id, leaves_at, agreed) values (${id}, now(), '{}')`;
  await sql`select private.erase_account(${id})`;

  const left = await hunt(sql, traces);
  const isReference = (found: string) => /\.(id|\w+_id|\w+_by|from_user): id$/.test(found);
  expect(
    left
      .toSorted()
      .filter(
        (found) =>
          !isReference(found) &&
          !ofTheSetting.test(found) &&
          !/^(storage|private\.files)/.test(found),
      ),
  ).toEqual(kept.toSorted());
  // The storage service alone removes files: they wait for it.
  const files = await sql`select bucket, name from private.files_to_remove`;
  expect(files).toContainEqual({ bucket: 'media', name: picture });
});
