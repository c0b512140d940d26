import type { ReadCode } from './code.rules';
import type { Gate, GateManifest, StoredScan, Verdict, onlineReasons } from './gate.schema';

/** A verdict that was reached without network. */
export interface Judgement {
  verdict: Verdict;
  reason: (typeof onlineReasons)[number] | null;
  ticketId: string | null;
  typeName: string | null;
  initial: string | null;
  /** When the ticket came in first, as far as this device knows. */
  firstAt: string | null;
}

export interface JudgeInput {
  code: ReadCode;
  /** SHA-256 of the code's secret; empty when it has none. */
  hash: string;
  manifest: GateManifest;
  /** When the manifest was asked for. */
  manifestAskedAt: string;
  /** What this device has let in so far. */
  scans: readonly StoredScan[];
  gateId: string | null;
  now: number;
}

const DAY_MS = 86_400_000;

/** Is check-in open? From a day before it to a day after it, as the database says. */
function isCheckInOpen({ event }: GateManifest, now: number): boolean {
  const isOn = event.status === 'approved' || event.status === 'ended';
  const opens = Date.parse(event.startsAt) - DAY_MS;
  return isOn && now >= opens && now <= Date.parse(event.endsAt) + DAY_MS;
}

const isWrongGate = (gate: Gate | undefined, type: string, now: number): boolean =>
  gate !== undefined &&
  ((gate.allowedTypes !== null && !gate.allowedTypes.includes(type)) ||
    (gate.opensAt !== null && Date.parse(gate.opensAt) > now) ||
    (gate.closesAt !== null && Date.parse(gate.closesAt) <= now));

/**
 * The entry of this device that says that a ticket is inside. What the server has answered before the
 * manifest was asked for is in the manifest, which then knows better.
 */
export function entryOf(
  ticketId: string,
  scans: readonly StoredScan[],
  manifestAskedAt: string,
): StoredScan | undefined {
  return scans.find(
    (scan) =>
      scan.ticketId === ticketId &&
      scan.verdict === 'ok' &&
      (scan.state === 'waiting' ||
        (scan.state === 'settled' && (scan.settledAt ?? '') >= manifestAskedAt)),
  );
}

const nothing = { reason: null, ticketId: null, typeName: null, initial: null, firstAt: null };

/** Check-in is not open. */
export const closed: Judgement = { ...nothing, verdict: 'closed' };

/**
 * Judges a code with what the device has, in the order in which the server would. A ticket that the
 * list does not have may have been sold or transferred since: that is never called forged.
 */
export function judge(input: JudgeInput): Judgement {
  const { code, hash, manifest, manifestAskedAt, scans, gateId, now } = input;
  if (!isCheckInOpen(manifest, now)) return closed;
  if (code.kind === 'other') return { ...nothing, verdict: 'invalid' };
  if (code.kind === 'number') return { ...nothing, verdict: 'check_online', reason: 'number' };

  const ticket = manifest.tickets.find(({ id }) => id === code.ticketId);
  if (!ticket || code.version > ticket.version) {
    return { ...nothing, verdict: 'check_online', reason: 'not_listed' };
  }
  if (code.version === ticket.version && hash !== ticket.hash) {
    return { ...nothing, verdict: 'invalid' };
  }
  // Whose the ticket is now is nobody's business who holds a former code of it.
  if (code.version < ticket.version || ['cancelled', 'refunded'].includes(ticket.status)) {
    return { ...nothing, verdict: 'revoked', ticketId: ticket.id };
  }
  const known = {
    ...nothing,
    ticketId: ticket.id,
    typeName: manifest.types[ticket.type] ?? null,
    initial: ticket.initial,
  };
  // The offer may have lapsed by now, which leaves the ticket with whoever shows it.
  if (ticket.status === 'transferring') {
    return { ...known, verdict: 'check_online', reason: 'transferring' };
  }
  const gate = manifest.gates.find(({ id }) => id === gateId);
  if (isWrongGate(gate, ticket.type, now)) return { ...known, verdict: 'wrong_gate' };
  const entry = entryOf(ticket.id, scans, manifestAskedAt);
  if (entry) return { ...known, verdict: 'duplicate', firstAt: entry.scannedAt };
  // An entry that this device took back after the list was made is no entry any more.
  const isUndone = scans.some(
    (scan) =>
      scan.ticketId === ticket.id &&
      scan.state === 'undone' &&
      (scan.settledAt ?? '') >= manifestAskedAt,
  );
  if (ticket.status === 'checked_in' && !isUndone) return { ...known, verdict: 'duplicate' };
  if (ticket.askedBack) return { ...known, verdict: 'refund_asked' };
  return { ...known, verdict: 'ok' };
}
