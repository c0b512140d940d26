import { clockDifference, hearServerTime, serverNow } from '@spotlight/shared/format';
import type { CachedManifest, GateManifest } from './gate.schema';

/** A clock that is this little off decides nothing at a gate. */
const TOLERABLE_MS = 2 * 60_000;

/** Without network goes on with what the device knew of its clock when it kept the list. */
export function recallClock({ clockDifference: known = 0 }: CachedManifest): void {
  const now = Date.now();
  if (clockDifference() === 0) hearServerTime(new Date(now + known).toUTCString(), now, now);
}

/** The moment by which a scan is judged: never before the list was made, whatever the device says. */
export const gateNow = ({ generatedAt }: GateManifest): number =>
  Math.max(serverNow(), Date.parse(generatedAt));

/**
 * By how much the device's clock is fast, negative when it is slow, as far as can be told; 0 when it is good
 * enough. A clock that was set back without network is behind its own list.
 */
export function clockFault(manifest: GateManifest): number {
  const fault = -clockDifference() + Math.min(0, serverNow() - Date.parse(manifest.generatedAt));
  return Math.abs(fault) < TOLERABLE_MS ? 0 : fault;
}
