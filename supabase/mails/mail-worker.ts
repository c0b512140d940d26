import { connect } from '../stack/postgres/connect';
import { repeat } from '../stack/repeat';
import { MailRefused, type MailTransport } from './mail-transport';
import { writeNotificationMail, type QueuedMail } from './notification-mail';

export interface MailWorkerOptions {
  databaseUrl: string;
  transport: MailTransport;
  /** Address of the site as people reach it, asked for at each mail. */
  siteUrl: () => string;
  publishableKey: string;
  everyMs?: number;
}

/** Sends what is in the database's outbox until it is stopped. */
export interface MailWorker {
  /** Ends after the mail that is being handed over. */
  stop(): Promise<void>;
}

const PAUSE_MS = 2000;

/**
 * Sends the mails that the database has queued, one after the other. Several may run: each mail is
 * given to one of them. What the mail server refuses is tried again later, as the database says.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { databaseUrl, transport, siteUrl, publishableKey, everyMs = PAUSE_MS } = options;
  const sql = connect(databaseUrl, { max: 1 });

  async function claim(): Promise<QueuedMail | null> {
    const [row] = await sql<{ mail: QueuedMail | null }[]>`select private.claim_mail() as mail`;
    return row?.mail ?? null;
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      await transport.send(writeNotificationMail(mail, { url: siteUrl(), publishableKey }));
    } catch (error) {
      const { message } = error as Error;
      await sql`select private.mail_failed(${mail.id}, ${message}, ${error instanceof MailRefused})`;
      return;
    }
    await sql`select private.mail_sent(${mail.id})`;
  }

  async function sendDue(isStopping: () => boolean): Promise<void> {
    // A schema without mails, as some tests have, has nothing to send.
    const [known] = await sql`select to_regprocedure('private.claim_mail()') is not null as is`;
    if (!known?.['is']) return;
    for (let mail = await claim(); mail; mail = isStopping() ? null : await claim()) {
      await deliver(mail);
    }
  }

  const sending = repeat({ everyMs, turn: sendDue, complaint: 'Mails were not sent' });
  return {
    async stop() {
      await sending.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
