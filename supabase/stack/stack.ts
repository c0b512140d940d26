import path from 'node:path';
import { startBackend } from './backend';
import type { DataApiEngine } from './data-api/data-api';
import { lockDataDir } from './data-dir/data-dir-lock';
import { loadSecrets } from './data-dir/secrets';
import { openDatabase } from './database';
import { createAccessTokens } from './gateway/access-tokens';
import { startGateway } from './gateway/gateway';
import { startFileSweeper } from '../files/file-sweeper';
import { createOutbox } from '../mails/mail-transport';
import { startMailWorker } from '../mails/mail-worker';
import { createSmtpTransport, type SmtpSettings } from '../mails/smtp-transport';
import type { PushKeys } from '../pushes/push-keys';
import { pushContact, startPushWorker } from '../pushes/push-worker';
import { createPushTransport } from '../pushes/push-transport';
import { startRealtime } from './realtime/realtime';
import { startFunctionClock } from './functions/function-clock';
import type { DemoAccount } from './seed/demo-accounts';
import { startJobClock } from './postgres/job-clock';
import { seedDemo } from './seed/seed-demo';
import type { LiveReload } from '../../shell/site/live-reload';
import type { DeveloperSettings } from '../../shell/site/developers';
import type { MapTiles } from '../../shell/site/map-tiles';
import { readPrerenderKey } from '../../shell/site/prerender-key';

export interface LocalStackOptions {
  /** Everything this installation stores: database, secrets, files, mails, the published site. */
  dataDir: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address that people reach the site by, for links in mails; by default the gateway's own. */
  publicUrl?: string | undefined;
  /** The mail server; without one, mails become lines of a file. */
  smtp?: SmtpSettings | undefined;
  /** What push services know the site by, instead of the generated pair. */
  pushKeys?: PushKeys | undefined;
  /** Another PostgreSQL than the embedded one. */
  databaseUrl?: string | undefined;
  /** Demo data and accounts in an empty database; by default only in the embedded one. */
  isSeeded?: boolean | undefined;
  /** Instead of the generated password of the demo accounts. */
  demoPassword?: string | undefined;
  /** Forces one data API; otherwise PostgREST where there is one. */
  dataApi?: DataApiEngine | undefined;
  /** Multiplies all rate limits, and how long somebody may wait in a queue. */
  rateLimitFactor?: number | undefined;
  /** Opens all connections of the data API before the first request, for a site that people come to. */
  isWarmed?: boolean | undefined;
  /** Instead of `supabase/migrations`. */
  migrationsDir?: string | undefined;
  /** Settings of the embedded PostgreSQL, such as `{ fsync: 'off' }` for data that is thrown away. */
  postgresSettings?: Record<string, string> | undefined;
  hasLiveReload?: boolean;
  /** The site is being published beside; it opens when that is done. */
  publishing?: Promise<void> | undefined;
  /** Keys and addresses of providers of payments; by default those of the environment. */
  settingOf?: ((name: string) => string | undefined) | undefined;
  /** How calendars elsewhere are read; by default over the network. */
  readAddress?: ((address: string) => Promise<string>) | undefined;
  /** Streets on maps. */
  mapTiles?: MapTiles | undefined;
  /** What developers may do in pages; by default nothing. */
  developers?: DeveloperSettings | undefined;
  onProgress?: (step: StackStep) => void;
}

/** What the start is busy with. */
export type StackStep = 'database' | 'services' | 'demo-data' | 'gateway';

export interface LocalStack {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Superuser (or owner) connection, for tests and tools. */
  databaseUrl: string;
  /** Empty unless this database has been seeded. */
  demoAccounts: DemoAccount[];
  /** Where mails go when there is no mail server. */
  outboxPath: string;
  /** For people: the mail server, or the file. */
  mailsGoTo: string;
  dataApi: DataApiEngine;
  liveReload: LiveReload | null;
  close(): Promise<void>;
}

