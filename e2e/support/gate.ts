import { expect, type Page } from '@playwright/test';

/** Where the scanner says what it thinks of a code. */
export const scanResult = (page: Page) => page.getByRole('status', { name: '驗票結果' });

/** Types as a scanner that is a keyboard does: without looking where the focus is. */
export async function scan(page: Page, code: string, verdict: string): Promise<void> {
  await page.getByRole('textbox', { name: '票號或掃描槍輸入' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(scanResult(page).getByText(verdict, { exact: true })).toBeVisible();
}

/**
 * Types and sends as a scanner does wherever the focus is. It is known by its speed: keys say when they were pressed, and
 * keep their distance of some milliseconds however long a busy machine takes for each of them.
 */
export async function typeAtOnce(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const keys = [...[...code].map((key) => ({ key, text: key })), enter];
  await Promise.all(
    keys.flatMap((key, at) =>
      (['keyDown', 'keyUp'] as const).map((type) =>
        devtools.send('Input.dispatchKeyEvent', { ...key, type, timestamp: begun + at / 200 }),
      ),
    ),
  );
  await devtools.detach();
}

/** Expects the live count at the gate. */
export const expectInside = (page: Page, count: number, expected: number) =>
  expect(page.getByRole('region', { name: '入場人數' })).toContainText(
    new RegExp(`已入場\\s*${count}\\s*/ ${expected} 張`),
  );

/** Address of the scanner at the gates of an event. */
export const gateAddress = (eventId: string) => `/events-published/${eventId}/check-in`;
