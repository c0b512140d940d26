import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingThreadSchema } from '../../../shared/src/booking/booking.schema';
import { startFileSweeper } from '../../files/file-sweeper';
import { fit } from '../answers/fit';
import { signUpAdmin } from '../setup/back-office';
import { createVenue, hours, insertBooking } from '../setup/bookings';
import { call, faultOf } from '../setup/callers';
import { signUp } from '../setup/people';
import { smallestPng } from '../setup/pictures';
import { providePublicApi } from '../setup/public-api';

/** Files that go with the messages of a booking, by the storage as a browser meets it. */

const api = providePublicApi();
// The storage service prints every refusal.
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => jest.restoreAllMocks());

let host: string;
let guest: string;
let other: string;
let booking: string;
beforeEach(async () => {
  host = await signUp(api.sql, { metadata: { user_type: 'venue' } });
  [guest, other] = [await signUp(api.sql), await signUp(api.sql)];
  const venue = await createVenue(api.sql, host);
  booking = await bookingAt(venue, 20);
});

const bookingAt = (venue: string, inDays: number) =>
  insertBooking(api.sql, {
    kind: 'venue',
    of: venue,
    by: guest,
    at: hours(inDays, '18:00', '20:00'),
  });

async function request(person: string | null, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('apikey', api.stack.publishableKey);
  if (person) headers.set('Authorization', `Bearer ${await api.tokenOf(person)}`);
  return fetch(api.stack.url + path, { ...init, headers });
}

