import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-pool';
import { MailRefused, type MailTransport } from './mail-transport';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** Who the mails come from, such as `聚光 Spotlight <no-reply@spotlight.example>`. */
  from: string;
}

/** Hands mails to a mail server. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const options: Options = {
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    socketTimeout: 30_000,
  };
  const server = createTransport(options, { from });
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, copyTo, subject, text, html, unsubscribeUrl, id }) {
      try {
        await server.sendMail({
          // An object is one address, whatever characters it has; a text could be read as several.
          to: { name: '', address: to },
          ...(copyTo && { bcc: { name: '', address: copyTo } }),
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            // One press ends it, without a page in between (RFC 8058).
            ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          // Mail programs show it beside the sender, where people look for it.
          ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
          ...(id && { messageId: `<${id}@${host}>` }),
        });
      } catch (error) {
        const { responseCode = 0, message } = error as { responseCode?: number; message: string };
        // 550 no such mailbox, 551, 553 bad address; other refusals may be about us and pass.
        if ([550, 551, 553].includes(responseCode)) throw new MailRefused(message);
        throw error;
      }
    },
    close: () => server.close(),
  };
}
