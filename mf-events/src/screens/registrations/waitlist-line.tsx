import { useToasts } from '@spotlight/shared/contract';
import { formatDateTime, formatMoment } from '@spotlight/shared/format';
import {
  Badge,
  Button,
  ButtonLink,
  CalendarIcon,
  FactRow,
  PinIcon,
  TicketIcon,
  useErrorText,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { useEventPlace } from '../../components/event-facts/use-event-place';
import { useWaitlistMoves } from '../../data/waitlist/waitlist.mutations';
import type { WaitlistEntry } from '../../data/waitlist/waitlist.schema';
import { eventPath, registrationPath } from '../../paths';
import { Card, Foot, Head, Meta, Title } from './registration-card.styles';

/** A place in line: for what, how far it is, until when tickets are held, and the way out. */
export function WaitlistLine({ entry }: { entry: WaitlistEntry }) {
  const { t } = useTranslation('events');
  const id = useId();
  const placeOf = useEventPlace();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { leave } = useWaitlistMoves();
  const { event, eventId, ticketTypeId, quantity, isOffered, offerExpiresAt } = entry;
  if (!event) return null;
  const naming = (action: string) => ({
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${id}`,
    size: 'sm' as const,
  });
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Badge tone={isOffered ? 'success' : 'info'} hasDot>
          {isOffered
            ? t('waitlistLines.offered')
            : t('waitlistLines.position', { position: entry.position ?? 1 })}
        </Badge>
      </Head>
      <Title id={id}>
        <Link to={eventPath(eventId)}>{event.title}</Link>
      </Title>
      <FactRow icon={<CalendarIcon size={18} />} isStrong>
        {formatDateTime(event.date, event.time, event.time_undecided, event.ends_at)}
      </FactRow>
      <FactRow icon={<PinIcon size={18} />}>
        {placeOf({ city: event.city ?? null, location: event.location })}
      </FactRow>
      <FactRow icon={<TicketIcon size={18} />}>
        {t('waitlistLines.line', { name: entry.ticketTypeName, count: quantity })}
      </FactRow>
      <Meta>
        {offerExpiresAt
          ? t('waitlistLines.until', { moment: formatMoment(offerExpiresAt) })
          : t('waitlistLines.help')}
      </Meta>
      <Foot>
        {isOffered && (
          <ButtonLink
            to={registrationPath(eventId, `${ticketTypeId}:${quantity}`)}
            {...naming('buy')}
          >
            {t('waitlistLines.buy')}
          </ButtonLink>
        )}
        <Button
          variant="plain"
          isBusy={leave.isPending}
          onClick={() =>
            leave.mutate(entry.id, {
              onError: (error) => toasts.error(errorText(error)),
              onSuccess: () => toasts.info(t('waitlistLines.left')),
            })
          }
          {...naming('leave')}
        >
          {t('waitlistLines.leave')}
        </Button>
      </Foot>
    </Card>
  );
}
