import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Occasions on which the account service writes to people. */
export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication';

const words = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'locales/zh-TW.json'), 'utf8'),
) as Record<MailKind, { subject: string; body: string }>;

export interface MailFacts {
  siteUrl: string;
  /** Redeemed once by `verifyOtp({ type, token_hash })`. */
  tokenHash: string;
  /** The same permission as six digits, for typing. */
  code: string;
}

export interface Mail {
  subject: string;
  text: string;
  /** Null when the mail carries a code only. */
  link: string | null;
}

/** Which page of the site redeems the link. Only the reset of a password has one so far. */
const linkPath: Partial<Record<MailKind, string>> = { recovery: '/login?mode=reset' };

/** Words and link of one mail. */
export function composeMail(kind: MailKind, { siteUrl, tokenHash, code }: MailFacts): Mail {
  const page = linkPath[kind];
  const link = page ? new URL(`${page}&token_hash=${tokenHash}`, siteUrl).href : null;
  const { subject, body } = words[kind];
  return { subject, text: body.replace('{{code}}', code).replace('{{link}}', link ?? ''), link };
}
