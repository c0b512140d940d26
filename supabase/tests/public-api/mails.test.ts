import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxEntry } from '../../mails/mail-transport';
import { createFreeEvent, registrationFor } from '../setup/events';
import { providePublicApi } from '../setup/public-api';

const api = providePublicApi();

async function mailsTo(email: string, kind: string): Promise<OutboxEntry[]> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mails = await api.stack.mails().catch((): OutboxEntry[] => []);
    const found = mails.filter((mail) => mail.to === email && mail.kind === kind);
    if (found.length > 0 || Date.now() > deadline) return found;
    await pause(100);
  }
}

it('somebody who signed up and registered gets the tickets by mail, once', async () => {
  const event = await createFreeEvent(api.sql, { capacity: 5 }, { title: '夏末星光音樂會' });
  const { email, token, userId } = await api.stack.signUp('star@people.test');
  const { status } = await api.stack.call('/rest/v1/rpc/register_for_event', {
    token,
    json: registrationFor(event),
  });
  expect(status).toBe(200);
  const [mail] = await mailsTo(email, 'ticket.issued');
  expect(mail).toMatchObject({
    subject: '「夏末星光音樂會」的票券已經準備好了',
    link: `${api.stack.url}/tickets`,
  });
  // Another one is sent in a later round of the worker, now also about what nobody bought.
  await api.sql`select private.note_proved(${userId})`;
  await api.sql`select private.notify(${userId}, 'gig.awarded', '{"title": "駐唱"}', '/performance-bookings')`;
  expect(await mailsTo(email, 'gig.awarded')).toHaveLength(1);
  expect(await mailsTo(email, 'ticket.issued')).toHaveLength(1);
});

it('who switched a topic off is not written to about it', async () => {
  const { email, token, userId } = await api.stack.signUp('quiet@people.test');
  await api.sql`select private.note_proved(${userId})`;
  await api.stack.call('/rest/v1/rpc/set_notification_setting', {
    token,
    json: { p_topic: 'bookings', p_channel: 'mail', p_is_on: false },
  });
  await api.sql`
    select private.notify(${userId}, 'gig.awarded', '{"title": "駐唱"}', '/performance-bookings'),
      private.notify(${userId}, 'ticket.issued', '{"event": "夜場"}', '/tickets')`;
  expect(await mailsTo(email, 'ticket.issued')).toHaveLength(1);
  const mails = await api.stack.mails();
  expect(mails.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual(['ticket.issued']);
});
