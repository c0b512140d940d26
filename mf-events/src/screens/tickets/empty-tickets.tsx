import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { TicketTab } from '../../data/ticket/ticket.rules';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { paths } from '../../paths';

/** A tab without tickets. */
export function EmptyTickets({ tab }: { tab: TicketTab }) {
  const t = useTexts(ticketsTexts);
  return (
    <EmptyState
      title={t(`tickets.empty.${tab}`)}
      help={t(`tickets.emptyHelp.${tab}`)}
      action={<ButtonLink to={paths.eventList}>{t('tickets.explore')}</ButtonLink>}
    />
  );
}
