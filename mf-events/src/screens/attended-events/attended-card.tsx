import { Artwork } from '@spotlight/artwork';
import type { EventReview } from '../../data/event-review/event-review.schema';
import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import { hasComeIn } from '../../data/ticket/attended.rules';
import type { TicketGroup } from '../../data/ticket/ticket.rules';
import attendedTexts from '../../locales/attended.zh-TW.json';
import { eventPath } from '../../paths';
import { ReviewButton } from './review-button';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: 4px 16px;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  &:hover {
    border-color: var(--line-control);
  }
  & h3 {
    font-size: var(--text-16);
    line-height: var(--leading-title);
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
    font-variant-numeric: tabular-nums;
  }
`;

const Poster = styled(Artwork)`
  align-self: start;
  border-radius: var(--radius-control);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: 6px;
`;

export interface AttendedCardProps {
  group: TicketGroup;
  /** What one said about it. */
  review: EventReview | undefined;
}

/** One event of the past, and whether one was there. */
export function AttendedCard({ group, review }: AttendedCardProps) {
  const t = useTexts(attendedTexts);
  const locationOf = useEventLocation();
  const titleId = useId();
  const { event, tickets, typeName } = group;
  const state = stateOf(group);
  return (
    <Row aria-labelledby={titleId}>
      <Poster
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        line={event.posterLine}
        imageUrl={event.imageUrl}
        sizes="104px"
        showWords={false}
        isDecorative
      />
      <div>
        <h3 id={titleId}>
          <Link to={eventPath(event.id)}>{event.title}</Link>
        </h3>
        <p>{eventWhen(event)}</p>
        <p>{locationOf(event)}</p>
        <Foot>
          <Badge tone={tones[state]}>{t(`attended.${state}`)}</Badge>
          <p>{t('attended.tickets', { type: typeName, count: tickets.length })}</p>
          {review && <p>{t('attended.rated', { count: review.rating })}</p>}
          {hasComeIn(group) && <ReviewButton event={event} review={review} />}
        </Foot>
      </div>
    </Row>
  );
}

const tones = {
  checkedIn: 'success',
  ongoing: 'info',
  cancelled: 'neutral',
  missed: 'neutral',
} as const;

function stateOf(group: TicketGroup): keyof typeof tones {
  if (group.event.phase === 'cancelled') return 'cancelled';
  if (group.event.phase === 'ongoing') return 'ongoing';
  return hasComeIn(group) ? 'checkedIn' : 'missed';
}
