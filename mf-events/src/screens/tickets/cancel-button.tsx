import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { ConfirmButton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useCancelRegistration } from '../../data/registration/registration.mutations';
import type { TicketGroup } from '../../data/ticket/ticket.rules';

/** Cancels a registration with all its tickets, after asking. */
export function CancelButton({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const { mutateAsync } = useCancelRegistration();
  const { event, registrationId, tickets } = group;
  return (
    <ConfirmButton
      variant="plain"
      question={{
        title: t('tickets.cancelTitle'),
        body: t('tickets.cancelBody', { title: event.title, count: tickets.length }),
        confirmLabel: t('tickets.cancel'),
        keepLabel: t('tickets.cancelKeep'),
        onConfirm: async () => {
          await mutateAsync(registrationId);
          return t('tickets.cancelDone');
        },
      }}
    >
      {t('tickets.cancel')}
    </ConfirmButton>
  );
}
