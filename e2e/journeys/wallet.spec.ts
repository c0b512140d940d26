import type { Page } from '@playwright/test';
import { isLongRun } from '../../tools/run-size/run-size';
import { signInToApi } from '../support/api';
import { openGate } from '../support/gate-event';
import { createPerson, logIn } from '../support/people';
import { readQrCode } from '../support/qr-code';
import { expect, phone, test } from '../support/test';

const themes = ['light', 'dark'] as const;
/** The narrowest and the widest screen, or all of them in both themes. */
const widthsIn = (theme: (typeof themes)[number]) => {
  if (isLongRun) return [320, 360, 375, 1280];
  return theme === 'dark' ? [320] : [1280];
};
const wallet = (page: Page, title: string) => page.getByRole('article', { name: title });
const presentation = (page: Page) => page.getByRole('dialog');
const codeInView = (page: Page) => presentation(page).getByRole('img', { name: /入場 QR Code$/ });

test.describe('at the gate', () => {
  test.use(phone);

  test('the code of every ticket is read from every phone, and counted by ticket', async ({
    page,
    fan,
    request,
  }) => {
    test.setTimeout(120_000);
    const organizer = await createPerson(request);
    const event = await openGate(organizer, fan, 2);
    await logIn(page, fan, '/tickets');
    await expect(page.getByRole('tab', { name: '即將到來 2' })).toBeVisible();

    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const width of widthsIn(theme)) {
        await page.setViewportSize({ width, height: 812 });
        await wallet(page, event.title).getByRole('button', { name: '全螢幕出示' }).click();
        const code = codeInView(page).first();
        await expect(code).toBeInViewport({ ratio: 1 });
        const { x = 0, width: edge = 0 } = (await code.boundingBox()) ?? {};
        const sides = { left: x, right: width - x - edge };
        const name = `at ${width} px, ${theme}`;
        expect(Math.abs(sides.left - sides.right), name).toBeLessThanOrEqual(1);
        expect(sides.left, name).toBeGreaterThanOrEqual(16);
        expect(event.codes, name).toContain(await readQrCode(page));
        await presentation(page).getByRole('button', { name: '關閉' }).click();
      }
    }

    await page.setViewportSize(phone.viewport);
    await wallet(page, event.title).getByRole('button', { name: '全螢幕出示' }).click();
    await expect(presentation(page).getByText('第 1 張，共 2 張')).toBeVisible();
    const first = await readQrCode(page);
    await presentation(page).getByRole('button', { name: '顯示第 2 張' }).click();
    await expect(presentation(page).getByText('第 2 張，共 2 張')).toBeVisible();
    await expect(codeInView(page).last()).toBeInViewport({ ratio: 1 });
    const second = await readQrCode(page);
    expect(new Set([first, second])).toEqual(new Set(event.codes));

    // One of two goes in.
    const gate = await signInToApi(request, organizer);
    const scan = await gate.call<{ result: string }>('check_in', {
      p_event_id: event.id,
      p_code: first,
      p_nonce: crypto.randomUUID(),
    });
    expect(scan.result).toBe('ok');
    await page.reload();
    await expect(page.getByRole('tab', { name: '即將到來 1' })).toBeVisible();
    await expect(wallet(page, event.title)).toContainText('一般票 × 1');
    await expect(wallet(page, event.title)).toContainText('同行已入場 1 張');
    await wallet(page, event.title).getByRole('button', { name: '全螢幕出示' }).click();
    await expect(codeInView(page)).toBeInViewport({ ratio: 1 });
    expect(await readQrCode(page)).toBe(second);
    await presentation(page).getByRole('button', { name: '查看票券資訊' }).click();
    const details = wallet(page, event.title).locator('dl').first();
    await expect(details).toBeFocused();
    await expect(details).toBeInViewport();
    await expect(details).toContainText('票券編號');
    await page.getByRole('tab', { name: '已使用 1' }).click();
    await expect(wallet(page, event.title)).toContainText('已入場');
  });
});
