import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { findViolations } from '../support/axe';
import { inDatabase } from '../support/database';
import { logIn, type Person } from '../support/people';
import { expect, phone, test } from '../support/test';

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

test('what is switched off in the settings stays off', async ({ page, request, fan }) => {
  await logIn(page, fan, '/notifications');
  await expect(page.getByText('還沒有通知')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '通知設定' }).click();
  const mails = page.getByRole('switch', { name: '活動異動與提醒：電子郵件' });
  const saved = page.waitForResponse(/set_notification_setting/);
  await mails.click();
  await saved;
  await page.reload();
  await expect(mails).not.toBeChecked();

  const { id } = await signInToApi(request, fan);
  await inDatabase(
    (sql) => sql`
      select private.notify(${id}, 'event.message', '{"event": "夜場", "body": "記得帶傘"}', '/events')`,
  );
  const queued = await inDatabase(
    (sql) => sql`select kind from private.mails where user_id = ${id}`,
  );
  expect([...queued]).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the sheet of the bell and the page are accessible, ${colorScheme}`, async ({
      page,
      request,
      fan,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await logIn(page, fan, '/events');
      await register(request, fan);
      await page.goto('/notifications');
      await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await bell(page, '通知，1 則未讀').click();
      const sheet = page.getByRole('dialog', { name: '通知' });
      await expect(sheet.getByRole('link', { name: /未讀/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(bell(page, '通知，1 則未讀')).toBeFocused();
    });
  }
});