const upload = (
  person: string | null,
  name: string,
  content: string | Uint8Array<ArrayBuffer> = '%PDF-1.7\n%%EOF',
  type = 'application/pdf',
) =>
  request(person, `/functions/v1/upload/attachments/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: content,
  });
const nameFor = (person: string, of = booking) => `${of}/${person}/${randomUUID()}.pdf`;
const put = async (person: string): Promise<string> => {
  const name = nameFor(person);
  expect((await upload(person, name)).status).toBe(200);
  return name;
};
const statusFor = async (person: string | null, name: string) =>
  (await request(person, `/storage/v1/object/attachments/${name}`)).status;
const remove = (person: string, name: string) =>
  request(person, '/storage/v1/object/attachments', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes: [name] }),
  });
const isThere = async (name: string) =>
  (await api.sql`select from storage.objects where bucket_id = 'attachments' and name = ${name}`)
    .length === 1;

const send = (person: string, paths: string[], body = '平面圖如附件。') =>
  call(api.sql, person, 'send_booking_message', {
    p_booking_id: booking,
    p_body: body,
    p_attachments: paths.map((path) => ({ path, name: '平面圖.pdf' })),
  });

it('both parties and the administrators of venues read what was sent, nobody else', async () => {
  const name = await put(guest);
  const [editor, viewer] = [
    await signUpAdmin(api.sql, 'editor'),
    await signUpAdmin(api.sql, 'viewer'),
  ];
  const readers = async () =>
    Promise.all(
      [guest, host, editor, other, viewer, null].map(
        async (person) => (await statusFor(person, name)) === 200,
      ),
    );
  // Until it is sent it is the guest's alone.
  expect(await readers()).toEqual([true, false, false, false, false, false]);
  await send(guest, [name]);
  expect(await readers()).toEqual([true, true, true, false, false, false]);
  expect((await request(null, `/storage/v1/object/public/attachments/${name}`)).ok).toBe(false);

  await api.sql`update public.profiles set active = false where id = ${host}`;
  expect(await statusFor(host, name)).not.toBe(200);
});

it('the thread names them with kind and size, and a file alone is a message', async () => {
  const paper = await put(guest);
  const picture = `${booking}/${guest}/${randomUUID()}.png`;
  expect((await upload(guest, picture, new Uint8Array(smallestPng), 'image/png')).status).toBe(200);
  await send(guest, [paper, picture], '');
  const thread = fit(
    bookingThreadSchema,
    await call(api.sql, host, 'booking_thread', { p_booking_id: booking }),
  );
  expect(thread.items[0]).toMatchObject({
    body: '',
    attachments: [
      { name: '平面圖.pdf', path: paper, content_type: 'application/pdf', size: 14 },
      { path: picture, content_type: 'image/png', size: smallestPng.length },
    ],
  });
});

it('only the two parties store files, in their own folder of that booking', async () => {
  expect((await upload(host, nameFor(host))).status).toBe(200);
  const attempts = await Promise.all([
    upload(other, nameFor(other)),
    upload(null, nameFor(other)),
    upload(guest, nameFor(host)),
    upload(guest, nameFor(guest, randomUUID())),
    upload(guest, `${guest}/plan.pdf`),
    upload(guest, `${booking}/plan.pdf`),
    upload(guest, `${booking}/${guest}/deep/plan.pdf`),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
});

it('neither pages nor programs are taken, whatever they say they are', async () => {
  const page = '<html><script>alert(1)</script></html>';
  expect((await upload(guest, nameFor(guest), page)).status).toBe(415);
  expect((await upload(guest, nameFor(guest), page, 'text/html')).status).toBe(415);
  expect((await upload(guest, nameFor(guest), 'MZ', 'application/x-msdownload')).status).toBe(415);
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  expect((await upload(guest, nameFor(guest), large)).status).toBe(413);
});

it('thirty days after the end nothing is stored any more, and what was sent stays readable', async () => {
  const name = await put(guest);
  await send(guest, [name]);
  await api.sql`
    update public.bookings
    set start_at = now() - interval '32 days', end_at = now() - interval '31 days'
    where id = ${booking}`;
  expect((await upload(guest, nameFor(guest))).status).toBe(403);
  expect(await statusFor(host, name)).toBe(200);
});

it('ten files wait to be sent at most', async () => {
  for (let count = 0; count < 10; count += 1) await put(guest);
  expect((await upload(guest, nameFor(guest))).status).toBe(403);
});

it('a message takes five files of its sender for that booking, each once', async () => {
  const mine = await Promise.all(Array.from({ length: 6 }, () => put(guest)));
  const theirs = await put(host);
  const venue = await createVenue(api.sql, host);
  const elsewhere = nameFor(guest, await bookingAt(venue, 25));
  expect((await upload(guest, elsewhere)).status).toBe(200);
  const [first = '', second = '', ...rest] = mine;
  for (const paths of [
    mine,
    [theirs],
    [elsewhere],
    [first, first],
    [nameFor(guest)],
    [`${booking}/${guest}/../x.pdf`],
  ]) {
    expect(await faultOf(send(guest, paths))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'attachments',
    });
  }
  await send(guest, [first, ...rest]);
  expect(await faultOf(send(guest, [first]))).toMatchObject({ hint: 'attachments' });
  for (const name of ['', ' ', 'a/b.pdf', 'a\nb.pdf', 'x'.repeat(201)]) {
    expect(
      await faultOf(
        call(api.sql, guest, 'send_booking_message', {
          p_booking_id: booking,
          p_body: '請看',
          p_attachments: [{ path: second, name }],
        }),
      ),
    ).toMatchObject({ hint: 'attachments' });
  }
  expect(await faultOf(send(guest, [], ''))).toMatchObject({ hint: 'body' });
});

it('what was sent is not taken away, what was not is, by its owner alone', async () => {
  const [sent, waiting] = [await put(guest), await put(guest)];
  await send(guest, [sent]);
  for (const person of [other, host, guest]) await remove(person, sent);
  for (const person of [other, host]) await remove(person, waiting);
  expect([await isThere(sent), await isThere(waiting)]).toEqual([true, true]);
  expect((await remove(guest, waiting)).ok).toBe(true);
  expect(await isThere(waiting)).toBe(false);
});

it('what nobody sent for a day is swept, file and row', async () => {
  const [sent, old, fresh] = [await put(guest), await put(guest), await put(guest)];
  await send(guest, [sent]);
  await api.sql`
    update storage.objects set created_at = now() - interval '25 hours'
    where name = any (${[sent, old]})`;
  // Too late to be sent: it may be gone any moment.
  expect(await faultOf(send(guest, [old]))).toMatchObject({ hint: 'attachments' });

  const { url, secretKey, databaseUrl } = api.stack;
  const sweeper = startFileSweeper({
    databaseUrl,
    project: () => ({ url, secretKey }),
    everyMs: 50,
  });
  const deadline = Date.now() + 10_000;
  while ((await isThere(old)) && Date.now() < deadline) await pause(50);
  await sweeper.stop();
  expect(await Promise.all([sent, old, fresh].map(isThere))).toEqual([true, false, true]);
  expect(await statusFor(guest, old)).not.toBe(200);
});
