import { createServer, type Server } from 'node:http';
import { connect as openSocket, type AddressInfo } from 'node:net';
// As any client would be.
// eslint-disable-next-line no-restricted-imports
import { RealtimeClient } from '@supabase/supabase-js';
import { WebSocket, type RawData } from 'ws';
import { sized } from '../../tools/run-size/run-size';
import type { ApiOptions } from '../stack/gateway/api';
import { createAccessTokens } from '../stack/gateway/access-tokens';
import { createSockets } from '../stack/gateway/sockets';
import { startRealtime, type Realtime } from '../stack/realtime/realtime';
import { signToken } from '../stack/testing/sign-token';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { call } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp, signUpViewer } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const SECRET = 'a secret of this test, long enough to sign with';
const KEY = 'sb_publishable_of_this_test';
const database = provideTestDatabase();
let http: Server;
let realtime: Realtime;
let origin: string;
const clients = new Set<RealtimeClient>();

function begin() {
  const tokens = createAccessTokens(SECRET);
  realtime = startRealtime(database.url, tokens);
  const keys = { publishableKey: KEY, secretKey: 'sb_secret_of_this_test' };
  http.removeAllListeners('upgrade');
  http.on('upgrade', createSockets(realtime, { keys, tokens, rateLimitFactor: 100 } as ApiOptions));
}
beforeAll(async () => {
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  begin();
});
afterEach(async () => {
  for (const client of clients) await client.removeAllChannels();
  clients.clear();
});
afterAll(async () => {
  await realtime.stop();
  http.close();
});

const tokenOf = (userId: string, expires = '1h') =>
  signToken(SECRET, { role: 'authenticated', sub: userId }, { expires });

/** A stock client that shows somebody's token, or none. */
function clientOf(token: string | null): RealtimeClient {
  const client = new RealtimeClient(`ws://${origin}/realtime/v1`, {
    params: { apikey: KEY },
    transport: WebSocket as never,
    accessToken: async () => token,
  });
  clients.add(client);
  return client;
}

interface Heard {
  events: string[];
  status: string;
  reason: string;
}

/** Joins a channel and notes what it hears; resolves when it is clear whether it may. */
async function listen(client: RealtimeClient, topic: string, isPrivate = true): Promise<Heard> {
  const heard: Heard = { events: [], status: '', reason: '' };
  // The client does not wait for the token by itself.
  await client.setAuth();
  const channel = client.channel(topic, { config: { private: isPrivate } });
  channel.on('broadcast', { event: '*' }, ({ event }) => heard.events.push(event));
  await new Promise<void>((resolve) => {
    channel.subscribe((status, error) => {
      heard.status = status;
      heard.reason = error?.message ?? '';
      resolve();
    });
  });
  return heard;
}

const send = (topic: string, event: string) =>
  database.sql`select realtime.send('{}', ${event}, ${topic}, true)`;

/** Waits until something has come to be true: messages go through a socket. The test's own time ends it. */
async function until(isTrue: () => boolean): Promise<true> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}
const textOf = (data: RawData) => (data as Buffer).toString();

/** Whether what was sent before has passed: messages of one socket come in their order. */
async function afterAMarker(client: RealtimeClient, userId: string, work: () => Promise<unknown>) {
  const markers = await listen(client, `person:${userId}`);
  expect(markers.status).toBe('SUBSCRIBED');
  await work();
  await send(`person:${userId}`, 'marker');
  await until(() => markers.events.includes('marker'));
  return markers.events.filter((event) => event !== 'marker');
}

