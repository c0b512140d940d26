import { speaking } from '@spotlight/shared/format/parts';
import { letterAsText } from '@spotlight/shared/notifications/letter';
import { notificationLetter, settingsUrl } from '@spotlight/shared/notifications/mail';
import { textsFor } from './languages';
import { letterAsHtml } from './letter';
import type { Mail } from './mail-transport';

/** What `private.claim_mail()` hands out. */
export interface QueuedMail {
  id: string;
  to: string;
  /** Null when it goes to an address without an account. */
  name: string | null;
  /** The language that they read; null where nobody knows. */
  locale?: string | null;
  kind: string;
  params: Record<string, unknown>;
  /** A path of the site. */
  link: string | null;
  is_essential: boolean;
}

/**
 * The texts of a mail about something that happened, in the language of whom it goes to.
 * @param siteUrl address of the site as people reach it
 * @throws Error for a kind that has no texts
 */
export const writeNotificationMail = (queued: QueuedMail, siteUrl: string): Mail =>
  speaking(textsFor(queued.locale), () => writeMail(queued, siteUrl));

function writeMail(queued: QueuedMail, siteUrl: string): Mail {
  const { id, to, name, kind, is_essential: isEssential } = queued;
  const letter = notificationLetter({ ...queued, isEssential }, siteUrl);
  return {
    id,
    to,
    kind,
    subject: letter.subject,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
    link: letter.action?.url ?? null,
    ...(name && !isEssential && { unsubscribeUrl: settingsUrl(siteUrl) }),
  };
}
