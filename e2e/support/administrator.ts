import type { APIRequestContext, Page } from '@playwright/test';
import { awayFromTheTurn, codeOf } from '../../supabase/tests/setup/authenticator';
import { inDatabase } from './database';
import { createPerson, type Person } from './people';

/** An administrator of its own, who may look at everything and change nothing. */
export async function createViewer(request: APIRequestContext): Promise<Person> {
  const person = await createPerson(request);
  await inDatabase(
    (sql) => sql`
      update public.profiles set role = 'admin', admin_role = 'viewer' where email = ${person.email}`,
  );
  return person;
}

/** Signs in as an administrator does. */
export async function enterBackOffice(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登入後台' }).click();
}

/** Types the code that an authenticator app with this secret shows. */
export async function typeCode(page: Page, secret: string, shift = 0): Promise<void> {
  await awayFromTheTurn();
  await page
    .getByRole('textbox', { name: '驗證碼' })
    .fill(codeOf(secret.replaceAll(' ', ''), shift));
}
