import { expect, type Page } from '@playwright/test';
import { startCuttableSite, type CuttableSite } from './cuttable-site';
import { test as base } from './test';

/** Playwright's test at an address whose network can be taken away, for pages that have a service worker. */
export const test = base.extend<{ network: CuttableSite }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  network: async ({}, provide) => {
    const site = await startCuttableSite();
    await provide(site);
    await site.cut();
  },
  baseURL: async ({ network }, provide) => provide(network.url),
});

/** Waits until the page at `pattern` would open without network. */
export async function preparedForOffline(page: Page, pattern: string): Promise<void> {
  const isPrepared = () =>
    page.evaluate(async (requested) => {
      const names = (await caches.keys()).filter((name) => name.includes(` ${requested} `));
      for (const name of names) {
        const isComplete = await (await caches.open(name)).match('/document');
        if (isComplete && (await navigator.serviceWorker.getRegistration())?.active) return true;
      }
      return false;
    }, pattern);
  await expect.poll(isPrepared, { message: `${pattern} is cached`, timeout: 20_000 }).toBe(true);
}

/** What this device stores: databases and keys of a person, and addresses in caches. */
export const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const isPrivate = (name: string) => name.startsWith('spotlight.private.');
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return { own: [...databases, ...Object.keys(localStorage)].filter(isPrivate), cached };
  });
