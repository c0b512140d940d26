import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import listTexts from '../locales/booking-list.zh-TW.json';
import type { BookingCard } from './booking.schema';

/** Whole hours in which this side has to answer; null when it is not its turn. */
function hoursToAnswer({ side, status, respondBy }: BookingCard, now: number): number | null {
  const isTurn = status === (side === 'host' ? 'requested' : 'quoted');
  return isTurn && respondBy ? Math.floor((Date.parse(respondBy) - now) / 3_600_000) : null;
}

/** How long the reader still has to answer; nothing where it is not their turn. */
export function HoursLeft({ booking }: { booking: BookingCard }) {
  const t = useTexts(listTexts);
  const [now] = useState(Date.now);
  const hours = hoursToAnswer(booking, now);
  if (hours === null) return null;
  return (
    <Badge tone="warning">
      {t(hours < 1 ? 'bookingList.lastHour' : 'bookingList.hoursLeft', { hours })}
    </Badge>
  );
}