describe('who may listen', () => {
  it('hears of the own things, and of nobody else’s', async () => {
    const [ann, bob] = [await signUp(database.sql), await signUp(database.sql)];
    const client = clientOf(await tokenOf(ann));
    expect(await listen(client, `person:${bob}`)).toMatchObject({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining('Unauthorized'),
    });
    const events = await afterAMarker(client, ann, async () => {
      await send(`person:${bob}`, 'secret');
      await database.sql`
        select private.notify(${ann}, 'order.paid', '{"order": "T-1", "title": "夜場"}', '/tickets')`;
    });
    expect(events).toEqual(['notification']);
  });

  it('reads bookings as both parties, and nobody else', async () => {
    const host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const [guest, stranger] = [await signUp(database.sql), await signUp(database.sql)];
    const of = await createVenue(database.sql, host);
    const booking = await insertBooking(database.sql, {
      kind: 'venue',
      of,
      by: guest,
      at: hours(20, '10:00', '12:00'),
    });
    const topic = `booking:${booking}`;
    const ofGuest = await listen(clientOf(await tokenOf(guest)), topic);
    const ofHost = await listen(clientOf(await tokenOf(host)), topic);
    expect([ofGuest.status, ofHost.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    expect(await listen(clientOf(await tokenOf(stranger)), topic)).toMatchObject({
      status: 'CHANNEL_ERROR',
    });
    expect(await listen(clientOf(null), topic)).toMatchObject({ status: 'CHANNEL_ERROR' });
    await database.sql`
      insert into public.booking_messages (booking_id, sender_id, body) values (${booking}, ${host}, '幾位？')`;
    await until(() => ofGuest.events.includes('message') && ofHost.events.includes('message'));
  });

  it('sees an open event as a visitor, and no draft', async () => {
    const owner = await signUp(database.sql);
    const open = await createFreeEvent(database.sql, { capacity: 2 });
    const draft = await createEvent(database.sql, { status: 'draft', organizer_id: owner });
    const visitor = clientOf(null);
    expect(await listen(visitor, `event:${draft}`)).toMatchObject({ status: 'CHANNEL_ERROR' });
    expect(await listen(clientOf(await tokenOf(owner)), `event:${draft}`)).toMatchObject({
      status: 'SUBSCRIBED',
    });
    const heard = await listen(visitor, `event:${open}`);
    await call(database.sql, owner, 'register_for_event', registrationFor(open, { p_quantity: 2 }));
    // Sold out is said at once; everything else within a second.
    await until(() => heard.events.includes('event'));
  });

  it('counts entries for gate staff, and decides for administrators only', async () => {
    const [owner, fan] = [await signUp(database.sql), await signUp(database.sql)];
    const admin = await signUpViewer(database.sql);
    const event = await createEvent(database.sql, { organizer_id: owner });
    const statusOf = async (userId: string, topic: string) =>
      (await listen(clientOf(await tokenOf(userId)), topic)).status;
    expect(await statusOf(owner, `gate:${event}`)).toBe('SUBSCRIBED');
    expect(await statusOf(fan, `gate:${event}`)).toBe('CHANNEL_ERROR');
    expect(await statusOf(admin, 'approvals')).toBe('SUBSCRIBED');
    expect(await statusOf(owner, 'approvals')).toBe('CHANNEL_ERROR');
  });

  it('is not a disabled account, a signed-out device or a forged token', async () => {
    const gone = await signUp(database.sql, { profile: { active: false } });
    const ann = await signUp(database.sql);
    const forged = await signToken('another secret, as long as the first', {
      role: 'authenticated',
      sub: ann,
    });
    for (const [token, topic] of [
      [await tokenOf(gone), `person:${gone}`],
      [await tokenOf(ann, '-1m'), `person:${ann}`],
      [forged, `person:${ann}`],
      [null, `person:${ann}`],
    ] as const) {
      expect(await listen(clientOf(token), topic)).toMatchObject({ status: 'CHANNEL_ERROR' });
    }
  });

  it.each(['person', 'person:', 'person:all', 'nothing:at-all', 'booking:%'])(
    'has no topic %s',
    async (topic) => {
      const client = clientOf(await tokenOf(await signUp(database.sql)));
      expect(await listen(client, topic)).toMatchObject({ status: 'CHANNEL_ERROR' });
    },
  );

  it('has no public channels', async () => {
    const ann = await signUp(database.sql);
    const client = clientOf(await tokenOf(ann));
    expect(await listen(client, `person:${ann}`, false)).toMatchObject({
      reason: expect.stringContaining('PrivateOnly'),
    });
  });
});

describe('a token that goes on', () => {
  it('keeps a channel while the same person renews it, and ends it when it becomes somebody else’s', async () => {
    const [ann, bob] = [await signUp(database.sql), await signUp(database.sql)];
    const client = clientOf(await tokenOf(ann));
    const heard = await listen(client, `person:${ann}`);
    await client.setAuth(await tokenOf(ann, '2h'));
    await send(`person:${ann}`, 'after');
    await until(() => heard.events.includes('after'));
    await client.setAuth(await tokenOf(bob));
    expect(await until(() => heard.status === 'CLOSED')).toBe(true);
  });

  it('ends a channel when it has run out', async () => {
    const ann = await signUp(database.sql);
    const heard = await listen(clientOf(await tokenOf(ann, '5s')), `person:${ann}`);
    expect(heard.status).toBe('SUBSCRIBED');
    expect(await until(() => heard.status === 'CLOSED')).toBe(true);
  });
});

describe('the server', () => {
  /** A socket without a client. */
  const rawSocket = (query = `apikey=${KEY}&vsn=2.0.0`, headers = {}) =>
    new WebSocket(`ws://${origin}/realtime/v1/websocket?${query}`, { headers });
  const answerOf = (socket: WebSocket) =>
    new Promise<number | undefined>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.on('error', () => undefined);
    });

  it('opens no socket without the key, for another version, or to a page elsewhere', async () => {
    expect(await answerOf(rawSocket('vsn=2.0.0'))).toBe(401);
    expect(await answerOf(rawSocket(`apikey=${KEY}&vsn=1.0.0`))).toBe(400);
    expect(await answerOf(rawSocket(undefined, { Origin: 'https://elsewhere.example' }))).toBe(403);
    const own = rawSocket(undefined, { Origin: `http://${origin}` });
    expect(await answerOf(own)).toBe(101);
    own.close();
  });

  it('is found again after it was gone', async () => {
    const ann = await signUp(database.sql);
    const heard = await listen(clientOf(await tokenOf(ann)), `person:${ann}`);
    await realtime.stop();
    begin();
    heard.status = '';
    await until(() => heard.status === 'SUBSCRIBED');
    await send(`person:${ann}`, 'again');
    expect(await until(() => heard.events.includes('again'))).toBe(true);
  });

  it('passes nothing on that a client sends, and ends who floods it', async () => {
    const socket = rawSocket();
    await answerOf(socket);
    for (const nonsense of [
      '',
      '{',
      '[]',
      '[1,2,3,4,5]',
      '[null,null,"realtime:x","phx_join",null]',
    ]) {
      socket.send(nonsense);
    }
    socket.send(JSON.stringify([null, '1', 'realtime:x', 'broadcast', { event: 'x' }]));
    const reply = await new Promise((resolve) =>
      socket.once('message', (data) => resolve(textOf(data))),
    );
    expect(reply).toContain('Only the database sends here.');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let count = 0; count < 100; count += 1) socket.send('[null,"1","phoenix","heartbeat",{}]');
    expect(await closed).toBe(1008);
  });

  it('cuts off who does not read, and others hear on', async () => {
    const ann = await signUp(database.sql);
    const token = await tokenOf(ann);
    const heard = await listen(clientOf(token), `person:${ann}`);
    const slow = openSocket(Number(origin.split(':')[1]), '127.0.0.1');
    const ended = new Promise((resolve) => slow.once('close', resolve));
    slow.on('error', () => undefined);
    slow.write(
      `GET /realtime/v1/websocket?apikey=${KEY}&vsn=2.0.0 HTTP/1.1\r\nHost: ${origin}\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await new Promise((resolve) => slow.once('data', resolve));
    slow.write(
      clientFrame([
        '1',
        '1',
        `realtime:person:${ann}`,
        'phx_join',
        { config: { private: true }, access_token: token },
      ]),
    );
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    for (let round = 0; round < 12; round += 1) {
      const before = heard.events.length;
      await database.sql`
        select realtime.send(jsonb_build_object('text', repeat('x', 8000)), 'much', ${`person:${ann}`}, true)
        from generate_series(1, 200)`;
      await until(() => heard.events.length === before + 200);
    }
    slow.resume();
    await ended;
    expect(heard.status).toBe('SUBSCRIBED');
  });

  it('holds many who only listen', async () => {
    const event = await createFreeEvent(database.sql);
    const join = JSON.stringify([
      '1',
      '1',
      `realtime:event:${event}`,
      'phx_join',
      { config: { private: true } },
    ]);
    const sockets = Array.from({ length: sized(40, 1000) }, () => rawSocket());
    const told = Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.on('message', (data) => textOf(data).includes('"broadcast"') && resolve());
          }),
      ),
    );
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('open', () => socket.send(join));
            socket.once('message', () => resolve());
          }),
      ),
    );
    await send(`event:${event}`, 'event');
    await expect(told).resolves.toHaveLength(sockets.length);
    for (const socket of sockets) socket.close();
  });
});

/** A masked frame, as a client writes it. */
function clientFrame(message: unknown[]): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, text]);
}
