import { speaking } from '@spotlight/shared/format/parts';
import { letterAsText } from '@spotlight/shared/notifications/letter';
import { notificationLetter } from '@spotlight/shared/notifications/mail';
import { textsFor } from './languages';
import { letterAsHtml } from './letter';
import type { Mail } from './mail-transport';

/** What `private.claim_mail()` hands out. */
export interface QueuedMail {
  id: string;
  to: string;
  /** The address that was typed with what it is about, where that is another one. */
  copy_to?: string | null;
  /** Null when it goes to an address without an account. */
  name: string | null;
  /** The language that they read; null where nobody knows. */
  locale?: string | null;
  kind: string;
  params: Record<string, unknown>;
  /** A path of the site. */
  link: string | null;
  is_essential: boolean;
  /** What else of this kind goes with it. */
  others?: { params: Record<string, unknown>; link: string | null }[];
  /** Ends the mails of its topic; null when they cannot be ended. */
  unsubscribe_token?: string | null;
}

/** The site that mails come from. */
export interface MailingSite {
  /** Address as people reach it. */
  url: string;
  /** Opens its functions to everybody. */
  publishableKey: string;
}

/**
/**
 * The texts of a mail about something that happened, in the language of whom it goes to.
 * @throws Error for a kind that has no texts
 */
export const writeNotificationMail = (queued: QueuedMail, site: MailingSite): Mail =>
  speaking(textsFor(queued.locale), () => writeMail(queued, site));

function writeMail(queued: QueuedMail, site: MailingSite): Mail {
  const { id, to, kind, is_essential: isEssential, unsubscribe_token: token } = queued;
  const letter = notificationLetter({ ...queued, isEssential }, site.url);
  return {
    id,
    to,
    ...(queued.copy_to && { copyTo: queued.copy_to }),
    kind,
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    link: letter.action?.url ?? null,
    ...(token && { unsubscribeUrl: unsubscribeUrl(token, site) }),
  };
}

/** Where mail programs end the mails of a topic with one press (RFC 8058). */
function unsubscribeUrl(token: string, { url, publishableKey }: MailingSite): string {
  const address = new URL(`/functions/v1/unsubscribe/${token}`, url);
  address.searchParams.set('apikey', publishableKey);
  return address.href;
}
