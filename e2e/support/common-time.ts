import { expect, type Page } from '@playwright/test';
import { demoPeople, logIn } from './people';

/** A day that no seed has. */
export const commonDay = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);

/** Somebody who may organize looks for common hours of the two, and fills in the form that asks both. */
export async function fillInTogether(page: Page, venue: { id: string }, performer: { id: string }) {
  const chosen = new URLSearchParams({
    venues: venue.id,
    performers: performer.id,
    from: commonDay,
    until: commonDay,
  });
  await logIn(page, demoPeople.performer, `/book-venue/together?${chosen}`);
  await page.getByRole('radio').first().click();
  const panel = page.getByRole('region', { name: '選擇的檔期' });
  // The venue opens at ten, the performer at noon.
  await panel.getByLabel('開始時間').selectOption('14:00');
  // Until the hour has arrived, the button is still that of the one before.
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('14:00');
  await panel.getByRole('button', { name: '一起詢問' }).click();
  await panel.getByLabel(/^用途/).fill('生日應援演出');
  await panel.getByLabel(/^手機/).fill('0912345678');
  return panel.getByRole('button', { name: '送出 2 份詢問' });
}
