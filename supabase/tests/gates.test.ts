import { createHash, randomUUID } from 'node:crypto';
import {
  checkinCountsSchema,
  gateManifestSchema,
  gateSchema,
  mergedScansSchema,
  scanSchema,
} from '../../mf-events/src/data/gate/gate.schema';
import { gateTicketsSchema } from '../../mf-events/src/data/gate/gate-search.schema';
import {
  gateDutySchema,
  eventGatesSchema,
  staffSchema,
} from '../../mf-events/src/data/event-gates/event-gates.schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createFreeEvent, registrationFor, type Receipt } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, codeOf, confirmEmail, emailOf } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let organizer: string;
let event: string;
let tickets: string[];

/** An event that is running, with two tickets of one person. */
beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  event = await createFreeEvent(
    database.sql,
    {},
    {
      organizer_id: organizer,
      inDays: 0,
      time: '00:00',
      ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    },
  );
  await addTicketType(database.sql, event, { ticket_type_id: 'vip', name: '貴賓' });
  tickets = (
    await call<Receipt>(
      database.sql,
      await signUp(database.sql),
      'register_for_event',
      registrationFor(event, { p_quantity: 2 }),
    )
  ).ticket_ids;
});
afterEach(() => expectTicketRulesToHold(database.sql));

const code = (index = 0) => codeOf(database.sql, tickets[index] ?? '');
const scan = async (text: string, change: Record<string, Argument> = {}, by = organizer) =>
  fit(
    scanSchema,
    await call(database.sql, by, 'check_in', {
      p_event_id: event,
      p_code: text,
      p_nonce: randomUUID(),
      ...change,
    }),
  );
const merge = async (scans: object[]) =>
  fit(
    mergedScansSchema,
    await call(database.sql, organizer, 'merge_scans', { p_event_id: event, p_scans: scans }),
  ).scans.map(({ result }) => result);
const gate = async (args: Record<string, Argument>) =>
  fit(gateSchema, await call(database.sql, organizer, 'save_gate', { p_event_id: event, ...args }));
const counts = async () =>
  fit(
    checkinCountsSchema,
    await call(database.sql, organizer, 'checkin_counts', { p_event_id: event }),
  );
const undo = (reason: string | null = '刷錯人', by = organizer) =>
  call(database.sql, by, 'undo_check_in', { p_ticket_id: tickets[0] ?? '', p_reason: reason });

