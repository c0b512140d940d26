import type { BilledPerformer } from './basics.schema';

/** As many as the database takes, of each. */
export const lineUpLimits = { performers: 30, guests: 30, name: 60 } as const;

/** A guest's name as it is saved; `null` when there is none, it is on the bill, or the bill is full. */
export function newGuest(
  name: string,
  { guests, performers }: { guests: readonly string[]; performers: readonly BilledPerformer[] },
): string | null {
  const trimmed = name.trim().slice(0, lineUpLimits.name);
  const taken = [...guests, ...performers.map((performer) => performer.name)];
  return trimmed === '' || taken.includes(trimmed) || guests.length >= lineUpLimits.guests
    ? null
    : trimmed;
}
