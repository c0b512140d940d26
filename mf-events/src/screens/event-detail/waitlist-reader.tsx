import { useEffect, useEffectEvent } from 'react';
import { useWaitlist } from '../../data/waitlist/waitlist.queries';
import type { WaitlistEntry } from '../../data/waitlist/waitlist.schema';

export interface WaitlistReaderProps {
  eventId: string;
  onRead: (places: readonly WaitlistEntry[]) => void;
}

/** Tells the page in which lines of the event its visitor stands; draws nothing. */
export function WaitlistReader({ eventId, onRead }: WaitlistReaderProps) {
  const places = useWaitlist(eventId);
  const tell = useEffectEvent(onRead);
  useEffect(() => tell(places), [places]);
  return null;
}
