import { StartProblem } from '../problem';
import { withConnection } from '../postgres/connect';
import type { FetchHandler } from '../gateway/backend';

export interface DemoAccount {
  email: string;
  password: string;
  /** Who this person is on the site. */
  role: 'fan' | 'performer' | 'venue' | 'admin';
}

const people = [
  { role: 'fan', username: '林芷晴' },
  { role: 'performer', username: '周以恆' },
  { role: 'venue', username: '許雅筑' },
  { role: 'admin', username: '聚光管理員' },
] as const;

/** The demo accounts of an installation, whether they exist already or not. */
export const demoAccounts = (password: string): DemoAccount[] =>
  people.map(({ role }) => ({ email: `${role}@demo.test`, password, role }));

/**
 * Creates the accounts that are missing, by the same sign-up that visitors use, so that they are
 * accounts like any other. Nobody signs up as an admin: that role is given by the seed afterwards.
 */
export async function createDemoAccounts(auth: FetchHandler, password: string): Promise<void> {
  for (const { role, username } of people) {
    const response = await auth(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          email: `${role}@demo.test`,
          password,
          data: { username, user_type: role === 'admin' ? 'fan' : role },
        }),
      }),
    );
    const answer = (await response.json()) as { error_code?: string; code?: unknown; msg?: string };
    if (response.ok || [answer.error_code, answer.code].includes('user_already_exists')) continue;
    throw new StartProblem(
      `The demo accounts cannot have this password (${answer.msg ?? response.status}): choose another DEMO_PASSWORD, or unset it to get a generated one.`,
    );
  }
}

/** Gives existing demo accounts another password, when DEMO_PASSWORD was changed between two starts. */
export async function changeDemoPassword(databaseUrl: string, password: string): Promise<void> {
  await withConnection(databaseUrl, async (sql) => {
    // What the database asks of whoever changes a password.
    await sql`
      select private.note_login_proof(id) from auth.users
      where email = any(${people.map(({ role }) => `${role}@demo.test`)})`;
    await sql`
      update auth.users
      set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10))
      where email = any(${people.map(({ role }) => `${role}@demo.test`)})`;
  });
}
