import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '../lite';
import type { MailTransport } from '../../mails/mail-transport';
import { composeMail, type MailKind } from './mail';

type Mailer = NonNullable<App['_mailer']>;

/** What the request says of whoever asked for the mail; the account service does not hand it over. */
const asked = new AsyncLocalStorage<{ returnTo: string | null; acceptLanguage: string | null }>();

/** Answers a request so that the mails it writes know its language, and the `returnTo` of its `redirect_to`. */
export function withOnwardPath<Answer>(request: Request, answer: () => Answer): Answer {
  const target = new URL(request.url).searchParams.get('redirect_to');
  const returnTo =
    target && URL.canParse(target) ? new URL(target).searchParams.get('returnTo') : null;
  return asked.run({ returnTo, acceptLanguage: request.headers.get('Accept-Language') }, answer);
}

/**
 * The account service's mails, by the way that all mails take.
 * @param siteUrl address of the site as people reach it, asked for at each mail
 */
export function createAccountMailer(transport: MailTransport, siteUrl: () => string): Mailer {
  const write = (kind: MailKind, to: string, tokenHash: string, code: string) => {
    const facts = { siteUrl: siteUrl(), tokenHash, code, ...asked.getStore() };
    return transport.send({ to, kind, ...composeMail(kind, facts) });
  };
  return {
    sendConfirmation: (to, tokenHash, code) => write('signup', to, tokenHash, code),
    sendRecovery: (to, tokenHash, code) => write('recovery', to, tokenHash, code),
    sendMagicLink: (to, tokenHash, code) => write('magiclink', to, tokenHash, code),
    sendEmailChange: (to, tokenHash, code) => write('email_change', to, tokenHash, code),
    sendReauthentication: (to, code) => write('reauthentication', to, '', code),
  };
}
