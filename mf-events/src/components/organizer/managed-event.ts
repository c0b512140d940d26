import type { EventStatus } from '../../data/organizer/organizer-event.schema';

/** What the actions on an own event need to know of it. */
export interface ManagedEvent {
  id: string;
  title: string;
  status: EventStatus;
  isOver: boolean;
  /** `null` while it is not known: then nothing can be said of what calling off would do. */
  sold: number | null;
  revenue: number;
  /** Tickets that people wait for. */
  waitlist: number;
}

/** What is asked about in a dialog. */
export type EventAction = 'copy' | 'message' | 'cancel' | 'delete';
