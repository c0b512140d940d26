import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';
import { ticketRowsSchema, type TicketRows } from './ticket.schema';

/**
 * Keeps the last known tickets on the device, because the door of a concert hall is where networks
 * fail. One person per device: tickets admit whoever shows them, so keeping somebody's tickets
 * removes those of anybody else.
 */
const PREFIX = `${PRIVATE_STORAGE_PREFIX}tickets.`;
const keyOf = (userId: string) => `${PREFIX}${userId}`;

export interface KeptTickets {
  rows: TicketRows;
  /** Unix time in milliseconds. */
  keptAt: number;
}

/** Remembers the tickets of `userId`. A full or forbidden storage is no reason to fail. */
export function keepTickets(userId: string, rows: TicketRows, now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && key !== keyOf(userId)) localStorage.removeItem(key);
    }
    localStorage.setItem(keyOf(userId), JSON.stringify({ rows, keptAt: now }));
  } catch {
    return;
  }
}

/** The tickets of `userId` that were kept, unless there are none or they are of no use any more. */
export function readKeptTickets(userId: string): KeptTickets | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('rows' in kept)) return undefined;
    const rows = ticketRowsSchema.safeParse(kept.rows);
    const keptAt = 'keptAt' in kept ? Number(kept.keptAt) : 0;
    return rows.success ? { rows: rows.data, keptAt } : undefined;
  } catch {
    return undefined;
  }
}
