import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { sized } from '../../tools/run-size/run-size';
import type { Registry } from '@spotlight/shared/contract/schema';
import { statementOf } from '@spotlight/shared/contract/statement';
import { hasRunOtherCode, outages, pages } from './faults';
import { change, startFaultySite, type FaultySite } from '../support/faulty-site';
import { withRegistry } from '../support/page-registry';
import { dataDir } from '../support/site-under-test';

/**
 * Somebody who may put files where the site is served from, and has the key of one team at most, gets nothing into a page.
 * What publishing refuses of them stands in `tools/release/signatures.test.ts`, what an open tab takes for no news in
 * `e2e/release/release.spec.ts`.
 */
let site: FaultySite;
test.beforeEach(async () => {
  site = await startFaultySite();
});
test.afterEach(() => site.close());

/** Code that would run and is not what was released. */
const otherCode = outages['other code']!;
const notStarted = (page: Page) => page.locator('#not-started');

test('another main script does not run: the page says so, stays readable, and starts when it is right again', async ({
  page,
}) => {
  site.break(/^\/shell\/[^/]+\/main\.js$/, otherCode);
  await page.goto(`${site.url}/events`);
  await expect(notStarted(page)).toBeVisible();
  expect(await hasRunOtherCode(page)).toBe(false);

  site.mend();
  await notStarted(page).getByRole('link', { name: '重新整理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '探索活動' })).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(notStarted(page)).toBeHidden();
});

/** Hashes and all: the files are what this registry says. Only the key of the team is missing. */
function forge(registry: Registry): Registry {
  for (const version of Object.values(registry.remotes['mf-events']?.versions ?? {})) {
    version.integrity = 'sha256-+C2YY4lBpZBMwi2Q3inFUcl45yfCpY5B+Jg+UXbBmlk=';
    delete version.code;
  }
  return registry;
}

/** Signed all the same, with the key that another team has of its own remote. */
function forgeAndSign(registry: Registry): Registry {
  const entry = forge(registry).remotes['mf-events']!;
  const key = readFileSync(path.join(dataDir, 'keys', 'mf-venues.pem'));
  const signature = sign(null, Buffer.from(statementOf('mf-events', entry)), key);
  entry.signed!.signature = signature.toString('base64');
  return registry;
}

const forgers = [
  ['another team', forgeAndSign],
  ['nobody', forge],
] as const;
for (const [who, rewrite] of forgers.slice(0, sized(1, 2))) {
  test(`a version that ${who} has signed brings no code into a page, and the rest of the site works`, async ({
    page,
  }) => {
    site.break(
      pages,
      change((html) => withRegistry(html, rewrite)),
    );
    site.break(/^\/remotes\/mf-events\/.*\.js$/, otherCode);
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
  });
}

test('neither a script of elsewhere nor a style or markup that somebody hands to the page is taken', async ({
  page,
}) => {
  await page.goto(`${site.url}/events`);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.evaluate(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const attempt = (work: () => void) => {
      try {
        work();
      } catch {
        // The browser says what it refused by its event.
      }
    };
    attempt(() => (document.createElement('script').src = 'https://evil.test/a.js'));
    // Of this origin, and nothing that was released.
    attempt(() => (document.createElement('script').src = '/storage/v1/object/public/a/a.js'));
    attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror="stolen=1">'));
    attempt(() => document.body.append(document.createRange().createContextualFragment('<b>')));
    const style = document.createElement('style');
    style.textContent = 'body{display:none}';
    document.head.append(style);
    document.body.setAttribute('style', 'display:none');
  });
  const refused = () =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  // The browser tells of them one after the other, that of the attribute last.
  await expect.poll(refused).toContain('style-src-attr');
  expect(await refused()).toEqual([
    ...Array<string>(4).fill('require-trusted-types-for'),
    'style-src-elem',
    'style-src-attr',
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
});
