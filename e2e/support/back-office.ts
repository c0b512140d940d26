import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { signUpToApi } from './api';
import { inDatabase } from './database';
import { createPerson, demoPeople, logIn, newPerson, type Person } from './people';

export type AdminRole = 'viewer' | 'editor' | 'approver' | 'superadmin';

/** An administrator of its own, with what the role gives. */
export async function createAdmin(request: APIRequestContext, role: AdminRole): Promise<Person> {
  const person = await createPerson(request);
  const manages = role === 'editor' || role === 'superadmin';
  const rights = {
    can_approve_posts: role === 'approver' || role === 'superadmin',
    can_manage_users: role === 'superadmin',
    can_manage_events: manages,
    can_manage_venues: manages,
    can_manage_performers: manages,
    can_manage_ads: manages,
  };
  await inDatabase(
    (sql) => sql`
      update public.profiles set role = 'admin', admin_role = ${role}, ${sql(rights)}
      where email = ${person.email}`,
  );
  return person;
}

const waiting = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true });

/** Opens the one thing of this name that waits for a decision, ready for its keys. */
export async function openWaiting(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/approval?q=${encodeURIComponent(title)}`);
  await waiting(page, title).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
}

/** Approves by one key what waits under this name. */
export async function approveInQueue(page: Page, title: string): Promise<void> {
  await openWaiting(page, title);
  await page.keyboard.press('a');
  await expect(page.getByText('內容已通過')).toBeVisible();
  await expect(waiting(page, title)).toHaveCount(0);
}

/** Confirms in the room of money that the one payment has arrived that these words find. */
export async function confirmPayment(page: Page, words: string): Promise<void> {
  await page.goto(`/admin/money?tab=payments&q=${encodeURIComponent(words)}`);
  await page.locator('[data-row]').click();
  await page.getByRole('button', { name: '確認收款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '確認收款' }).click();
  await expect(page.getByText('已確認收款')).toBeVisible();
}

/** An administrator beside whoever the test is about. */
export async function besideAdmin<Done>(
  browser: Browser,
  act: (page: Page) => Promise<Done>,
): Promise<Done> {
  // At a desk, whatever the test about somebody else is on.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await logIn(page, demoPeople.admin);
  const done = await act(page);
  await context.close();
  return done;
}

/** Spots of the support map that wait for a decision, called by the word and a number from 1. */
export async function createWaitingSpots(request: APIRequestContext, word: string, count: number) {
  const fan = await signUpToApi(request, newPerson('熱心的人'));
  await inDatabase(
    (sql) => sql`
      insert into public.support_spots (created_by, artist_id, title, kind, city, address, lat, lng, starts_on, ends_on)
      select ${fan.id}, (select id from public.performer_profiles where status = 'approved' limit 1),
        ${word} || ' ' || n, '生咖', 'penghu', '馬公市中山路 ' || n || ' 號', 23.5655, 119.5663,
        current_date, current_date + 5
      from generate_series(1, ${count}::int) as n`,
  );
}
