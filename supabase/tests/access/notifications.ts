import { calls, everyone, read, type Area } from '../setup/access';
import { browserKeys } from '../setup/push';

/** What every topic uses: messages to a person, and the record of decisions. */
export const notifications: Area = {
  tables: {
    approval_decisions: {
      row: 'owner_id = $1',
      column: 'reason',
      read: read.sees({ owner: 'row', approver: 'row', superadmin: 'row' }),
      tamper: `reason = ''`,
    },
    notifications: {
      row: 'user_id = $1',
      column: 'id',
      read: read.onlyOwner,
      tamper: `read_at = now()`,
    },
  },
  functions: {
    my_agreements: { calls: calls.members('answers') },
    agree_to_documents: {
      args: () => ({ p_versions: { terms: '1.0' } }),
      calls: calls.members('answers'),
    },
    my_mail_state: { calls: calls.members('answers') },
    retry_my_mail: { calls: calls.members('answers') },
    // In a session it answers: account-addresses.test.ts.
    confirm_password: { calls: calls.members('INVALID_STATE') },
    send_address_proof: { calls: calls.members('answers') },
    prove_address: { calls: calls.members('answers') },
    unsubscribe: { calls: everyone('permission denied for function unsubscribe') },
    mark_notifications_read: { calls: calls.members('answers') },
    my_notification_settings: { calls: calls.members('answers') },
    my_notifications: { calls: calls.members('answers') },
    my_push_subscriptions: { calls: calls.members('answers') },
    renew_push: { args: () => browserKeys(), calls: everyone('answers') },
    // In a session it answers: web-push.test.ts.
    subscribe_to_push: { args: () => browserKeys(), calls: calls.members('INVALID_STATE') },
    unsubscribe_from_push: {
      args: () => ({ p_endpoint: browserKeys().p_endpoint }),
      calls: calls.members('answers'),
    },
    set_notification_setting: {
      args: () => ({ p_topic: 'events', p_channel: 'mail', p_is_on: false }),
      calls: calls.members('answers'),
    },
  },
  async arrange(sql, _people, person) {
    await sql`select private.notify(${person}, 'order.paid', '{"amount": 300}', '/tickets')`;
    await sql`
      select private.record_decision('events', gen_random_uuid(), ${person}, 'draft', 'rejected', '圖片不清楚')`;
    return {};
  },
};
