import { firstLetter, serverNow } from '@spotlight/shared/format';
import type { StoredScan, ServerScan } from './gate.schema';
import type { Judgement } from './judge.rules';

/** A scan that the server decided. */
export function answered(answer: ServerScan, eventId: string, gateId: string | null): StoredScan {
  return {
    nonce: answer.nonce,
    eventId,
    code: null,
    ticketId: answer.ticket?.id ?? null,
    gateId,
    scannedAt: answer.scannedAt,
    verdict: answer.result,
    reason: null,
    state: 'settled',
    mayBeKnown: true,
    settledAt: new Date(serverNow()).toISOString(),
    typeName: answer.ticket?.ticketTypeName ?? null,
    initial: answer.ticket && firstLetter(answer.ticket.holderName),
    firstAt: answer.result === 'duplicate' ? (answer.ticket?.checkedInAt ?? null) : null,
    isConflict: false,
    isRead: true,
  };
}

/** An entry of this device as the server saw it when it was reported. */
export function merged(scan: StoredScan, { result, ticket }: ServerScan): StoredScan {
  const isConflict = result !== 'ok';
  return {
    ...scan,
    code: null,
    verdict: result,
    state: 'settled',
    settledAt: new Date(serverNow()).toISOString(),
    // After a reload the name is not there any more; what waits is stored without it.
    initial: scan.initial ?? (ticket && firstLetter(ticket.holderName)),
    firstAt: ticket?.checkedInAt ?? null,
    isConflict,
    isRead: !isConflict,
  };
}

/** A scan that this device decided. Only entries are reported, so only they keep their code. */
export function decidedAlone(
  judgement: Judgement,
  at: Pick<StoredScan, 'nonce' | 'eventId' | 'gateId' | 'mayBeKnown' | 'scannedAt'> & {
    code: string;
  },
): StoredScan {
  const isEntry = judgement.verdict === 'ok';
  return {
    ...judgement,
    ...at,
    code: isEntry ? at.code : null,
    state: isEntry ? 'waiting' : 'settled',
    settledAt: null,
    isConflict: false,
    isRead: true,
  };
}
