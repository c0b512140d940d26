import { inForce, speaking } from '@spotlight/shared/format/parts';
import mails from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };
import { letterAsText, type Letter } from '@spotlight/shared/notifications/letter';
import { textsFor } from '../../mails/languages';
import { letterAsHtml } from '../../mails/letter';
import type { Mail } from '../../mails/mail-transport';
import texts from './locales/zh-TW.json' with { type: 'json' };

/** Occasions on which the account service writes to people. */
export type MailKind = keyof typeof texts;

export interface MailFacts {
  siteUrl: string;
  /** Redeemed once by `verifyOtp({ type, token_hash })`. */
  tokenHash: string;
  /** The same permission as six digits, for typing. */
  code: string;
  /** The page of the site that its reader was on the way to; the page that redeems the link checks it. */
  returnTo?: string | null;
  /** What the browser that asked for it reads: its header `Accept-Language`. */
  acceptLanguage?: string | null;
}

/** Which page of the site redeems the link. Only the reset of a password has one so far. */
const linkPath: Partial<Record<MailKind, string>> = { recovery: '/login?mode=reset' };

type Composed = Pick<Mail, 'subject' | 'text' | 'html' | 'link'>;

/** Words and link of one mail, in the language of whoever asked for it. */
export const composeMail = (kind: MailKind, facts: MailFacts): Composed =>
  speaking(textsFor(facts.acceptLanguage), () => compose(kind, facts));

function compose(kind: MailKind, { siteUrl, tokenHash, code, returnTo }: MailFacts): Composed {
  const page = linkPath[kind];
  const onward = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
  const link = page ? new URL(`${page}${onward}&token_hash=${tokenHash}`, siteUrl).href : null;
  const { subject, body, action } = inForce(texts)[kind];
  const letter: Letter = {
    subject,
    paragraphs: body.map((line) => line.replace('{{code}}', code)),
    action: link ? { label: action, url: link } : undefined,
    footer: { text: inForce(mails).footer.account },
  };
  return { subject, text: letterAsText(letter), html: letterAsHtml(letter), link };
}
