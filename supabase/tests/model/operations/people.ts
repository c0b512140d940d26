import type { Operation } from '../operation';

const plans = (condition: string) => `
  select s.owner_id as actor, s.id, s.plan_name from public.subscription_plans as s
  where s.owner_id is not null and ${condition} order by s.id`;
/** Administrators stay: somebody has to decide. */
const leavers = `p.name not in ('the superadmin', 'the second superadmin', 'the editor', 'the second editor', 'the approver')`;

/** Subscriptions, and accounts that leave. */
export const peopleOperations: Operation[] = [
  {
    name: 'subscribe',
    weight: 8,
    rows: `
      select v.owner_id as actor, c.id, c.name, v.id as venue from public.plan_catalog as c, public.venues as v
      where v.owner_id is not null order by c.sort, c.id, v.id`,
    call: `public.subscribe(p_catalog_id => t.id, p_venue_id => t.venue,
      p_billing_cycle => (array['monthly', 'monthly', 'yearly'])[1 + v2 % 3])`,
    says: 'subscribes to {name}',
  },
  {
    name: 'renew_subscription',
    weight: 4,
    rows: plans(`s.status in ('active', 'expiring', 'expired')`),
    call: `public.renew_subscription(p_plan_id => t.id)`,
    says: 'renews {plan_name}',
  },
  {
    name: 'set_subscription_renewal',
    rows: plans(`s.status in ('active', 'expiring')`),
    call: `public.set_subscription_renewal(p_plan_id => t.id, p_auto_renew => v2 % 2 = 0)`,
    says: 'switches the renewal of {plan_name}',
  },
  {
    name: 'end_subscription',
    rows: `
      select a.id as actor, s.id, s.plan_name from public.subscription_plans as s, model.people as a
      where a.name = 'the editor' and s.owner_id <> a.id and s.status in ('active', 'expiring') order by s.id`,
    call: `public.end_subscription(p_plan_id => t.id, p_at_once => v2 % 2 = 0, p_reason => '來電結束')`,
    says: 'ends {plan_name}, now or with what is paid',
  },
  {
    name: 'set_account_active',
    rows: `
      select a.id as actor, p.id, p.name, f.active from model.people as p join public.profiles as f on f.id = p.id, model.people as a
      where a.name = 'the superadmin' and not f.deleted and ${leavers} order by p.name`,
    call: `public.set_account_active(p_user_id => t.id, p_active => not t.active)`,
    says: 'disables {name}, or lets {name} back',
  },
  {
    name: 'settle_account',
    rows: `
      select a.id as actor, p.id, p.name from model.people as p join public.profiles as f on f.id = p.id, model.people as a
      where a.name = 'the superadmin' and not f.active and ${leavers} order by p.name`,
    call: `public.settle_account(p_user_id => t.id)`,
    says: 'calls off what {name} promised',
  },
  {
    name: 'delete_account',
    rows: `
      select a.id as actor, p.id, p.name from model.people as p join public.profiles as f on f.id = p.id, model.people as a
      where a.name = 'the superadmin' and not f.deleted and ${leavers} order by p.name`,
    call: `public.delete_account(p_user_id => t.id)`,
    says: 'deletes the account of {name}',
  },
  {
    name: 'delete_my_account',
    rows: `
      select p.id as actor, u.email from model.people as p join auth.users as u on u.id = p.id
      join public.profiles as f on f.id = p.id
      where not f.deleted and ${leavers} order by p.name`,
    call: `public.delete_my_account(p_email => t.email, p_give_up => v2 % 2 = 0)`,
    says: 'leaves',
  },
];
