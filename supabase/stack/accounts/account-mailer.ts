import type { App } from '../lite';
import type { MailTransport } from '../../mails/mail-transport';
import { composeMail, type MailKind } from './mail';

type Mailer = NonNullable<App['_mailer']>;

/**
 * The account service's mails, by the way that all mails take.
 * @param siteUrl address of the site as people reach it, asked for at each mail
 */
export function createAccountMailer(transport: MailTransport, siteUrl: () => string): Mailer {
  const write = (kind: MailKind, to: string, tokenHash: string, code: string) =>
    transport.send({ to, kind, ...composeMail(kind, { siteUrl: siteUrl(), tokenHash, code }) });
  return {
    sendConfirmation: (to, tokenHash, code) => write('signup', to, tokenHash, code),
    sendRecovery: (to, tokenHash, code) => write('recovery', to, tokenHash, code),
    sendMagicLink: (to, tokenHash, code) => write('magiclink', to, tokenHash, code),
    sendEmailChange: (to, tokenHash, code) => write('email_change', to, tokenHash, code),
    sendReauthentication: (to, code) => write('reauthentication', to, '', code),
  };
}
