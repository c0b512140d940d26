import { Artwork } from '@spotlight/artwork';
import { eventLinks } from '@spotlight/shared/contract/links';
import { formatDateTime } from '@spotlight/shared/format';
import stateTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { Badge, Panel, fromTablet, type BadgeTone } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { NamedEvent, VenueStand } from '../../data/venue-event/venue-event.schema';
import venueEventsTexts from '../../locales/venue-events.zh-TW.json';
import { bookingPath } from '../../paths';
import { AnswerButtons } from './answer-buttons';

const Row = styled(Panel)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px 16px;
  align-items: start;
  line-height: var(--leading-dense);
  & > :first-child {
    border-radius: var(--radius-control);
  }
  & h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media ${fromTablet} {
    grid-template-columns: 144px minmax(0, 1fr) auto;
    & > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  gap: 4px;
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  & > h3 {
    color: var(--ink);
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @media ${fromTablet} {
    justify-content: flex-end;
    max-width: 220px;
  }
`;

const tones: Record<VenueStand, BadgeTone> = {
  own: 'neutral',
  waiting: 'warning',
  consented: 'success',
  objected: 'danger',
};

export interface VenueEventEntryProps {
  event: NamedEvent;
  /** Says at which venue, for owners of several. */
  hasVenue: boolean;
}

/** An event at an own venue: what is known of it, whether its hours are booked, and the answer to it. */
export function VenueEventEntry({ event, hasVenue }: VenueEventEntryProps) {
  const t = useTexts(venueEventsTexts);
  const tStates = useTexts(stateTexts);
  const titleId = useId();
  const { stand, answer, booking, status, phase } = event;
  const isOver = phase === 'ended' || phase === 'cancelled';
  const notes = [
    status === 'pending_approval' && t('venueEvents.reviewing'),
    phase === 'cancelled' && t('venueEvents.cancelled'),
    phase === 'ended' && t('venueEvents.over'),
    stand === 'waiting' && answer !== null && !isOver && t('venueEvents.moved'),
    stand === 'objected' && t('venueEvents.reason', { reason: answer?.reason ?? '' }),
    stand !== 'own' && booking === null && !isOver && t('venueEvents.notBooked'),
  ].filter((note) => note !== false);
  return (
    <Row as="article" aria-labelledby={titleId}>
      <Artwork
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        imageUrl={event.imageUrl}
        sizes="144px"
        showWords={false}
        isDecorative
      />
      <Facts>
        <h3 id={titleId}>
          {status === 'pending_approval' ? (
            event.title
          ) : (
            <Link to={eventLinks.event(event.id)}>{event.title}</Link>
          )}
        </h3>
        <p>
          <time dateTime={event.date}>
            {formatDateTime(event.date, event.time, event.isTimeUndecided, event.endsAt)}
          </time>
        </p>
        <p>
          {[t('venueEvents.by', { organizer: event.organizerName }), hasVenue && event.venueName]
            .filter(Boolean)
            .join('・')}
        </p>
        {booking && (
          <p>
            <Link to={bookingPath(booking.id)}>
              {t('venueEvents.booked', {
                number: booking.bookingNo,
                status: tStates(`bookings.status.${booking.status}`),
              })}
            </Link>
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Facts>
      <Side>
        <Badge tone={tones[stand]} hasDot={stand === 'waiting' && !isOver}>
          {t(`venueEvents.stand.${stand}`)}
        </Badge>
        {stand !== 'own' && !isOver && <AnswerButtons event={event} />}
      </Side>
    </Row>
  );
}
