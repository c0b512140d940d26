import { startAccountServices } from './accounts/account-services';
import type { DataApi, DataApiEngine } from './data-api/data-api';
import { startDataApi } from './data-api/start-data-api';
import type { Secrets } from './data-dir/secrets';
import type { MailTransport } from '../mails/mail-transport';
import { createFunctions } from './functions/functions';
import { createAccessTokens } from './gateway/access-tokens';
import type { Backend } from './gateway/backend';
import { connect } from './postgres/connect';

export interface BackendOptions {
  dataDir: string;
  databaseUrl: string;
  secrets: Secrets;
  mails: MailTransport;
  siteUrl: () => string;
  dataApi?: DataApiEngine | undefined;
  /** See DataApiOptions. */
  patienceFactor?: number | undefined;
  isWarmed?: boolean | undefined;
  /** Where keys and addresses of providers of payments are read from. */
  settingOf?: ((name: string) => string | undefined) | undefined;
  /** How calendars elsewhere are read, where it is not over the network. */
  readAddress?: ((address: string) => Promise<string>) | undefined;
}

export interface RunningBackend extends Backend {
  dataApi: DataApi;
  stop(): Promise<void>;
}

/** Starts the services over a migrated database. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { dataDir, databaseUrl, secrets, mails, siteUrl } = options;
  const accounts = await startAccountServices({
    dataDir,
    databaseUrl,
    jwtSecret: secrets.jwtSecret,
    mails,
    siteUrl,
  });
  const dataApi = await startDataApi({
    dataDir,
    databaseUrl,
    authenticatorPassword: secrets.authenticatorPassword,
    jwtSecret: secrets.jwtSecret,
    engine: options.dataApi,
    patienceFactor: options.patienceFactor,
    isWarmed: options.isWarmed,
  });
  const sql = connect(databaseUrl, { max: 2 });

  return {
    dataApi,
    services: {
      rest: dataApi.fetch,
      auth: accounts.fetch,
      storage: accounts.fetch,
      functions: createFunctions({
        rest: dataApi.fetch,
        storage: accounts.fetch,
        tokens: createAccessTokens(secrets.jwtSecret),
        siteUrl,
        publishableKey: secrets.publishableKey,
        readAddress: options.readAddress,
        settingOf: options.settingOf ?? ((name) => process.env[name] || undefined),
      }),
    },
    async isDisabled(userId) {
      const rows = await sql`
        select 1 from public.profiles where id = ${userId} and (deleted or not active)`;
      return rows.length > 0;
    },
    async isFactorNeeded(token) {
      const response = await dataApi.fetch(
        new Request('http://data-api/rest/v1/rpc/my_second_factor', {
          headers: { Authorization: `Bearer ${token}` },
        }),
      );
      if (!response.ok) throw new Error(`my_second_factor: ${await response.text()}`);
      return ((await response.json()) as { is_needed: boolean }).is_needed;
    },
    async hasLoginProof(userId) {
      const [row] = await sql<{ has: boolean }[]>`select private.has_login_proof(${userId}) as has`;
      return row?.has === true;
    },
    async endSessions(userId) {
      await sql`delete from auth.sessions where user_id = ${userId}`;
    },
    async ping() {
      await sql`select 1`;
    },
    async stop() {
      await dataApi.stop();
      await Promise.all([accounts.stop(), sql.end({ timeout: 5 })]);
    },
  };
}
