import { connect } from '../stack/postgres/connect';
import { repeat } from '../stack/repeat';
import { writePush, type QueuedPush } from './notification-push';
import { PushRefused, type PushTransport } from './push-transport';

export interface PushWorkerOptions {
  databaseUrl: string;
  transport: PushTransport;
  everyMs?: number;
}

/** Sends the pushes that wait in the database until it is stopped. */
export interface PushWorker {
  /** Ends after those that are being handed over. */
  stop(): Promise<void>;
}

const PAUSE_MS = 2000;
/** Handed over beside one another: a service that is slow holds up one of them. */
const LANES = 4;

/**
 * Sends what the database has queued. Several may run: each push is given to one of them. What became of it decides the
 * database, by what the push service said.
 */
export function startPushWorker({
  databaseUrl,
  transport,
  everyMs,
}: PushWorkerOptions): PushWorker {
  const sql = connect(databaseUrl, { max: LANES });

  async function claim(): Promise<QueuedPush | null> {
    const [row] = await sql<{ push: QueuedPush | null }[]>`select private.claim_push() as push`;
    return row?.push ?? null;
  }

  async function deliver(push: QueuedPush): Promise<void> {
    try {
      await transport.send(push, { payload: writePush(push), isUrgent: push.is_essential });
    } catch (error) {
      const { message } = error as Error;
      const { status = null, retryAfter = null } =
        error instanceof PushRefused ? error : { status: null };
      await sql`select private.push_failed(${push.id}, ${message}, ${status}, ${retryAfter})`;
      return;
    }
    await sql`select private.push_sent(${push.id})`;
  }

  async function sendDue(isStopping: () => boolean): Promise<void> {
    // A schema without pushes, as some tests have, has nothing to send.
    const [known] = await sql`select to_regprocedure('private.claim_push()') is not null as is`;
    if (!known?.['is']) return;
    const lane = async () => {
      for (let push = await claim(); push; push = isStopping() ? null : await claim()) {
        await deliver(push);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  const sending = repeat({
    everyMs: everyMs ?? PAUSE_MS,
    turn: sendDue,
    complaint: 'Pushes were not sent',
  });
  return {
    async stop() {
      await sending.stop();
      await sql.end({ timeout: 5 });
    },
  };
}

/** Who push services may write to about a site: its address, or the one its mails come from. */
export function pushContact(siteUrl: string, mailFrom: string | undefined): string {
  if (siteUrl.startsWith('https:')) return siteUrl;
  const address = /<([^>]+)>/.exec(mailFrom ?? '')?.[1] ?? mailFrom;
  return `mailto:${address ?? 'nobody@localhost.localdomain'}`;
}
