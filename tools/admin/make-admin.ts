import { withConnection } from '../../supabase/stack/postgres/connect';
import { StartProblem } from '../../supabase/stack/problem';

/**
 * Gives an existing account all administrative rights, as the owner of the database. There is no other
 * way to the first administrator: nobody can sign up as one.
 * @throws StartProblem when there is no such account
 */
export async function makeAdmin(databaseUrl: string, email: string): Promise<void> {
  const changed = await withConnection(
    databaseUrl,
    (sql) => sql`
      update public.profiles set
        role = 'admin',
        admin_role = 'superadmin',
        can_approve_posts = true,
        can_manage_users = true,
        can_manage_events = true,
        can_manage_venues = true,
        can_manage_performers = true,
        can_manage_ads = true
      where id = (select id from auth.users where email = ${email.toLowerCase()})`,
  );
  if (changed.count === 0) {
    throw new StartProblem(
      `There is no account ${email}: sign up with it on the site first, then run this again.`,
    );
  }
}
