import { expect, test } from '@playwright/test';
import type { Registry } from '@spotlight/shared/contract/schema';
import { hasRunOtherCode, outages, pages } from './faults';
import { change, startFaultySite } from '../support/faulty-site';
import { withRegistry } from '../support/page-registry';

test('a version that nobody has signed brings no code into a page, and the rest of the site works', async ({
  page,
}) => {
  const site = await startFaultySite();
  // Hashes and all: the files are what this registry says. Only the key of the team is missing.
  const forge = (registry: Registry) => {
    for (const version of Object.values(registry.remotes['mf-events']?.versions ?? {})) {
      version.integrity = 'sha256-+C2YY4lBpZBMwi2Q3inFUcl45yfCpY5B+Jg+UXbBmlk=';
      delete version.code;
    }
    return registry;
  };
  site.break(
    pages,
    change((html) => withRegistry(html, forge)),
  );
  site.break(/^\/remotes\/mf-events\/.*\.js$/, outages['other code']!);
  try {
    await page.goto(`${site.url}/events`);
    const card = page.getByRole('alert').filter({ hasText: '無法載入活動模組' });
    await expect(card).toBeVisible();
    const faults = await page.evaluate(() =>
      (window as { spotlightFaults?: readonly Error[] }).spotlightFaults?.map(String),
    );
    expect(faults?.[0]).toMatch(/integrity: its owner has not signed this registry/);
    expect(await hasRunOtherCode(page)).toBe(false);

    await page.getByRole('banner').getByRole('link', { name: '尋找表演者' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '尋找表演者' })).toBeVisible();
  } finally {
    await site.close();
  }
});
