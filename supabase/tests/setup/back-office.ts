import { signUp } from './people';
import type { Sql } from './test-database';

const flagsOf: Record<string, string[]> = {
  viewer: [],
  editor: ['can_manage_events', 'can_manage_venues', 'can_manage_performers', 'can_manage_ads'],
  approver: ['can_approve_posts'],
  superadmin: [
    'can_manage_events',
    'can_manage_venues',
    'can_manage_performers',
    'can_manage_ads',
    'can_approve_posts',
    'can_manage_users',
  ],
};

/** Signs somebody up and makes an administrator of them, as the owner of the database would. */
export const signUpAdmin = (sql: Sql, role: keyof typeof flagsOf) =>
  signUp(sql, {
    name: `管理員 ${role}`,
    profile: {
      role: 'admin',
      admin_role: role,
      ...Object.fromEntries((flagsOf[role] ?? []).map((flag) => [flag, true])),
    },
  });

/** A venue that waits for its review. */
export async function createPendingVenue(sql: Sql, owner: string | null): Promise<string> {
  const [venue] = await sql<{ id: string }[]>`
    insert into public.venues (owner_id, name, type, location, city, capacity, price_per_hour, status)
    values (${owner}, '待審場地', '咖啡廳', '某路 1 號', 'taipei', 40, 1200, 'pending_approval')
    returning id`;
  return venue?.id ?? '';
}

/** A performer's page; approved unless said otherwise. */
export async function createPerformer(
  sql: Sql,
  owner: string | null = null,
  status = 'approved',
): Promise<string> {
  const [performer] = await sql<{ id: string }[]>`
    insert into public.performer_profiles (owner_id, performer_name, performance_type, status)
    values (${owner}, '測試表演者', 'band', ${status}) returning id`;
  return performer?.id ?? '';
}

/** The e-mail address of an account. */
export async function emailOf(sql: Sql, person: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select email from auth.users where id = ${person}`;
  return row?.email ?? '';
}

/** What an account is: role, admin role, active, deleted. */
export async function rightsOf(sql: Sql, person: string) {
  const [row] = await sql`
    select role, admin_role, active, deleted from public.profiles where id = ${person}`;
  return row;
}
