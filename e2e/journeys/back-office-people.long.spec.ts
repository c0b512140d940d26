import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createAdmin, createWaitingSpots, type AdminRole } from '../support/back-office';
import { inDatabase } from '../support/database';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

/** As many as wait on an ordinary morning. */
const WAITING = 20;

test('a queue of things that wait is read and decided by keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const word = `排隊${Date.now().toString(36)}`;
  await createWaitingSpots(request, word, WAITING);
  await logIn(page, demoPeople.admin);
  await page.goto('/admin/approval');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(WAITING);
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('Enter');
  for (let left = WAITING; left > 0; left -= 1) {
    // The next one is read: its heading has the focus.
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(word) })).toBeFocused();
    if (left % 5 === 0) {
      await page.keyboard.press('r');
      await page.keyboard.type('地址不完整');
      await page.keyboard.press('Control+Enter');
    } else {
      await page.keyboard.press('a');
    }
    await expect(page.locator('[data-row]')).toHaveCount(left - 1);
  }
  const states = await inDatabase(
    (sql) => sql<{ status: string; count: number }[]>`
      select status, count(*)::int from public.support_spots where title like ${`${word}%`}
      group by status order by status`,
  );
  expect([...states]).toEqual([
    { status: 'approved', count: WAITING - WAITING / 5 },
    { status: 'rejected', count: WAITING / 5 },
  ]);
});

/** What each of them is offered in a room, and what the server answers to the token alone. */
const people: {
  role: AdminRole;
  offered: string[];
  refused: string[];
  calls: Record<string, 'answers' | 'FORBIDDEN'>;
}[] = [
  {
    role: 'editor',
    offered: [
      '/admin/events 新增活動',
      '/admin/venues 新增場地',
      '/admin/performers 新增表演者',
      '/admin/ads 新增廣告',
    ],
    refused: ['/admin/users', '/admin/reports'],
    calls: {
      admin_list_events: 'answers',
      admin_list_users: 'FORBIDDEN',
      admin_audit_log: 'FORBIDDEN',
    },
  },
  {
    role: 'approver',
    offered: [],
    refused: ['/admin/users', '/admin/money'],
    calls: {
      approval_queue: 'answers',
      admin_list_users: 'FORBIDDEN',
      admin_event_settlements: 'FORBIDDEN',
    },
  },
  {
    role: 'viewer',
    offered: [],
    refused: ['/admin/users'],
    calls: {
      admin_list_events: 'answers',
      admin_list_users: 'FORBIDDEN',
      admin_event_settlements: 'FORBIDDEN',
    },
  },
];
const adders: [string, string][] = [
  ['/admin/events', '新增活動'],
  ['/admin/venues', '新增場地'],
  ['/admin/performers', '新增表演者'],
  ['/admin/ads', '新增廣告'],
];

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

for (const { role, offered, refused, calls } of people) {
  test(`${role}: sees and may do what the role says, by page and by token`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const person = await createAdmin(request, role);
    const api = await signInToApi(request, person);
    for (const [name, said] of Object.entries(calls)) {
      const { refusal } = await api.attempt(name);
      expect(refusal ?? 'answers', `${role}: ${name}`).toBe(said);
    }
    await logIn(page, person);
    for (const [path, name] of adders) {
      await page.goto(path);
      await settled(page);
      const count = offered.includes(`${path} ${name}`) ? 1 : 0;
      await expect(page.getByRole('button', { name }), `${role}: ${path}`).toHaveCount(count);
    }
    for (const path of refused) {
      await page.goto(path);
      await expect(page.getByText('你沒有檢視這個頁面的權限')).toBeVisible();
    }
    // The menu knows the same: every room that it offers opens, and those above are not among them.
    const links = page.getByRole('navigation', { name: '後台選單' }).getByRole('link');
    const rooms = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(rooms.filter((room) => refused.includes(`${room}`))).toEqual([]);
    for (const room of rooms) {
      await links.and(page.locator(`[href="${room}"]`)).click();
      await expect(page).toHaveURL(room ?? '');
      // Days without work are decided on outside of the back office: only then is its menu gone.
      const isOutside = room === '/closure-days';
      if (isOutside) await expect(links).toHaveCount(0);
      await settled(page);
      await expect(page.getByText('你沒有檢視這個頁面的權限'), `${room}`).toHaveCount(0);
      if (isOutside) await page.goBack();
    }
  });
}
