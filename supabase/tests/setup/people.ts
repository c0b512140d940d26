import { randomUUID } from 'node:crypto';
import type { Sql } from './test-database';

export interface NewPerson {
  name?: string;
  /** What the browser sends as metadata at sign-up. */
  metadata?: Record<string, string>;
  /** Columns of `profiles` to set afterwards, as the server would. */
  profile?: Record<string, string | boolean | undefined>;
}

/** Signs somebody up as the account service does, and returns the user id. */
export async function signUp(sql: Sql, person: NewPerson = {}): Promise<string> {
  const id = randomUUID();
  const metadata = { username: person.name ?? '林測試', user_type: 'fan', ...person.metadata };
  await sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@people.test`}, ${sql.json(metadata)})`;
  if (person.profile) {
    await sql`update public.profiles set ${sql(person.profile)} where id = ${id}`;
  }
  return id;
}

const allFlags = {
  can_approve_posts: true,
  can_manage_users: true,
  can_manage_events: true,
  can_manage_venues: true,
  can_manage_performers: true,
  can_manage_ads: true,
};

export const signUpSuperadmin = (sql: Sql) =>
  signUp(sql, { profile: { role: 'admin', admin_role: 'superadmin', ...allFlags } });

/** An administrator who may look at the back office and change nothing. */
export const signUpViewer = (sql: Sql) =>
  signUp(sql, { profile: { role: 'admin', admin_role: 'viewer' } });
