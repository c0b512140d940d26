import { saveSecrets, type Secrets } from '../data-dir/secrets';
import type { FetchHandler } from '../gateway/backend';
import {
  changeDemoPassword,
  createDemoAccounts,
  type DemoAccount,
  demoAccounts,
} from './demo-accounts';
import { isSeeded, runSeeds } from './seed';

export interface SeedDemoOptions {
  dataDir: string;
  databaseUrl: string;
  /** The account service, for signing up. */
  auth: FetchHandler;
  secrets: Secrets;
  demoPassword?: string | undefined;
}

/** Fills a database that has no demo data yet, and returns the accounts to try it with. */
export async function seedDemo(options: SeedDemoOptions): Promise<DemoAccount[]> {
  const { dataDir, databaseUrl, auth, secrets } = options;
  const password = options.demoPassword ?? secrets.demoPassword;
  if (password !== secrets.demoPassword) {
    await changeDemoPassword(databaseUrl, password);
    await saveSecrets(dataDir, { ...secrets, demoPassword: password });
  }
  const isComplete =
    (await isSeeded(databaseUrl, 'site')) && (await isSeeded(databaseUrl, 'accounts'));
  if (!isComplete) {
    await runSeeds(databaseUrl, 'site');
    await createDemoAccounts(auth, password);
    await runSeeds(databaseUrl, 'accounts');
  }
  return demoAccounts(password);
}
