import { appendFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';
import { composeMail, type MailKind } from './mail';

type Mailer = NonNullable<App['_mailer']>;

/** One mail, one line of the outbox file. */
export interface OutboxEntry {
  sentAt: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  /** Where the mail wants the reader to go; null when it carries a code only. */
  link: string | null;
}

/**
 * A mailer for machines without a mail server: every mail becomes a line of a file.
 * @param siteUrl address of the site as people reach it, asked for at each mail
 */
export function createOutbox(file: string, siteUrl: () => string): Mailer {
  const write = async (kind: MailKind, to: string, tokenHash: string, code: string) => {
    const mail = composeMail(kind, { siteUrl: siteUrl(), tokenHash, code });
    const entry: OutboxEntry = { sentAt: new Date().toISOString(), to, kind, ...mail };
    await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  };
  return {
    sendConfirmation: (to, tokenHash, code) => write('signup', to, tokenHash, code),
    sendRecovery: (to, tokenHash, code) => write('recovery', to, tokenHash, code),
    sendMagicLink: (to, tokenHash, code) => write('magiclink', to, tokenHash, code),
    sendEmailChange: (to, tokenHash, code) => write('email_change', to, tokenHash, code),
    sendReauthentication: (to, code) => write('reauthentication', to, '', code),
  };
}
