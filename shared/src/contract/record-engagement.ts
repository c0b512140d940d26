import { callFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { isMeasuringAllowed } from './measuring';
import { isRobot } from './robots';
import type { EngagedType } from './use-engagement';

interface Engagement {
  type: EngagedType;
  id: string;
  action: 'view' | 'share';
}

const SESSION = 'spotlight.visit';

/** What this page told already: the server counts once a day, so a second word is only traffic. */
const told = new Set<string>();
let made: string | undefined;

/** Lasts as long as the tab and says nothing about a person; the server keeps its hash for one day. */
function visitSession(): string {
  try {
    const stored = sessionStorage.getItem(SESSION);
    if (stored) return stored;
    made ??= crypto.randomUUID();
    sessionStorage.setItem(SESSION, made);
  } catch {
    // Storage is switched off: then it lasts as long as the page.
    made ??= crypto.randomUUID();
  }
  return made;
}

/** Tells the server that something was looked at or shared, unless nobody is to be counted here. Never fails. */
export async function recordEngagement(
  backend: Backend,
  { type, id, action }: Engagement,
): Promise<void> {
  const key = `${action}.${type}.${id}`;
  if (told.has(key) || isRobot() || !isMeasuringAllowed()) return;
  told.add(key);
  const args = {
    p_entity_type: type,
    p_entity_id: id,
    p_action: action,
    p_session: visitSession(),
  };
  // Nobody waits for it, and nobody is told that it failed; the next visit may say it again.
  await callFunction(backend, 'record_engagement', args, z.unknown()).catch(() => told.delete(key));
}
