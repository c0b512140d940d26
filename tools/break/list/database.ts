import { type Break, unit } from '../break';

const migrations = 'supabase/migrations/20261101';
const tests = 'supabase/tests/';

/** What the database decides, whoever asks. */
export const database: readonly Break[] = [
  {
    name: 'The counters of an event may pass its seats',
    file: `${migrations}080000_ticket_stock.sql`,
    text: 'check (capacity is null or sold + held <= capacity)',
    broken: 'check (sold >= 0)',
    caughtBy: unit(`${tests}registering.test.ts`, 'never lets the counters pass the capacity'),
  },
  {
    name: 'More seats are taken than there are left',
    file: `${migrations}081500_registering.sql`,
    text: 'or sold + held + p_sold_change + p_held_change <= capacity',
    broken: 'or capacity > 0',
    caughtBy: unit(`${tests}registering.test.ts`, 'more than is left of the type'),
  },
  {
    name: 'Everybody who is signed in reads the profile of everybody',
    file: `${migrations}021000_access_rules.sql`,
    text: `create policy profiles_read on public.profiles for select to authenticated using (
  (id = (select auth.uid()) and (select private.is_active()))`,
    broken: `create policy profiles_read on public.profiles for select to authenticated using (
  true`,
    caughtBy: unit(`${tests}access.test.ts`, 'reading a table profiles as other'),
  },
  {
    name: 'People may write whether their own account is active',
    file: `${migrations}021000_access_rules.sql`,
    text: 'grant update (username, phone, locale, theme) on',
    broken: 'grant update (username, phone, locale, theme, active) on',
    caughtBy: unit(
      `${tests}access.test.ts`,
      'profiles: update is granted on the named columns only',
    ),
  },
  {
    name: 'Anybody takes back the registration of somebody else',
    file: `${migrations}082000_own_registrations.sql`,
    text: `from public.event_registrations
  where id = p_registration_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;

  v_event := private.lock_event(v_event_id);
  select * into v_registration from public.event_registrations where id = p_registration_id;`,
    broken: `from public.event_registrations
  where id = p_registration_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;

  v_event := private.lock_event(v_event_id);
  select * into v_registration from public.event_registrations where id = p_registration_id;`,
    caughtBy: unit(`${tests}registering.test.ts`, 'is refused to everybody else'),
  },
  {
    name: 'Whoever manages members switches off administrators',
    file: `${migrations}221000_admin_roles.sql`,
    text: "if v_profile.role = 'admin' and not private.is_superadmin() then",
    broken: 'if false then',
    caughtBy: unit(`${tests}admin-roles.test.ts`, 'is not for those who manage users'),
  },
  {
    name: 'A disabled account acts until its token ends',
    file: `${migrations}021000_access_rules.sql`,
    text: 'where id = (select auth.uid()) and active and not deleted and private.session_may_act(id)',
    broken: 'where id = (select auth.uid()) and not deleted and private.session_may_act(id)',
    caughtBy: unit(
      `${tests}registering.test.ts`,
      'what is refused an account with {"active":false}',
    ),
  },
  {
    name: 'A registration is taken back after the event has begun',
    file: `${migrations}082000_own_registrations.sql`,
    text: "if v_event.status <> 'cancelled' and v_event.ahead_until <= now() then",
    broken: 'if false then',
    caughtBy: unit(`${tests}registering.test.ts`, 'is refused once the event has started'),
  },
  {
    name: 'A repeated request to register finds its own first seat in the way',
    file: `${migrations}082000_own_registrations.sql`,
    text: 'where user_id = v_user_id and idempotency_key = p_idempotency_key;',
    broken: 'where false;',
    caughtBy: unit(
      `${tests}registering.test.ts`,
      'the same request again gives the same answer and takes no second seat',
      'ALREADY_REGISTERED',
    ),
  },
  {
    name: 'An order is paid whose sum is not that of its lines',
    file: `${migrations}070000_orders.sql`,
    text: `create constraint trigger check_order_items after insert or update of subtotal on public.orders
  deferrable initially deferred for each row execute function private.check_order_items();`,
    broken: '',
    caughtBy: unit(`${tests}orders.test.ts`, 'never lets an order without lines'),
  },
];
