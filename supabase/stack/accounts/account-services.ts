import path from 'node:path';
import { App, createPostgresConnection, setExperimental } from '../lite';
import { claimRowSecurity } from '../data-api/lite-data-api';
import type { FetchHandler } from '../gateway/backend';
import { createFileStorage } from '../storage/file-storage';
import { jsonColumns } from '../postgres/json-columns';
import type { MailTransport } from '../../mails/mail-transport';
import { connect } from '../postgres/connect';
import { hidingAccounts } from './same-answers';
import { createAccountMailer, withOnwardPath } from './account-mailer';
import { refusingWeakPasswords } from './password-check';

export interface AccountServicesOptions {
  dataDir: string;
  databaseUrl: string;
  jwtSecret: string;
  mails: MailTransport;
  /** Address of the site as people reach it, asked for at each mail. */
  siteUrl: () => string;
}

export interface AccountServices {
  /** Answers `/auth/v1` and `/storage/v1`. */
  fetch: FetchHandler;
  stop(): Promise<void>;
}

/** Starts accounts and file storage: @supabase/lite over our database, disk and mails. */
export async function startAccountServices(
  options: AccountServicesOptions,
): Promise<AccountServices> {
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: { max: 10, onnotice: () => undefined, types: jsonColumns },
  });
  claimRowSecurity(connection);

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: 3600,
      // A new address proves itself by its code; the old one hears of it by our own mail.
      email: { enable_signup: true, enable_confirmations: false, double_confirm_changes: false },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = createAccountMailer(options.mails, options.siteUrl);
  app._storageAdapter = createFileStorage(path.join(options.dataDir, 'storage'));
  await app.init();
  // After init, which would otherwise print a warning about experimental features at every start.
  setExperimental('storage', true);
  const sql = connect(options.databaseUrl, { max: 1 });
  const fetch = hidingAccounts(
    refusingWeakPasswords((request) => withOnwardPath(request, async () => app.fetch(request))),
    sql,
  );
  return {
    fetch,
    stop: async () => {
      await Promise.all([connection.close(), sql.end({ timeout: 5 })]);
    },
  };
}
