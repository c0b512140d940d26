import { randomUUID } from 'node:crypto';
import type { UserType } from '@spotlight/shared/contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { AUTH_STORAGE_KEY } from '../../shell/src/session/session-storage';
import { requestAccount, requestSession } from './auth';
import { inDatabase } from './database';
import { demoPassword } from './site-under-test';

export interface Person {
  email: string;
  password: string;
  username: string;
}

const demo = (name: string, username: string): Person => ({
  email: `${name}@demo.test`,
  password: demoPassword,
  username,
});

/** The accounts that every installation with demo data has. Leave them as you find them. */
export const demoPeople = {
  fan: demo('fan', '林芷晴'),
  performer: demo('performer', '海霧樂團'),
  venue: demo('venue', '月爐空間'),
  admin: demo('admin', '周怡安'),
};

/** Somebody without an account, to sign up in a form. */
export const newPerson = (username: string): Person => ({
  email: `${randomUUID()}@e2e.test`,
  password: 'Spotlight-2026!',
  username,
});

/** An account of its own for a test that changes things. */
export async function createPerson(
  request: APIRequestContext,
  userType: UserType = 'fan',
): Promise<Person> {
  const person = newPerson('測試觀眾');
  await requestAccount(request, person, userType);
  return person;
}

/** As if somebody had opened the mail that proves the address of an account; one journey walks the way. */
export const proveAddress = ({ email }: Person): Promise<unknown> =>
  inDatabase((sql) => sql`select private.note_proved(id) from auth.users where email = ${email}`);

/** The button in the header that carries somebody's name once they are signed in. */
export const accountButton = (page: Page, { username }: Person) =>
  page.getByRole('button', { name: `${username} 的帳號選單` });

/** Fills the form for logging in, wherever it is shown. */
export async function submitLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '登入', exact: true })
    .click();
}

/**
 * Signs a person in without the form, and waits until the header of `path` knows them. The form itself is
 * filled by the journeys about it, with `submitLogin`.
 */
export async function logIn(page: Page, person: Person, path = '/'): Promise<void> {
  const session = await requestSession(page.request, person);
  // An empty page at the site's origin: to write down what its form would.
  const once = { times: 1 };
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html' }), once);
  await page.goto('/empty');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    AUTH_STORAGE_KEY,
    JSON.stringify(session),
  ] as const);
  await page.goto(path);
  await expect(accountButton(page, person)).toBeVisible();
}
