import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { callInSession, openSession } from './second-factor';
import type { Sql } from './test-database';

/** What a browser keeps to itself of a subscription. */
interface BrowserSecrets {
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

/** A browser that has been given an address by its push service. */
export function createBrowser(host = 'push.test') {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const secrets: BrowserSecrets = { privateKey: ecdh.getPrivateKey(), publicKey, auth };
  const args = {
    p_endpoint: `https://${host}/send/${randomUUID()}`,
    p_p256dh: publicKey.toString('base64url'),
    p_auth: auth.toString('base64url'),
  };
  return { secrets, args };
}

/** The arguments of `subscribe_to_push` from some browser. */
export const browserKeys = () => createBrowser().args;

/** Switches it on in a browser in which a person has just signed in. */
export async function subscribe(sql: Sql, person: string, browser = createBrowser()) {
  const session = await openSession(sql, person);
  await callInSession(sql, person, session, 'subscribe_to_push', browser.args);
  return { session, ...browser };
}
