import type { Page } from '@playwright/test';
import { shareOf } from '@spotlight/shared/contract/canary';

/** Makes the browser of one whom a canary of a remote is for, however small its share is. */
export const onCanary = (page: Page, id: string, version: string): Promise<unknown> =>
  standAt(page, (place) => shareOf(id, version, { place }) < 1);

/** Makes the browser of one whom it is not for, and with whom it is compared. */
export const offCanary = (page: Page, id: string, version: string): Promise<unknown> =>
  standAt(page, (place) => shareOf(id, version, { place }) >= 50);

async function standAt(page: Page, fits: (place: string) => boolean): Promise<unknown> {
  let place = 0;
  while (!fits(String(place))) place += 1;
  return page.context().addInitScript((text) => {
    localStorage['spotlight-place'] ??= text;
  }, String(place));
}
