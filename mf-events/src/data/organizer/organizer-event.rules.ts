import type { EventStatus, OrganizerEvent, OrganizerStatus } from './organizer-event.schema';

type Timed = Pick<OrganizerEvent, 'status' | 'phase'>;

/** What an own event is shown as: the decision on it, and once approved its phase. */
export function displayStatusOf({ status, phase }: Timed): OrganizerStatus {
  return status === 'approved' ? phase : status;
}

/** The phase of an event by its own columns, as far as its reader's clock can tell. */
export function phaseAt(
  {
    date,
    time,
    endsAt,
  }: {
    date?: string | null | undefined;
    time?: string | null | undefined;
    endsAt?: string | null | undefined;
  },
  now: number,
): 'upcoming' | 'ongoing' | 'ended' {
  if (endsAt && Date.parse(endsAt) <= now) return 'ended';
  const start = date && Date.parse(`${date}T${time ?? '00:00'}:00+08:00`);
  return start && start <= now ? 'ongoing' : 'upcoming';
}

/** What an organizer may do with an event. */
export interface EventAbilities {
  canEdit: boolean;
  /** A draft nobody has seen is deleted, what was published is called off. */
  canDelete: boolean;
  canCancel: boolean;
  canMessage: boolean;
}

/** The database decides; this only leaves out what it would refuse. */
export function abilitiesOf(status: EventStatus, isOver: boolean): EventAbilities {
  const isLive = status === 'approved' && !isOver;
  return {
    canEdit: status === 'draft' || status === 'rejected' || status === 'pending_approval' || isLive,
    canDelete: status === 'draft' || status === 'rejected',
    canCancel: isLive,
    canMessage: status === 'approved' || status === 'cancelled' || status === 'ended',
  };
}

/** How full an event is, 0 to 1; `null` without a limit. */
export function fillOf({ sold, capacity }: { sold: number; capacity: number | null }) {
  return capacity ? Math.min(1, sold / capacity) : null;
}
