import { sized } from '../../tools/run-size/run-size';
import type { Page } from '@playwright/test';
import { accountButton, demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

const REMOTE = /\/remotes\/(mf-[a-z-]+)\//;

/** Which remotes a page asks for anything. */
function followRemotes(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const remote = REMOTE.exec(request.url())?.[1];
    if (remote) asked.add(remote);
  });
  return asked;
}

/** `npm test` sees one page of each kind: with several remotes, with one, with none. */
const pages = [
  {
    path: '/',
    // Whatever it says: another journey gives it other words for a while.
    heading: /./,
    remotes: ['mf-events', 'mf-idol-support', 'mf-venues'],
  },
  { path: '/book-venue', heading: '場地租借', remotes: ['mf-venues'] },
  { path: '/about', heading: '關於我們', remotes: [] },
  { path: '/events', heading: '探索活動', remotes: ['mf-events'] },
  { path: '/artists', heading: '尋找表演者', remotes: ['mf-idol-support'] },
  { path: '/birthday', heading: '生日', remotes: ['mf-idol-support'] },
].slice(0, sized(3, 6));

test('every page loads the remotes that it shows, and nothing else', async ({ context }) => {
  for (const { path, heading, remotes } of pages) {
    // One of its own: what the page before still asks for is not this one's.
    const page = await context.newPage();
    const asked = followRemotes(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...asked].sort(), { message: path }).toEqual(remotes);
    await page.close();
  }
});

test('the clients of the backend come after the page, which waits for them as little as the first press does', async ({
  page,
}) => {
  // Nothing answers.
  await page.route(
    /\/shell\/.*\/(supabase|sign-in)(\.\w+)?\.js/,
    () => new Promise(() => undefined),
  );
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (what: string, selector: string) => {
      if (!seen.includes(what) && document.querySelector(selector)) seen.push(what);
    };
    new MutationObserver(() => {
      look('page', '#root > :not([data-prerendered]) article');
      look('client', 'script[src*="/supabase"]');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/events');
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(seen).toEqual(['page', 'client']);
  await page.getByRole('link', { name: '查看詳情' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /^(票券|名額)$/ })).toBeVisible();
});

test('the back office loads mf-admin and nothing else', async ({ page }) => {
  const asked = followRemotes(page);
  for (const path of ['/admin/login', '/admin']) {
    if (path === '/admin') {
      await logIn(page, demoPeople.admin, '/about');
      await page.waitForLoadState('networkidle');
    }
    asked.clear();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...asked], path).toEqual(['mf-admin']);
  }
});

test('somebody signed in loads no byte of the back office on public pages, either', async ({
  page,
}) => {
  const asked = followRemotes(page);
  await logIn(page, demoPeople.admin, '/events');
  await accountButton(page, demoPeople.admin).click();
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual(['mf-events']);
});
