import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { mailOf } from '../support/outbox';
import { logIn, type Person } from '../support/people';
import { expect, test } from '../support/test';

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });

/** A ticket to a free event with seats left, by the function that the page calls. */
async function register(request: Parameters<typeof signInToApi>[0], fan: Person): Promise<string> {
  const api = await signInToApi(request, fan);
  const [event] = await inDatabase(
    (sql) => sql<{ id: string; title: string; type: string }[]>`
      select e.id, e.title, s.ticket_type_id as type
      from public.events as e join public.ticket_stock as s on s.event_id = e.id
      where e.status = 'approved' and e.starts_at > now() + interval '2 days' and s.price = 0
        and s.ticket_type_id <> '*' and not s.requires_approval and not s.is_hidden
        and s.capacity - s.sold - s.held > 5 and (s.sale_start_at > now()) is not true
        and (s.sale_end_at < now()) is not true
      order by e.starts_at limit 1`,
  );
  if (!event) throw new Error('the demo data has no free event');
  await api.call('register_for_event', {
    p_event_id: event.id,
    p_ticket_type_id: event.type,
    p_quantity: 1,
    p_name: fan.username,
    p_email: fan.email,
    p_phone: '0912345678',
  });
  return event.title;
}

test('a ticket is told under the bell, on the page and by mail, and leads to the tickets', async ({
  page,
  request,
  fan,
}) => {
  await logIn(page, fan, '/events');
  await expect(bell(page, '通知')).toBeVisible();
  const title = await register(request, fan);

  await page.reload();
  await bell(page, '通知，1 則未讀').click();
  const panel = page.getByRole('region', { name: '通知' });
  await expect(panel.getByRole('link', { name: new RegExp(`未讀.*${title}`) })).toBeVisible();
  await panel.getByRole('link', { name: '查看全部通知' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await expect(page).toHaveURL('/tickets');
  await expect(bell(page, '通知')).toBeVisible();

  const mail = await mailOf(fan.email, 'ticket.issued');
  expect(mail.subject).toContain(title);
  await page.goto(mail.link ?? '');
  await expect(page).toHaveURL('/tickets');
});
