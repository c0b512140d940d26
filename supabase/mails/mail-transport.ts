import { appendFile } from 'node:fs/promises';

/** One mail, ready to go. */
export interface Mail {
  to: string;
  /** Gets the same, unseen by the first: what was typed into the form. */
  copyTo?: string | undefined;
  /** Its occasion: of the account service, or a kind of notification. */
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** Where the mail wants the reader to go; null when it carries a code only. */
  link: string | null;
  /** Where mails of this kind are switched off; absent when they cannot be. */
  unsubscribeUrl?: string | undefined;
  /** The same mail has the same number, however often it is handed over. */
  id?: string;
}

/** Takes mails away. */
export interface MailTransport {
  /**
   * Resolves when the mail is taken.
   * @throws MailRefused when there is no sense in trying again; anything else is a matter of time
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail, such as one to an address that does not exist. */
export class MailRefused extends Error {}

/** One mail, one line of the outbox file. */
export interface OutboxEntry extends Mail {
  sentAt: string;
}

/** For machines without a mail server: every mail becomes a line of a file. */
export const createOutbox = (file: string): MailTransport => ({
  async send(mail) {
    const entry: OutboxEntry = { sentAt: new Date().toISOString(), ...mail };
    await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  },
  close: () => undefined,
});
