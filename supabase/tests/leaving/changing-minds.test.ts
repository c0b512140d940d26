import { emailOf } from '../setup/back-office';
import { call, faultOf, refusal } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { signUp, signUpSuperadmin } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy, payOrder, setPayoutAccount } from '../setup/tickets';

/** Seven days lie between asking to leave and being gone. */

const database = provideTestDatabase();

interface Leaving {
  leaves_at: string | null;
  days: number;
}
const leavingOf = (person: string) => call<Leaving>(database.sql, person, 'my_leaving');
const ask = async (person: string, p_give_up = false) =>
  call<Leaving & { deleted: boolean }>(database.sql, person, 'delete_my_account', {
    p_email: await emailOf(database.sql, person),
    p_give_up,
  });
const letDaysPass = (person: string) => database.sql`
  update private.leavings set leaves_at = now() - interval '1 minute' where user_id = ${person}`;
const finish = () => database.sql`select private.finish_leavings()`;
const isGone = async (person: string) =>
  (await database.sql`select deleted from public.profiles where id = ${person}`)[0]?.['deleted'];
const toldOf = async (person: string) => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${person} order by created_at, id`;
  return rows.map(({ kind }) => kind);
};

/** An organizer with a ticket at NT$ 300. */
async function onSale() {
  const organizer = await signUp(database.sql, { profile: { can_post_events: true } });
  await setPayoutAccount(database.sql, organizer);
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 300, capacity: 10 });
  return { organizer, event };
}
async function buyTicket(event: string) {
  const { order } = await buy(database.sql, person, event, { std: 1 }, 300);
  await payOrder(database.sql, order?.id ?? '');
}

let person = '';
beforeEach(async () => {
  await database.sql`update private.platform_settings set days_to_change_mind = 7`;
  await database.sql`delete from private.leavings`;
  person = await signUp(database.sql);
});

it('keeps the account for seven days, and tells when it goes', async () => {
  expect(await leavingOf(person)).toEqual({ leaves_at: null, days: 7 });
  const { deleted, leaves_at: leavesAt } = await ask(person);
  expect(deleted).toBe(false);
  const days = (Date.parse(leavesAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect(await leavingOf(person)).toEqual({ leaves_at: leavesAt, days: 7 });
  expect(await toldOf(person)).toEqual(['leaving.asked']);
  await finish();
  expect(await isGone(person)).toBe(false);
});

it('forgets the wish when somebody changes their mind, however late', async () => {
  await ask(person);
  await letDaysPass(person);
  expect(await call(database.sql, person, 'keep_my_account')).toEqual({ leaves_at: null, days: 7 });
  await finish();
  expect(await isGone(person)).toBe(false);
  expect(await call(database.sql, person, 'keep_my_account')).toMatchObject({ leaves_at: null });
});

it('begins the days anew for whoever was shut out meanwhile', async () => {
  const manager = await signUpSuperadmin(database.sql);
  const turn = (p_active: boolean) =>
    call(database.sql, manager, 'set_account_active', { p_user_id: person, p_active });
  await ask(person);
  await turn(false);
  await letDaysPass(person);
  await finish();
  await turn(true);
  await finish();
  expect(await isGone(person)).toBe(false);
  const { leaves_at: leavesAt } = await leavingOf(person);
  expect((Date.parse(leavesAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
  expect(await toldOf(person)).toEqual(['leaving.asked', 'leaving.asked']);
  await letDaysPass(person);
  await finish();
  expect(await isGone(person)).toBe(true);
});

it('takes nobody back out of the wish of somebody else', async () => {
  await ask(person);
  await call(database.sql, await signUp(database.sql), 'keep_my_account');
  expect((await leavingOf(person)).leaves_at).not.toBeNull();
});

it('asks for the own address', async () => {
  const other = await emailOf(database.sql, await signUp(database.sql));
  const attempt = call(database.sql, person, 'delete_my_account', { p_email: other });
  expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: 'email' });
});

it('deletes the account when the days are over', async () => {
  await ask(person);
  await letDaysPass(person);
  await finish();
  expect(await isGone(person)).toBe(true);
  expect(await database.sql`select from private.leavings`).toHaveLength(0);
  expect(await refusal(leavingOf(person))).toBe('ACCOUNT_DISABLED');
});

it('lets an account stay that others have come to wait for, and says why', async () => {
  const { organizer, event } = await onSale();
  await ask(organizer);
  await buyTicket(event);
  await letDaysPass(organizer);
  await finish();
  expect(await isGone(organizer)).toBe(false);
  expect(await leavingOf(organizer)).toMatchObject({ leaves_at: null });
  expect(await toldOf(organizer)).toContain('leaving.stopped');
});

it('gives up what the person agreed to lose, and nothing that came later', async () => {
  await buyTicket((await onSale()).event);
  expect(await refusal(ask(person))).toBe('OBLIGATIONS');
  await ask(person, true);
  await buyTicket((await onSale()).event);
  await letDaysPass(person);
  await finish();
  expect(await isGone(person)).toBe(false);
  await ask(person, true);
  await letDaysPass(person);
  await finish();
  expect(await isGone(person)).toBe(true);
});

it('goes on with the next one where something breaks, and tries again', async () => {
  const next = await signUp(database.sql);
  await ask(person);
  await ask(next);
  await database.sql`
    update private.leavings
    set leaves_at = now() - case user_id when ${person} then interval '2 hours' else interval '1 hour' end`;
  await database.sql.unsafe(`
    create function public.refuse() returns trigger language plpgsql as
    $$ begin if new.id = '${person}' then raise exception 'disk full'; end if; return new; end $$;
    create trigger refuse before update on public.profiles for each row execute function public.refuse()`);
  await finish();
  await finish();
  expect([await isGone(person), await isGone(next)]).toEqual([false, true]);
  const [row] =
    await database.sql`select last_error from private.leavings where user_id = ${person}`;
  expect(row).toEqual({ last_error: 'disk full' });
  await database.sql`drop function public.refuse() cascade`;
  await letDaysPass(person);
  await finish();
  expect(await isGone(person)).toBe(true);
});

it('does not decide about accounts that are switched off', async () => {
  await ask(person);
  await letDaysPass(person);
  await database.sql`update public.profiles set active = false where id = ${person}`;
  await finish();
  expect(await isGone(person)).toBe(false);
});
