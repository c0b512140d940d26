import { clockDifference, serverNow } from '@spotlight/shared/format';
import type { GateManifest } from './gate.schema';

/** A clock that is this little off decides nothing at a gate. */
const TOLERABLE_MS = 2 * 60_000;

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
