import { categoryLabel } from '@spotlight/shared/format';
import { Artwork } from '@spotlight/artwork';
import {
  Badge,
  ButtonLink,
  CalendarIcon,
  ClockIcon,
  FactRow,
  PinIcon,
  PriceText,
  Tag,
  UsersIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { todayText } from '@spotlight/shared/opening-hours';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import type { EventCard as EventCardData } from '../../data/event/event.schema';
import eventOfferTexts from '../../locales/event-offer.zh-TW.json';
import { eventPath } from '../../paths';
import { texts } from '../../texts';
import { eventWhen } from '../event-facts/event-when';
import { useEventLocation } from '../event-facts/use-event-location';
import {
  Actions,
  Body,
  Card,
  Description,
  Facts,
  Foot,
  Pending,
  Tags,
  Title,
} from './event-card.styles';
import { RegisterAction } from './register-action';

export interface EventCardProps {
  event: EventCardData;
  /** The visitor already has a registration: the card then offers to contact the organizer. */
  isRegistered: boolean;
  /** One of the first pictures of the page: fetched at once. */
  isPriority?: boolean;
  /** Says when it is, where the day is not known yet. */
  when?: string | undefined;
}

/** An event in a list: picture, title, the facts that decide, price, and one primary action. */
export function EventCard({ event, isRegistered, isPriority, when }: EventCardProps) {
  const t = useTexts(texts, eventOfferTexts);
  const locationOf = useEventLocation();
  const id = useId();
  const titleId = `${id}-title`;
  const isListed = event.phase === 'upcoming' || event.phase === 'ongoing';
  const today = isListed ? todayText(event) : null;
  return (
    <Card aria-labelledby={titleId}>
      <Artwork
        kind="event"
        id={event.id}
        title={event.title}
        category={event.category}
        line={event.posterLine}
        imageUrl={event.imageUrl}
        sizes="(min-width: 1024px) 384px, (min-width: 768px) 48vw, 94vw"
        isDecorative
        isPriority={isPriority}
      />
      <Tags>
        <Tag>{categoryLabel(event.category)}</Tag>
        {event.badge && <Badge tone="amber">{t(`card.${event.badge}`)}</Badge>}
      </Tags>
      <Body>
        <Title id={titleId}>
          <Link to={eventPath(event.id)}>{event.title}</Link>
        </Title>
        <Description>{event.description}</Description>
        <Facts>
          <FactRow icon={<CalendarIcon size={18} />} isStrong>
            {when ?? eventWhen(event)}
          </FactRow>
          {today && <FactRow icon={<ClockIcon size={18} />}>{today}</FactRow>}
          <FactRow icon={<PinIcon size={18} />}>{locationOf(event)}</FactRow>
          <FactRow icon={<UsersIcon size={18} />}>
            {t('card.attendees', { count: event.attendees })}
          </FactRow>
        </Facts>
        <Foot>
          {event.sale === 'none' ? (
            <Pending>{t('offer.noTickets')}</Pending>
          ) : (
            <PriceText label={event.price} />
          )}
          <Actions>
            <ButtonLink
              to={eventPath(event.id)}
              variant="plain"
              size="sm"
              id={`${id}-details`}
              aria-labelledby={`${id}-details ${titleId}`}
            >
              {t('offer.details')}
            </ButtonLink>
            <RegisterAction
              event={event}
              isRegistered={isRegistered}
              buttonId={`${id}-action`}
              titleId={titleId}
            />
          </Actions>
        </Foot>
      </Body>
    </Card>
  );
}
