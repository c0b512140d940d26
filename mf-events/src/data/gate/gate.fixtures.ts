import { hashOf } from './code.rules';
import type { GateManifest, CachedManifest } from './gate.schema';

export const GATE_EVENT_ID = '5f3a7c10-6f2b-4a7e-9a35-0d5c8e4b2a11';
export const SECRET = '00112233445566778899aabbccddeeff';
/** A ticket id that differs in its last digit. */
export const ticketId = (n: number) => `9b1d5e20-1c2d-4e3f-8a4b-00000000000${n}`;
/** What the QR code of that ticket says. */
export const codeOf = (n: number, version = 1, secret = SECRET) =>
  `T1.${ticketId(n)}.${version}.${secret}`;

type Ticket = GateManifest['tickets'][number];

/** One ticket of a manifest; its secret is `SECRET`. */
export async function manifestTicket(n: number, overrides: Partial<Ticket> = {}): Promise<Ticket> {
  return {
    id: ticketId(n),
    version: 1,
    hash: await hashOf(SECRET),
    status: 'valid',
    type: 'standing',
    initial: '林',
    ...overrides,
  };
}

/** The list of an event that is on now. */
export function cachedManifest(
  tickets: Ticket[],
  overrides: Partial<GateManifest> = {},
): CachedManifest {
  const hour = 3_600_000;
  const manifest: GateManifest = {
    event: {
      id: GATE_EVENT_ID,
      title: '午夜迪斯可',
      startsAt: new Date(Date.now() - hour).toISOString(),
      endsAt: new Date(Date.now() + 3 * hour).toISOString(),
      status: 'approved',
    },
    gate: null,
    gates: [],
    types: { standing: '站席', vip: '貴賓席' },
    generatedAt: new Date().toISOString(),
    tickets,
    ...overrides,
  };
  const askedAt = new Date(Date.now() - 60_000).toISOString();
  return { key: `u/${GATE_EVENT_ID}`, eventId: GATE_EVENT_ID, userId: 'u', manifest, askedAt };
}
