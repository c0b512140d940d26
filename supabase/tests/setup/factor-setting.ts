import type { Sql } from '../../stack/postgres/connect';

/**
 * Administrators of tests act without a second factor, as those of the demo do; what a real installation asks
 * for by default is tested where it is switched on.
 */
export const askForNoSecondFactor = (sql: Sql) => requireSecondFactor(sql, false);

export async function requireSecondFactor(sql: Sql, isRequired: boolean): Promise<void> {
  await sql`update private.platform_settings set second_factor_required = ${isRequired}`;
}