describe('a scan', () => {
  it('lets a ticket in once and says who it is', async () => {
    expect(await scan(await code())).toMatchObject({
      result: 'ok',
      ticket: { id: tickets[0], holder_name: '王小明', ticket_type_name: '免費入場' },
    });
    expect((await scan(await code())).result).toBe('duplicate');
    expect((await scan(await code(1))).result).toBe('ok');
  });

  it('is the same scan when its nonce comes again', async () => {
    const nonce = randomUUID();
    const first = await scan(await code(), { p_nonce: nonce });
    expect(await scan(await code(), { p_nonce: nonce })).toEqual(first);
    expect((await counts()).results).toEqual({ ok: 1 });
  });

  it('takes the number of a ticket from staff who compare the name', async () => {
    const [row] = await database.sql<{ ticket_no: string }[]>`
      select ticket_no from public.tickets where id = ${tickets[0] ?? ''}`;
    expect((await scan(row?.ticket_no.toLowerCase() ?? '')).result).toBe('ok');
  });

  it('refuses forged codes without a word about the ticket', async () => {
    const [prefix, id, version] = (await code()).split('.');
    for (const forged of [
      'nonsense',
      'T-ABCDEFGH23',
      `${prefix}.${id}.${version}.${'0'.repeat(32)}`,
      `${prefix}.${id}.2.${'0'.repeat(32)}`,
      `${prefix}.${randomUUID()}.1.${'0'.repeat(32)}`,
      `${await code()}' or true`,
    ]) {
      expect(await scan(forged)).toMatchObject({ result: 'invalid', ticket: null });
    }
    expect((await scan(await code())).result).toBe('ok');
  });

  it('refuses a ticket of another event', async () => {
    const other = await createFreeEvent(database.sql);
    const { ticket_ids } = await call<Receipt>(
      database.sql,
      await signUp(database.sql),
      'register_for_event',
      registrationFor(other),
    );
    expect((await scan(await codeOf(database.sql, ticket_ids[0] ?? ''))).result).toBe('invalid');
  });

  it('refuses what was cancelled, is on its way, or was transferred; the new code opens', async () => {
    const [row] = await database.sql<{ holder: string }[]>`
      select holder_user_id as holder from public.tickets where id = ${tickets[0] ?? ''}`;
    const holder = row?.holder ?? '';
    const old = await code();
    const numberOf = async () => {
      const rows = await database.sql<{ ticket_no: string }[]>`
        select ticket_no from public.tickets where id = ${tickets[0] ?? ''}`;
      return rows[0]?.ticket_no ?? '';
    };
    const oldNumber = await numberOf();
    const offered = await call<{ token: string }>(database.sql, holder, 'offer_transfer', {
      p_ticket_id: tickets[0] ?? '',
      p_to_email: 'friend@people.test',
    });
    expect((await scan(old)).result).toBe('revoked');
    await call(database.sql, await signUp(database.sql), 'accept_transfer', {
      p_token: offered.token,
      p_name: '陳美玲',
      p_phone: '0922333444',
    });
    expect(await scan(old)).toMatchObject({ result: 'revoked', ticket: null });
    expect(await scan(oldNumber)).toMatchObject({ result: 'invalid', ticket: null });
    expect((await scan(await numberOf())).result).toBe('ok');
    await undo();
    expect(await scan(await code())).toMatchObject({
      result: 'ok',
      ticket: { holder_name: '陳美玲' },
    });
    await database.sql`select private.withdraw_tickets(array[${tickets[1] ?? ''}]::uuid[], 'cancelled', 'x')`;
    expect((await scan(await code(1))).result).toBe('revoked');
  });

  it('lets a ticket in whose offer nobody took in time', async () => {
    const [row] = await database.sql<{ holder: string }[]>`
      select holder_user_id as holder from public.tickets where id = ${tickets[0] ?? ''}`;
    await call(database.sql, row?.holder ?? '', 'offer_transfer', {
      p_ticket_id: tickets[0] ?? '',
      p_to_email: 'friend@people.test',
    });
    await database.sql`update public.ticket_transfers set expires_at = now() - interval '1 second'`;
    expect((await scan(await code())).result).toBe('ok');
  });

  it('knows which types pass a gate, and when', async () => {
    const vip = await gate({ p_name: '貴賓門', p_allowed_types: ['vip'] });
    const late = await gate({
      p_name: '晚場',
      p_opens_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await scan(await code(), { p_gate_id: vip.id })).result).toBe('wrong_gate');
    expect((await scan(await code(), { p_gate_id: late.id })).result).toBe('wrong_gate');
    expect(await refusal(scan(await code(), { p_gate_id: randomUUID() }))).toBe('NOT_FOUND');
    const main = await gate({ p_name: '正門' });
    expect((await scan(await code(), { p_gate_id: main.id })).result).toBe('ok');
    expect((await counts()).by_gate).toContainEqual({ id: main.id, name: '正門', checked_in: 1 });
  });

  it('is made around the event only', async () => {
    await database.sql`update public.events set date = private.today() + 3 where id = ${event}`;
    expect(await refusal(scan(await code()))).toBe('INVALID_STATE');
  });

  it('needs a code and a nonce', async () => {
    expect(await faultOf(scan(''))).toMatchObject({ hint: 'code' });
    expect(await faultOf(scan(await code(), { p_nonce: null }))).toMatchObject({ hint: 'nonce' });
  });
});

