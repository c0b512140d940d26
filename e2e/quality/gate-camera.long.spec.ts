import { openGate } from '../support/gate-event';
import { gateAddress, scanResult } from '../support/gate';
import { createPerson, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';
import { findBarriers } from './page-checks';

/** A camera that shows a moving picture, and a permission that is given without a question. */
test.use({
  ...phone,
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('the gate with an open camera has no barriers, before an answer and with one', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const organizer = await createPerson(request);
  const event = await openGate(organizer, organizer, 2);
  await logIn(page, organizer, gateAddress(event.id));
  await page.getByRole('button', { name: '開啟相機掃描' }).click();
  await expect(page.getByText('將 QR Code 對準框內')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: '票號或掃描槍輸入' }).fill(event.codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(scanResult(page)).toContainText('可以入場');
  expect(await findBarriers(page)).toEqual([]);
});
