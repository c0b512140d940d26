import { halfWidth } from '@spotlight/shared/format';

/** What somebody held before the camera or typed. */
export type ReadCode =
  | { kind: 'ticket'; text: string; ticketId: string; version: number; secret: string }
  | { kind: 'number'; text: string }
  | { kind: 'other'; text: string };

const TICKET = /^T1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})\.([0-9a-f]{32})$/;
const NUMBER = /^T-[0-9A-Z]{6,16}$/;
const LONGEST = 200;

/** Reads a code as the database does: a ticket's QR text, a ticket's number, or neither. */
export function readCode(raw: string): ReadCode | null {
  const text = halfWidth(raw).replaceAll(/\s/g, '').slice(0, LONGEST);
  if (text === '') return null;
  const [, ticketId, version, secret] = TICKET.exec(text) ?? [];
  if (ticketId && version && secret) {
    return { kind: 'ticket', text, ticketId, version: Number(version), secret };
  }
  const upper = text.toUpperCase();
  return NUMBER.test(upper) ? { kind: 'number', text: upper } : { kind: 'other', text };
}

/** SHA-256 of a secret as hex, as the manifest holds it. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