describe('taking an entry back', () => {
  it('lets a ticket in again, with a reason that stays', async () => {
    await scan(await code());
    expect(await faultOf(undo(' '))).toMatchObject({ hint: 'reason' });
    await undo();
    expect(await refusal(undo())).toBe('INVALID_STATE');
    expect((await scan(await code())).result).toBe('ok');
    const scans = await database.sql`
      select result, revert_reason from public.checkins where event_id = ${event} order by received_at`;
    expect([...scans]).toEqual([
      { result: 'ok', revert_reason: '刷錯人' },
      { result: 'ok', revert_reason: null },
    ]);
  });
});

describe('scanners without network', () => {
  it('know hashes of the secrets and never a secret', async () => {
    const manifest = fit(
      gateManifestSchema,
      await call(database.sql, organizer, 'gate_manifest', { p_event_id: event }),
    );
    const secret = (await code()).split('.')[3] ?? '';
    const own = manifest.tickets.find(({ id }) => id === tickets[0]);
    expect(own).toEqual({
      id: tickets[0],
      version: 1,
      hash: createHash('sha256').update(secret).digest('hex'),
      status: 'valid',
      asked_back: false,
      type: 'free',
      initial: '王',
    });
    expect(JSON.stringify(manifest)).not.toContain(secret);
    expect(JSON.stringify(manifest)).not.toContain('0912');
  });

  it('know the first letter of a name as people see it, and no half of it', async () => {
    const names = [
      '林芷晴',
      '𠮷田',
      '🌟星',
      '👨‍👩‍👧家',
      '🇹🇼隊',
      'e\u0301lise',
      '葛\u{E0100}城',
      '👍🏽讚',
      ' 林',
      '',
    ];
    const rows = await database.sql<{ letter: string }[]>`
      select private.first_letter(name) as letter from unnest(${names}::text[]) with ordinality as n (name, nth)
      order by nth`;
    expect(rows.map(({ letter }) => letter)).toEqual([
      '林',
      '𠮷',
      '🌟',
      '👨‍👩‍👧',
      '🇹🇼',
      '\u00e9',
      '葛\u{E0100}',
      '👍🏽',
      '林',
      '',
    ]);
  });

  it('know only what passes their gate', async () => {
    const vip = await gate({ p_name: '貴賓門', p_allowed_types: ['vip'] });
    const manifest = fit(
      gateManifestSchema,
      await call(database.sql, organizer, 'gate_manifest', {
        p_event_id: event,
        p_gate_id: vip.id,
      }),
    );
    expect(manifest.tickets).toEqual([]);
  });

  it('hand in what they let in; a second device’s entry is stored for the staff', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const first = { code: await code(), nonce: randomUUID(), device_id: 'a', scanned_at: at(10) };
    const second = { code: await code(), nonce: randomUUID(), device_id: 'b', scanned_at: at(5) };
    const forged = { code: 'nonsense', nonce: randomUUID(), device_id: 'b', scanned_at: at(4) };
    expect(await merge([second, forged, first])).toEqual(['ok', 'duplicate_offline', 'invalid']);
    expect(await merge([first, second])).toEqual(['ok', 'duplicate_offline']);
    expect((await counts()).results).toEqual({ ok: 1, duplicate_offline: 1, invalid: 1 });
    const [row] = await database.sql`
      select checked_in_at from public.tickets where id = ${tickets[0] ?? ''}`;
    expect(new Date(row?.['checked_in_at'] as string).toISOString()).toBe(first.scanned_at);
  });

  it.each(['2999-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])(
    'are not believed that somebody came in at %s',
    async (scannedAt) => {
      await merge([{ code: await code(), nonce: randomUUID(), scanned_at: scannedAt }]);
      const [row] = await database.sql`
        select t.checked_in_at between e.starts_at - interval '1 day' and now() as possible,
          c.scanned_at = t.checked_in_at as same
        from public.tickets as t join public.checkins as c on c.ticket_id = t.id
          join public.events as e on e.id = t.event_id
        where t.id = ${tickets[0] ?? ''}`;
      expect(row).toEqual({ possible: true, same: true });
    },
  );

  it('use a ticket up although their clocks are hours away from those of their gate', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const { id } = await gate({ p_name: '正門', p_opens_at: at(-1), p_closes_at: at(1) });
    const entry = async (hours: number) => ({
      code: await code(),
      nonce: randomUUID(),
      gate_id: id,
      scanned_at: at(hours),
    });
    expect(await merge([await entry(-3)])).toEqual(['ok']);
    expect(await merge([await entry(-3)])).toEqual(['duplicate_offline']);
    expect((await scan(await code(), { p_gate_id: id })).result).toBe('duplicate');
  });

  it.each([[[]], [[{ code: 'x' }]], [[{ code: 'x', nonce: 'no id' }]], [[1]]])(
    'are told when a list is none: %j',
    async (scans) => {
      expect(await faultOf(merge(scans as object[]))).toMatchObject({
        code: 'INVALID_INPUT',
        hint: 'scans',
      });
    },
  );
});

