import type { OpenThing } from './operation';

/** An administrator who is no superadmin and has nothing of the own. */
const editor = `model.id('the second editor')`;
const approver = `model.id('the approver')`;
const seller = `private.seller_user(t.seller_type, t.seller_id)`;
const account = `p_bank_code => '812', p_account_no => '288812345678', p_account_name => '王小明'`;
const refunds = (status: string) => `
  select r.id, r.status || ' refund of the ' || o.kind || ' order ' || o.order_no || ' of ' || model.name(o.buyer_id) as said,
    o.seller_type, o.seller_id, o.buyer_id
  from public.refund_requests as r join public.orders as o on o.id = r.order_id where r.status = '${status}'`;
/** Its buyer alone could say where it goes, and cannot. */
const waitsForNobody = `(
  not exists (select from private.refund_accounts as a where a.refund_id = r.id)
  and not exists (select from public.profiles as p where p.id = o.buyer_id and p.active)
)`;
const decides = (by: string) => ({
  by,
  call: `public.decide_refund(p_refund_id => t.id, p_approve => true)`,
});
/** Of a ticket that was used since, for example. */
const refuses = (by: string) => ({
  by,
  call: `public.decide_refund(p_refund_id => t.id, p_approve => false, p_note => '票已使用')`,
});
const sends = (by: string) => ({
  by,
  call: `public.mark_refunded(p_refund_id => t.id, p_transfer_ref => 'TX')`,
});

const says = {
  by: 't.buyer_id',
  call: `public.set_refund_account(p_refund_id => t.id, ${account})`,
};

