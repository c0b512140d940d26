import mailWords from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };
import { letterAsText, type Letter } from '@spotlight/shared/notifications/letter';
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
}

/** Which page of the site redeems the link. Only the reset of a password has one so far. */
const linkPath: Partial<Record<MailKind, string>> = { recovery: '/login?mode=reset' };

/** Words and link of one mail. */
export function composeMail(
  kind: MailKind,
  { siteUrl, tokenHash, code, returnTo }: MailFacts,
): Pick<Mail, 'subject' | 'text' | 'html' | 'link'> {
  const page = linkPath[kind];
  const onward = returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : '';
  const link = page ? new URL(`${page}${onward}&token_hash=${tokenHash}`, siteUrl).href : null;
  const { subject, body, action } = texts[kind];
  const letter: Letter = {
    subject,
    paragraphs: body.map((line) => line.replace('{{code}}', code)),
    action: link ? { label: action, url: link } : undefined,
    footer: { text: mailWords.footer.account },
  };
  return { subject, text: letterAsText(letter), html: letterAsHtml(letter), link };
}
