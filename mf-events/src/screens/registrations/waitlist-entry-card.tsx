import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Badge, Button, ButtonLink, FactRow, TicketIcon, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { useWaitlistMoves } from '../../data/waitlist/waitlist.mutations';
import type { WaitlistEntry } from '../../data/waitlist/waitlist.schema';
import waitlistEntriesTexts from '../../locales/waitlist-entries.zh-TW.json';
import { registrationPath } from '../../paths';
import { CardEvent, namedBy } from './card-event';
import { Card, Foot, Head, Meta } from './registration-card.styles';

/** A waitlist entry: for what, how far it is, until when tickets are held, and the way out. */
export function WaitlistEntryCard({ entry }: { entry: WaitlistEntry }) {
  const t = useTexts(waitlistEntriesTexts);
  const id = useId();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { leave } = useWaitlistMoves();
  const { event, eventId, ticketTypeId, quantity, isOffered, offerExpiresAt } = entry;
  if (!event) return null;
  const naming = namedBy(id);
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Badge tone={isOffered ? 'success' : 'info'} hasDot>
          {isOffered
            ? t('waitlistEntries.offered')
            : t('waitlistEntries.position', { position: entry.position ?? 1 })}
        </Badge>
      </Head>
      <CardEvent eventId={eventId} event={event} titleId={id} />
      <FactRow icon={<TicketIcon size={18} />}>
        {t('waitlistEntries.entry', { name: entry.ticketTypeName, count: quantity })}
      </FactRow>
      <Meta>
        {offerExpiresAt
          ? t('waitlistEntries.until', { moment: formatMoment(offerExpiresAt) })
          : t('waitlistEntries.help')}
      </Meta>
      <Foot>
        {isOffered && (
          <ButtonLink
            to={registrationPath(eventId, `${ticketTypeId}:${quantity}`)}
            {...naming('buy')}
          >
            {t('waitlistEntries.buy')}
          </ButtonLink>
        )}
        <Button
          variant="plain"
          isBusy={leave.isPending}
          onClick={() =>
            leave.mutate(entry.id, {
              onError: (error) => toasts.error(errorText(error)),
              onSuccess: () => toasts.info(t('waitlistEntries.left')),
            })
          }
          {...naming('leave')}
        >
          {t('waitlistEntries.leave')}
        </Button>
      </Foot>
    </Card>
  );
}
