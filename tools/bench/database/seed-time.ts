import { rm } from 'node:fs/promises';
import { startPostgres } from '../../../supabase/stack/postgres/embedded-postgres';
import { bootstrapDatabase } from '../../../supabase/stack/postgres/bootstrap';
import { withConnection } from '../../../supabase/stack/postgres/connect';
import { applyMigrations } from '../../../supabase/stack/postgres/migrate';
import { demoAccounts } from '../../../supabase/stack/seed/demo-accounts';
import { runSeeds } from '../../../supabase/stack/seed/seed';

/** Seconds that all seed files take in an empty database, as the first start of a stack runs them. */
export async function measureSeeding(dataDir: string): Promise<number> {
  await rm(dataDir, { recursive: true, force: true });
  const server = await startPostgres({ dataDir });
  try {
    await bootstrapDatabase(server.url);
    await applyMigrations(server.url);
    const start = performance.now();
    await runSeeds(server.url, 'site');
    await withConnection(server.url, async (sql) => {
      for (const { email, role } of demoAccounts('')) {
        const metadata = { user_type: role === 'admin' ? 'fan' : role };
        await sql`
          insert into auth.users (id, email, raw_user_meta_data)
          values (gen_random_uuid(), ${email}, ${sql.json(metadata)})`;
      }
    });
    await runSeeds(server.url, 'accounts');
    return (performance.now() - start) / 1000;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