/** What can be open, and who brings it to an end. Superadmins are nobody's way out. */
export const openThings: OpenThing[] = [
  {
    name: 'order',
    rows: `
      select o.id, o.status || ' ' || o.kind || ' order ' || o.order_no as said from public.orders as o
      where o.status = 'payment_review' or o.status = 'pending_payment' and o.kind <> 'subscription'`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    // Holds nothing that others wait for, and can be paid until the plan ends.
    name: 'renewal',
    rows: `
      select o.id, 'unpaid ' || o.kind || ' order ' || o.order_no as said, o.buyer_id from public.orders as o
      where o.status = 'pending_payment' and o.kind = 'subscription'`,
    ends: [[{ by: 't.buyer_id', call: `public.cancel_order(p_order_id => t.id)` }]],
    within: 10,
  },
  {
    name: 'transfer',
    rows: `select f.id, 'transfer of a ticket' as said from public.ticket_transfers as f where f.status = 'offered'`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'offer of the waitlist',
    rows: `select w.id, 'offer of the waitlist' as said from public.waitlist_entries as w where w.status = 'offered'
      and w.created_at < now() - interval '5 days' and w.offer_expires_at < now()`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'registration to decide on',
    rows: `select r.id, 'registration ' || r.registration_no as said from public.event_registrations as r where r.status = 'pending'`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'booking nobody agreed to',
    rows: `
      select b.id, b.status || ' booking ' || b.booking_no as said from public.bookings as b
      where b.status in ('requested', 'quoted', 'awaiting_payment')`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'other hours of a booking',
    rows: `select a.id, 'amendment' as said from public.booking_amendments as a where a.status = 'proposed'`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'slot of an advertisement',
    rows: `select b.id, 'held slot' as said from public.ad_bookings as b where b.status = 'held'`,
    ends: [],
    within: 10,
    byItself: true,
  },
  {
    name: 'booking that is over',
    rows: `
      select b.id, 'confirmed booking ' || b.booking_no as said from public.bookings as b
      where b.status = 'confirmed' and b.end_at < now() - interval '3 days'`,
    ends: [],
    within: 60,
    byItself: true,
  },
  {
    name: 'gig',
    rows: `
      select g.id, g.status || ' gig' as said from public.gigs as g
      where g.status in ('open', 'shortlisting') and g.start_at < now() - interval '1 day'`,
    ends: [],
    within: 60,
    byItself: true,
  },
  {
    name: 'campaign',
    rows: `
      select c.id, c.status || ' campaign' as said from public.support_campaigns as c
      where c.status = 'open' and c.ends_at < now() - interval '1 day'`,
    ends: [],
    within: 60,
    byItself: true,
  },
  {
    name: 'refund that was asked for',
    rows: refunds('requested'),
    ends: [
      [decides(seller)],
      [decides(editor)],
      [refuses(seller)],
      [refuses(editor)],
      // Who bought of oneself can only take it back: nobody else is harmed.
      [
        {
          by: `case when t.buyer_id = ${seller} then t.buyer_id end`,
          call: `public.withdraw_refund(p_refund_id => t.id)`,
        },
      ],
    ],
    within: 10,
  },
  {
    name: 'refund to send',
    rows: `${refunds('processing')} and not ${waitsForNobody}`,
    ends: [[sends(seller)], [sends(editor)], [says, sends(seller)], [says, sends(editor)]],
    within: 10,
  },
  {
    name: 'refund of somebody whose account is disabled, and who has not said where it goes',
    rows: `${refunds('processing')} and ${waitsForNobody} and private.balance(o.id, 'owed') > 0`,
    // It stands in the ledger as unclaimed after half a year.
    ends: [],
    within: 200,
  },
  {
    name: 'event to decide on',
    rows: `select e.id, 'event' as said from public.events as e where e.status = 'pending_approval' and e.deleted_at is null`,
    ends: [
      [
        {
          by: approver,
          call: `public.decide(p_entity_type => 'events', p_entity_id => t.id, p_status => 'rejected', p_reason => '說明不足')`,
        },
      ],
    ],
    within: 10,
  },
  {
    name: 'advertisement to decide on',
    rows: `select a.id, 'advertisement' as said from public.advertisements as a where a.status = 'pending'`,
    ends: [
      [
        {
          by: approver,
          call: `public.decide(p_entity_type => 'advertisements', p_entity_id => t.id, p_status => 'rejected', p_reason => '圖片不清楚')`,
        },
      ],
    ],
    within: 10,
  },
  {
    name: 'support ad',
    rows: `
      select s.id, s.status || ' support ad ' || s.order_no as said, s.buyer_id, s.status, (
        select r.id from public.refund_requests as r where r.order_id = s.order_id and r.status = 'requested'
      ) as refund
      from public.support_ad_orders as s
      where s.status not in ('draft', 'rejected', 'cancelled', 'completed')`,
    ends: [
      [{ by: 't.buyer_id', call: `public.cancel_support_ad(p_id => t.id)` }],
      [
        {
          by: editor,
          call: `public.decide_refund(p_refund_id => t.refund, p_approve => true)`,
        },
      ],
      [
        {
          by: editor,
          call: `public.admin_advance_support_ad(p_id => t.id, p_proof_urls => case t.status when 'live' then '["/storage/v1/object/public/media/proof.png"]'::jsonb end,
          p_status => case t.status when 'paid' then 'producing' when 'producing' then 'live' else 'completed' end)`,
        },
      ],
    ],
    within: 10,
  },
  {
    name: 'campaign to decide on',
    rows: `select c.id, 'campaign' as said from public.support_campaigns as c where c.status = 'pending'`,
    ends: [
      [
        {
          by: editor,
          call: `public.decide_campaign(p_id => t.id, p_status => 'draft', p_reason => '說明不足')`,
        },
      ],
      [
        {
          by: approver,
          call: `public.decide_campaign(p_id => t.id, p_status => 'draft', p_reason => '說明不足')`,
        },
      ],
    ],
    within: 10,
  },
  {
    name: 'place in a waitlist',
    rows: `select w.id, 'place in a waitlist of ' || model.name(w.user_id) as said, w.user_id from public.waitlist_entries as w where w.status = 'waiting'`,
    ends: [[{ by: 't.user_id', call: `public.leave_waitlist(p_entry_id => t.id)` }]],
    within: 10,
  },
];
