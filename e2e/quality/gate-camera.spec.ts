import { openGate } from '../support/gate-event';
import { gateAddress, scanResult, typeAtOnce } from '../support/gate';
import { createPerson, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';

/** A camera that shows a moving picture, and a permission that is given without a question. */
test.use({
  ...phone,
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('everything at the gate is done with the keyboard, the camera running', async ({
  page,
  request,
}) => {
  const organizer = await createPerson(request);
  const event = await openGate(organizer, organizer, 2);
  await logIn(page, organizer, gateAddress(event.id));
  const camera = page.getByRole('button', { name: '開啟相機掃描' });
  await camera.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);

  // A scanner is heard wherever the focus was left, and its Enter presses nothing.
  await page.getByText('音效與震動').click();
  await page.keyboard.type(event.codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(scanResult(page)).toContainText('可以入場');
  const question = page.getByRole('alertdialog', { name: '撤銷這次入場？' });
  await scanResult(page).getByRole('button', { name: '撤銷入場' }).click();
  await expect(question.getByRole('textbox')).toBeFocused();
  await typeAtOnce(page, event.codes[1] ?? '');
  await expect(question).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: '可以入場' })).toHaveCount(2);
  await expect(video).toHaveCount(1);

  await scanResult(page).getByRole('button', { name: '撤銷入場' }).focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(scanResult(page).getByRole('button', { name: '撤銷入場' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('測試');
  await question.getByRole('button', { name: '撤銷入場' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已撤銷入場')).toBeVisible();

  await page.getByRole('button', { name: '關閉相機' }).focus();
  await page.keyboard.press('Enter');
  await expect(video).toHaveCount(0);
});
