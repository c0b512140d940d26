import { Artwork } from '@spotlight/artwork';
import { formatPrice } from '@spotlight/shared/format';
import { Badge, CalendarIcon, FactRow, PinIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { eventWhen } from '../../components/event-facts/event-when';
import { useEventLocation } from '../../components/event-facts/use-event-location';
import { EventActions } from '../../components/organizer/event-actions';
import { OrganizerStatusBadge } from '../../components/organizer/organizer-status-badge';
import { displayStatusOf, fillOf } from '../../data/organizer/organizer-event.rules';
import type { OrganizerEvent } from '../../data/organizer/organizer-event.schema';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import { draftPath, publishedEventPath } from '../../paths';
import {
  Bar,
  Body,
  Card,
  Figures,
  Foot,
  Head,
  Next,
  Note,
  Picture,
  Title,
} from './organizer-event-card.styles';

/** An own event: how far it is, what was sold, and what there is to do with it. */
export function OrganizerEventCard({ event }: { event: OrganizerEvent }) {
  const t = useTexts(organizerTexts);
  const locationOf = useEventLocation();
  const titleId = useId();
  const status = displayStatusOf(event);
  const fill = fillOf(event);
  const words = event.isFree ? 'organizer.free' : 'organizer';
  const isUnseen = event.status === 'draft' || event.status === 'rejected';
  return (
    <Card aria-labelledby={titleId}>
      <Picture>
        <Artwork
          kind="event"
          id={event.id}
          title={event.title}
          category={event.category ?? ''}
          line={event.posterLine}
          imageUrl={event.imageUrl}
          sizes="160px"
          isDecorative
        />
      </Picture>
      <Body>
        <Head>
          <OrganizerStatusBadge status={status} />
          {event.waitingRegistrations > 0 && (
            <Badge tone="warning">
              {t('organizer.waiting', { count: event.waitingRegistrations })}
            </Badge>
          )}
          {event.openMessages > 0 && (
            <Badge tone="warning">
              {t('organizer.openMessages', { count: event.openMessages })}
            </Badge>
          )}
        </Head>
        <Title id={titleId}>
          <Link to={isUnseen ? draftPath(event.id) : publishedEventPath(event.id)}>
            {event.title}
          </Link>
        </Title>
        <FactRow icon={<CalendarIcon size={18} />}>
          {event.date === null
            ? t('organizer.noDate')
            : eventWhen({
                date: event.date,
                time: event.time,
                isTimeUndecided: event.isTimeUndecided,
                endsAt: event.endsAt,
              })}
        </FactRow>
        {event.location && <FactRow icon={<PinIcon size={18} />}>{locationOf(event)}</FactRow>}
        {isUnseen ? (
          event.comments && (
            <Note>{t('organizer.rejectedBecause', { reason: event.comments })}</Note>
          )
        ) : event.status === 'pending_approval' ? (
          <Next>{t('organizer.nextReview')}</Next>
        ) : (
          <>
            <Figures>
              <span>
                {event.capacity === null
                  ? t(`${words}.sold`, { count: event.sold })
                  : t(`${words}.soldOf`, { count: event.sold, capacity: event.capacity })}
              </span>
              <span>
                {event.left === null
                  ? t('organizer.unlimited')
                  : t(`${words}.left`, { count: event.left })}
              </span>
              {event.revenue > 0 && (
                <span>{t('organizer.revenue', { amount: formatPrice(event.revenue) })}</span>
              )}
              {event.waitlist > 0 && (
                <span>{t('organizer.waitlist', { count: event.waitlist })}</span>
              )}
              {event.checkedIn > 0 && (
                <span>{t('organizer.checkedIn', { count: event.checkedIn })}</span>
              )}
            </Figures>
            {fill !== null && <Bar style={{ '--fill': fill }} />}
            {event.status === 'cancelled' && event.comments && (
              <Note>{t('organizer.cancelledBecause', { reason: event.comments })}</Note>
            )}
          </>
        )}
      </Body>
      <Foot>
        <EventActions
          isInList
          titleId={titleId}
          event={{
            id: event.id,
            title: event.title,
            status: event.status,
            isOver: event.phase === 'ended',
            sold: event.sold,
            revenue: event.revenue,
            waitlist: event.waitlist,
          }}
        />
      </Foot>
    </Card>
  );
}
