import { useToasts } from '@spotlight/shared/contract';
import { formatMoment } from '@spotlight/shared/format';
import { Button, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { TicketGroup } from '../../../data/ticket/ticket.rules';
import { useEndTransfer } from '../../../data/transfer/transfer.mutations';
import { useTransfers } from '../../../data/transfer/transfer.queries';
import ticketsTexts from '../../../locales/tickets.zh-TW.json';
import { Rows } from '../ticket-card.styles';

/** Tickets of a group that are on their way to somebody, and the way to take them back. */
export function SentTransfers({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { data } = useTransfers();
  const { mutate, isPending, variables } = useEndTransfer();
  const ids = new Set(group.tickets.map(({ id }) => id));
  const open = (data?.sent ?? []).filter(
    ({ status, ticket }) => status === 'offered' && ids.has(ticket.id),
  );
  if (open.length === 0) return null;
  const takeBack = (id: string) =>
    mutate(
      { id },
      {
        onSuccess: () => toasts.success(t('tickets.takenBack')),
        onError: (error) => toasts.error(errorText(error)),
      },
    );
  return (
    <Rows aria-label={t('tickets.status.transferring')}>
      {open.map(({ id, toEmail: email, expiresAt, ticket }) => (
        <li key={id}>
          <p>
            {t('tickets.givenTo', { number: ticket.ticketNo, email })}
            <br />
            <small>{t('tickets.givenUntil', { moment: formatMoment(expiresAt) })}</small>
          </p>
          <Button
            variant="outline"
            size="sm"
            isBusy={
              isPending && variables !== undefined && 'id' in variables && variables.id === id
            }
            onClick={() => takeBack(id)}
          >
            {t('tickets.takeBack')}
          </Button>
        </li>
      ))}
    </Rows>
  );
}