describe('gate staff', () => {
  const invite = async (email: string) =>
    fit(
      staffSchema,
      await call(database.sql, organizer, 'invite_staff', { p_event_id: event, p_email: email }),
    );
  const acceptInvitation = (id: string, by: string) =>
    call(database.sql, by, 'accept_staff_invitation', { p_invitation_id: id });

  it('scan after they accepted with the invited address, and until they are removed', async () => {
    const staff = await signUp(database.sql);
    await confirmEmail(database.sql, staff);
    const { id } = await invite(await emailOf(database.sql, staff));
    expect(await refusal(scan(await code(), {}, staff))).toBe('NOT_FOUND');
    const stranger = await signUp(database.sql);
    await confirmEmail(database.sql, stranger);
    expect(await refusal(acceptInvitation(id, stranger))).toBe('NOT_FOUND');
    const open = fit(gateDutySchema, await call(database.sql, staff, 'my_gate_events'));
    expect(open).toMatchObject([{ invitation_id: id, status: 'invited', event: { id: event } }]);

    await acceptInvitation(id, staff);
    expect((await scan(await code(), {}, staff)).result).toBe('ok');
    await undo('刷錯人', staff);
    expect(await refusal(call(database.sql, staff, 'event_attendees', { p_event_id: event }))).toBe(
      'NOT_FOUND',
    );
    expect(
      await refusal(call(database.sql, staff, 'save_gate', { p_event_id: event, p_name: '門' })),
    ).toBe('NOT_FOUND');

    await call(database.sql, organizer, 'remove_staff', { p_staff_id: id });
    expect(await refusal(scan(await code(), {}, staff))).toBe('NOT_FOUND');
  });

  it('are invited once, whatever the case of their address, without a word whether it has an account', async () => {
    const first = await invite('Staff@People.Test');
    expect(first).toMatchObject({ email: 'staff@people.test', status: 'invited' });
    expect((await invite('staff@people.test ')).id).toBe(first.id);
  });
});

describe('gates', () => {
  it('have a name of their own and types of the event', async () => {
    const main = await gate({ p_name: '正門' });
    expect(await faultOf(gate({ p_name: '正門' }))).toMatchObject({ hint: 'name' });
    expect(await faultOf(gate({ p_name: '側門', p_allowed_types: ['*'] }))).toMatchObject({
      hint: 'allowed_types',
    });
    expect(await gate({ p_gate_id: main.id, p_name: '大門' })).toMatchObject({
      id: main.id,
      name: '大門',
    });
    await call(database.sql, organizer, 'remove_gate', { p_gate_id: main.id });
    expect(await refusal(gate({ p_gate_id: main.id, p_name: '門' }))).toBe('NOT_FOUND');
  });

  it('stay once somebody was scanned there', async () => {
    const main = await gate({ p_name: '正門' });
    await scan(await code(), { p_gate_id: main.id });
    expect(
      await refusal(call(database.sql, organizer, 'remove_gate', { p_gate_id: main.id })),
    ).toBe('INVALID_STATE');
  });
});

