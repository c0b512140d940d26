import { Button, ButtonLink, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

import { hasWaitlist, standingOf } from '../../../data/event/event.rules';
import type { EventDetail } from '../../../data/event/event-detail.schema';
import type { WaitlistEntry } from '../../../data/waitlist/waitlist.schema';
import eventDetailTexts from '../../../locales/event-detail.zh-TW.json';
import { orderPath, paths } from '../../../paths';
import type { Registration } from './use-registration';
import type { TicketSelection } from './use-ticket-selection';

const WaitlistButton = lazyPart(
  () =>
    import(/* webpackChunkName: "waitlist" */ './waitlist-button').then((m) => m.WaitlistButton),
  { pending: <WaitlistPending /> },
);

export interface BuyingProps {
  event: EventDetail;
  selection: TicketSelection;
  registration: Registration;
  /** The visitor's waitlist entries for the event. */
  entries: readonly WaitlistEntry[];
}

/** Where somebody who has registered goes on: to the order, to wait, or to the tickets. */
function nextPathOf(registration: NonNullable<EventDetail['myRegistration']>): string {
  if (!registration.awaits) return paths.tickets;
  return registration.awaits === 'approval'
    ? paths.registrations
    : orderPath(registration.orderId ?? '');
}

/** 立即報名, or the way to the tickets for somebody who has registered. */
export function RegisterButton({
  event,
  selection,
  registration,
  entries,
  reasonId,
}: BuyingProps & { reasonId: string }) {
  const t = useTexts(eventDetailTexts);
  if (event.myRegistration) {
    return (
      <>
        <ButtonLink to={nextPathOf(event.myRegistration)} size="lg" isFullWidth>
          {t(`buying.next.${standingOf(event.myRegistration)}`)}
        </ButtonLink>
        {Boolean(event.myRegistration.left) && (
          <ButtonLink to="?another" variant="text" isFullWidth>
            {t('buying.another')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (selection.block === 'sold_out' && event.ticketTypes.some(hasWaitlist)) {
    return <WaitlistButton event={event} entries={entries} />;
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

function WaitlistPending() {
  const t = useTexts(eventDetailTexts);
  return (
    <Button size="lg" isFullWidth disabled>
      {t('buying.waitlist')}
    </Button>
  );
}
