import type { Page } from '@playwright/test';
import { openGate } from '../../support/gate-event';
import { expectInside, gateAddress, scan } from '../../support/gate';
import { preparedForOffline, test } from '../../support/offline';
import { createPerson, logIn } from '../../support/people';
import { expect, phone } from '../../support/test';

const pattern = '/events-published/:id/check-in';

test.use(phone);

/**
 * Not every network that comes back says so: entries are reported, and the list is asked for, every fifteen seconds at
 * the latest. They pass at once here.
 */
const lookForNetwork = (page: Page) => page.clock.fastForward(15_000);

test('on a network that never answers, people are not kept waiting', async ({
  page,
  request,
  network,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const organizer = await createPerson(request);
  const event = await openGate(organizer, await createPerson(request), 3);
  await logIn(page, organizer, gateAddress(event.id));
  await expectInside(page, 0, 3);
  await preparedForOffline(page, pattern);

  network.silence();
  await page.goto(gateAddress(event.id));
  await expect(page.getByText(event.title)).toBeVisible();
  await scan(page, event.codes[0] ?? '', '可以入場');
  for (const code of event.codes.slice(1)) await scan(page, code, '可以入場');
  await network.restore();
  await lookForNetwork(page);
  await expect(page.getByText(/^待上傳/)).toHaveCount(0);
  await lookForNetwork(page);
  await expectInside(page, 3, 3);
});
