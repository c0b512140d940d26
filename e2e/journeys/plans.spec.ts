import { sized } from '../../tools/run-size/run-size';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const sizes = [
  [1280, 'light'],
  [320, 'dark'],
] as const;
for (const [width, colorScheme] of sizes.slice(0, sized(1, 2))) {
  test(`a visitor compares plans and is brought back after signing in, ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/subscription');
    await expect(page).toHaveURL('/subscription-plans');
    await expect(page.getByRole('article', { name: '新星' })).toBeVisible();
    await page.getByText('場地', { exact: true }).last().click();
    await expect(page).toHaveURL('/subscription-plans?for=venue');
    const plan = page.getByRole('article', { name: '標準' });
    await expect(plan).toBeVisible();
    await expect(page.getByRole('region', { name: '逐項比較' })).toBeVisible();
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    await plan.getByRole('link', { name: '選擇標準' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=.*subscription-plans/);
  });
}