/**
 * Starts database, services and gateway over one data directory.
 * @throws StartProblem when the machine stands in the way
 * @example
 * const stack = await startLocalStack({ dataDir: await mkdtemp('/tmp/stack-') });
 * const client = createClient(stack.url, stack.publishableKey);
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const dataDir = path.resolve(options.dataDir);
  const { onProgress = () => undefined } = options;
  // What is open is closed in reverse order, at the end or when a later step fails.
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };

  try {
    const lock = await lockDataDir(dataDir);
    closers.push(lock.release);
    const secrets = await loadSecrets(dataDir);
    const pushKeys = options.pushKeys ?? secrets;

    onProgress('database');
    const database = await openDatabase({
      dataDir,
      secrets,
      databaseUrl: options.databaseUrl,
      migrationsDir: options.migrationsDir,
      settings: options.postgresSettings,
    });
    closers.push(database.stop);
    const databaseUrl = database.url;

    onProgress('services');
    let url = '';
    const siteUrl = () => options.publicUrl ?? url;
    const outboxPath = path.join(dataDir, 'outbox.jsonl');
    const mails = options.smtp ? createSmtpTransport(options.smtp) : createOutbox(outboxPath);
    closers.push(async () => mails.close());
    const backend = await startBackend({
      dataDir,
      databaseUrl,
      secrets,
      mails,
      siteUrl,
      dataApi: options.dataApi,
      patienceFactor: options.rateLimitFactor,
      isWarmed: options.isWarmed,
      settingOf: options.settingOf,
      readAddress: options.readAddress,
    });
    closers.push(backend.stop);

    onProgress('demo-data');
    const isDemo = options.isSeeded ?? database.isEmbedded;
    const demoAccounts = isDemo
      ? await seedDemo({
          dataDir,
          databaseUrl,
          auth: backend.services.auth,
          secrets,
          demoPassword: options.demoPassword,
        })
      : [];

    const jobs = startJobClock(databaseUrl);
    closers.push(jobs.stop);

    const tokens = createAccessTokens(secrets.jwtSecret);
    const realtime = startRealtime(databaseUrl, tokens);
    closers.push(realtime.stop);

    await options.publishing;
    onProgress('gateway');
    const gateway = await startGateway({
      site: {
        siteDir: path.join(dataDir, 'site'),
        config: {
          supabaseUrl: '/',
          supabaseKey: secrets.publishableKey,
          pushKey: pushKeys.pushPublicKey,
          mapTiles: options.mapTiles,
          ...options.developers,
          isForDevelopers: options.developers?.isForDevelopers ?? (isDemo || undefined),
        },
      },
      api: {
        backend,
        keys: secrets,
        tokens,
        rateLimitFactor: options.rateLimitFactor,
        prerenderKey: await readPrerenderKey(dataDir),
      },
      realtime,
      port: options.port ?? 0,
      hasLiveReload: options.hasLiveReload ?? false,
    });
    closers.push(gateway.close);
    url = gateway.url;

    const clock = startFunctionClock(url, secrets);
    closers.push(clock.stop);

    const worker = startMailWorker({
      databaseUrl,
      transport: mails,
      siteUrl,
      publishableKey: secrets.publishableKey,
    });
    closers.push(worker.stop);
    const pushes = startPushWorker({
      databaseUrl,
      transport: createPushTransport({
        keys: pushKeys,
        contact: () => pushContact(siteUrl(), options.smtp?.from),
      }),
    });
    closers.push(pushes.stop);
    const sweeper = startFileSweeper({
      databaseUrl,
      project: () => ({ url, secretKey: secrets.secretKey }),
    });
    closers.push(sweeper.stop);

    return {
      url,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      databaseUrl,
      demoAccounts,
      outboxPath,
      mailsGoTo: options.smtp ? new URL(options.smtp.url).host : outboxPath,
      dataApi: backend.dataApi.engine,
      liveReload: gateway.liveReload,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
