/**
 * Stands inline in the page before the first script, while a canary runs and no longer: who sits before this browser, and
 * whether they get it. Asked once, so whoever signs in, or has the device forget everything, keeps what this document has begun with.
 */
import { isOnCanary, type Visitor } from '@spotlight/shared/contract/canary';
import type { ResolveContext } from '@spotlight/shared/contract/resolve-remote';

declare global {
  interface Window {
    __visitor?: Visitor | undefined;
    __isOnCanary?: ResolveContext['isOnCanary'];
  }
}

/** A number that says nothing of anybody: drawn once, and kept on the device. */
const PLACE = 'spotlight-place';
const PIN = 'spotlight-pin';
/** Where somebody is signed in, for this tab or longer (`session-storage.ts`). */
const SESSION = 'spotlight-auth';

const visitor = readVisitor();
if (visitor) {
  window.__visitor = visitor;
  window.__isOnCanary = (id, remote) => isOnCanary(id, remote, visitor);
}

function readVisitor(): Visitor | undefined {
  if (/bot|crawl|spider|jsdom/i.test(navigator.userAgent)) return undefined;
  try {
    const place = (localStorage[PLACE] ??= String(Math.random())) as string;
    const asked = new URLSearchParams(location.search).get('pin');
    if (asked !== null) sessionStorage[PIN] = asked;
    const session = (sessionStorage[SESSION] ?? localStorage[SESSION] ?? '{}') as string;
    const { user } = JSON.parse(session) as { user?: { id: string } };
    return { place, account: user?.id, pin: sessionStorage[PIN] as string | undefined };
  } catch {
    // Nothing can be kept here, so nothing would be the same on the next page.
    return undefined;
  }
}
