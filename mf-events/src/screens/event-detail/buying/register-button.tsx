import { Button, ButtonLink } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import { paths } from '../../../paths';
import type { Registration } from './use-registration';
import type { TicketSelection } from './use-ticket-selection';

export interface BuyingProps {
  event: EventDetail;
  selection: TicketSelection;
  registration: Registration;
}

/** 立即報名, or the way to the tickets for somebody who has registered. */
export function RegisterButton({
  event,
  selection,
  registration,
  reasonId,
}: BuyingProps & { reasonId: string }) {
  const { t } = useTranslation('events');
  if (event.myRegistration) {
    return (
      <ButtonLink to={paths.tickets} size="lg" isFullWidth>
        {t('buying.viewTickets')}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="lg"
      isFullWidth
      disabled={selection.block !== null}
      aria-describedby={selection.block ? reasonId : undefined}
      isBusy={registration.isFetching}
      onClick={registration.open}
    >
      {t('buying.register')}
    </Button>
  );
}