it('shows an organizer the gate staff, whom each let in, and which gates cannot go any more', async () => {
  const gates = async (by = organizer) =>
    fit(eventGatesSchema, await call(database.sql, by, 'event_gates', { p_event_id: event }));
  expect(await gates()).toMatchObject({
    event: { id: event, status: 'approved' },
    types: [{ id: 'free' }, { id: 'vip', name: '貴賓' }],
    staff: [],
    gates: [],
  });
  const staff = await signUp(database.sql);
  await confirmEmail(database.sql, staff);
  const invite = (email: string) =>
    call<{ id: string }>(database.sql, organizer, 'invite_staff', {
      p_event_id: event,
      p_email: email,
    });
  const { id } = await invite(await emailOf(database.sql, staff));
  const { id: removed } = await invite('nobody@people.test');
  await call(database.sql, staff, 'accept_staff_invitation', { p_invitation_id: id });
  await call(database.sql, organizer, 'remove_staff', { p_staff_id: removed });
  const main = await gate({ p_name: '正門', p_allowed_types: ['vip', 'free'] });
  await gate({ p_name: '側門' });
  await scan(await code(), { p_gate_id: main.id }, staff);
  await scan(await code(), { p_gate_id: main.id }, staff);
  expect(await gates()).toMatchObject({
    staff: [{ id, status: 'active', name: expect.any(String), let_in: 1 }],
    gates: [
      { name: '正門', scans: 2 },
      { name: '側門', scans: 0, allowed_types: null },
    ],
  });
  expect(await refusal(gates(staff))).toBe('NOT_FOUND');
});

it('counts who is expected and who is inside', async () => {
  await scan(await code());
  expect(await counts()).toMatchObject({
    expected: 2,
    checked_in: 1,
    by_type: [
      { id: 'free', expected: 2, checked_in: 1 },
      { id: 'vip', expected: 0, checked_in: 0 },
    ],
    results: { ok: 1 },
  });
});

describe('somebody without a code', () => {
  const find = async (query: string, by = organizer, id = event) =>
    fit(
      gateTicketsSchema,
      await call(database.sql, by, 'find_at_gate', { p_event_id: id, p_query: query }),
    );

  it('is found by name, by number, and by the whole mobile number', async () => {
    const [ticket] = await database.sql<
      { holder_name: string; ticket_no: string; phone: string }[]
    >`
      select t.holder_name, t.ticket_no, r.phone
      from public.tickets as t join public.event_registrations as r on r.id = t.registration_id
      where t.id = ${tickets[0] ?? ''}`;
    const { holder_name: name = '', ticket_no: number = '', phone = '' } = ticket ?? {};
    expect(await find(name)).toHaveLength(2);
    // Of a name of one character there is no more to say.
    expect(await find([...name].at(-1) ?? '')).toHaveLength(2);
    expect(await find(number.toLowerCase())).toMatchObject([
      { ticket_no: number, status: 'valid' },
    ]);
    expect(await find(phone)).toHaveLength(2);
    expect(await find(`+886 ${phone.slice(1)}`)).toHaveLength(2);
    expect(await find(phone.slice(0, 6))).toEqual([]);
    expect(await find('查無此人')).toEqual([]);
    expect(JSON.stringify(await find(name))).not.toContain(phone);
  });

  it('is let in by the number that was found, and then stands last', async () => {
    const [first] = await find('T-');
    await scan(first?.ticket_no ?? '');
    const found = await find('T-');
    expect(found.map(({ status }) => status)).toEqual(['valid', 'checked_in']);
    expect(found[1]?.checked_in_at).not.toBeNull();
  });

  it('is found by gate staff alone, while the gates are open, with two characters or one of Chinese', async () => {
    expect(await faultOf(find('L'))).toMatchObject({ code: 'INVALID_INPUT', hint: 'query' });
    expect(await refusal(find('林小', await signUp(database.sql)))).toBe('NOT_FOUND');
    const later = await createFreeEvent(database.sql, {}, { organizer_id: organizer, inDays: 20 });
    expect(await refusal(find('林小', organizer, later))).toBe('INVALID_STATE');
  });
});
