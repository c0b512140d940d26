import { expect, type Page } from '@playwright/test';
import { inDatabase } from './database';

/** Presses a button, and the one of the same name in the question that follows. */
export async function pressAndConfirm(page: Page, button: string, confirm = button): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

/** Lets the hours of a booking go by. */
export async function passHours(id: string): Promise<void> {
  await inDatabase(
    (sql) => sql`
      update public.bookings
      set start_at = now() - interval '5 hours', end_at = now() - interval '1 hour'
      where id = ${id}`,
  );
}

/** Gives the other side all five points, in the room of a booking that is done. */
export async function review(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: '撰寫評價' }).click();
  const dialog = page.getByRole('dialog', { name: /^評價/ });
  await dialog.getByText('5 分').click();
  await dialog.getByLabel(/說說這次的經驗/).fill(words);
  await dialog.getByRole('button', { name: '送出評價' }).click();
  await expect(page.getByRole('heading', { name: '你的評價：5 分' })).toBeVisible();
}
