import { CalendarIcon, FactRow, PinIcon } from '@spotlight/shared/ui';
import { Link } from '@spotlight/shared/vendor/router';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import type { RegistrationCard } from '../../data/registration/registration-list.schema';
import { eventPath } from '../../paths';
import { Title } from './registration-card.styles';

export interface CardEventProps {
  eventId: string;
  event: Pick<
    RegistrationCard['event'],
    'title' | 'date' | 'time' | 'isTimeUndecided' | 'endsAt' | 'city' | 'location'
  >;
  /** What names the card. */
  titleId: string;
}

/** Which event a registration or a waitlist entry is for: its title, when and where. */
export function CardEvent({ eventId, event, titleId }: CardEventProps) {
  const locationOf = useEventLocation();
  return (
    <>
      <Title id={titleId}>
        <Link to={eventPath(eventId)}>{event.title}</Link>
      </Title>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {eventWhen(event)}
      </FactRow>
      <FactRow icon={<PinIcon size={18} />}>
        {locationOf({ city: event.city ?? null, location: event.location })}
      </FactRow>
    </>
  );
}

/** Names the buttons of a card, all of which say the same, after the event as well. */
export const namedBy = (titleId: string) => (action: string) => ({
  id: `${titleId}-${action}`,
  'aria-labelledby': `${titleId}-${action} ${titleId}`,
  size: 'sm' as const,
});
