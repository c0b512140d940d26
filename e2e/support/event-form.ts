import { expect, type Page } from '@playwright/test';

/** What somebody types into the form of an event. */
export interface TypedEvent {
  title: string;
  date: string;
  time?: string;
  refund: RegExp;
  /** Writes the tickets, on their step. */
  tickets: (page: Page) => Promise<void>;
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();

/** Writes an event in its five steps and sends it to be looked at; answers its id. */
export async function submitEvent(page: Page, event: TypedEvent): Promise<string> {
  await page.goto('/register-event');
  await page.getByRole('textbox', { name: '活動標題' }).fill(event.title);
  await page.getByRole('combobox', { name: '活動類型' }).selectOption('主題派對');
  await page.getByRole('textbox', { name: '一句話介紹' }).fill('一張椅子、一把吉他。');
  await next(page);
  await page.locator('input[name=date]').fill(event.date);
  if (event.time) await page.locator('input[name=time]').fill(event.time);
  await page.getByRole('combobox', { name: '城市' }).selectOption({ label: '台北' });
  await page.getByRole('textbox', { name: '地點' }).fill('巷口咖啡');
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await next(page);
  await event.tickets(page);
  await next(page);
  await page.getByRole('radio', { name: event.refund }).check();
  await next(page);
  await expect(page.getByText('送出前再看一次')).toBeVisible();
  await page.getByRole('button', { name: '送出審核' }).click();
  await expect(page.getByText('審核中，約 2 個工作天')).toBeVisible();
  return new URL(page.url()).pathname.split('/').pop() ?? '';
}
