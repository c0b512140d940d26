import { ButtonLink } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { stateOf, type TicketGroup } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { orderPath } from '../../paths';
import { Rows } from './ticket-card.styles';

/** Tickets of a group whose money is asked back: which, what that means, and where to take it back. */
export function AskedBackTickets({ group }: { group: TicketGroup }) {
  const t = useTexts(ticketsTexts);
  const asked = group.tickets.filter((ticket) => stateOf(ticket) === 'asked_back');
  return (
    <Rows aria-label={t('tickets.status.asked_back')}>
      {asked.map(({ id, number, orderId }) => (
        <li key={id}>
          <p>
            {t('tickets.askedBack', { number })}
            <br />
            <small>{t('tickets.askedBackHelp')}</small>
          </p>
          {orderId && (
            <ButtonLink variant="outline" size="sm" to={orderPath(orderId)}>
              {t('tickets.viewRequest')}
            </ButtonLink>
          )}
        </li>
      ))}
    </Rows>
  );
}
