import {
  ButtonLink,
  CheckCircleIcon,
  Container,
  Notice,
  OfflineNotice,
  PageHeading,
  QueryView,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';

import { styled } from 'styled-components';
import { useTickets } from '../../data/ticket/ticket.queries';
import ticketsTexts from '../../locales/tickets.zh-TW.json';
import { paths } from '../../paths';
import { TicketTabs } from './ticket-tabs';
import { TicketsSkeleton } from './tickets-skeleton';
import { ReceivedTransfers } from './transfer/received-transfers';
import { useIsOnline } from '../../components/device/use-is-online';
import { UnprovedAddress } from '../../components/unproved-address/unproved-address';

/** Below the tickets: it moves nothing that one came for. */
const PendingRegistrations = lazyPart(() =>
  import(/* webpackChunkName: "pending-registrations" */ './pending-registrations').then(
    (m) => m.PendingRegistrations,
  ),
);

const Page = styled(Container)`
  display: grid;
  gap: 16px;
  align-content: start;
  max-width: calc(560px + 2 * var(--gutter));
  padding-top: 24px;
`;

/** /tickets: what one shows at the gate. Works from the device's copy when there is no network. */
export function TicketsScreen() {
  const t = useTexts(ticketsTexts);
  const query = useTickets();
  const isOnline = useIsOnline();
  // From the first failed attempt on: at the gate nobody waits for the last retry.
  const isFromDevice = query.data !== undefined && (!isOnline || query.failureCount > 0);
  return (
    <Page>
      <PageHeading title={t('tickets.title')} />
      {isFromDevice ? (
        <OfflineNotice />
      ) : (
        <>
          <UnprovedAddress />
          <ReceivedTransfers />
        </>
      )}
      <QueryView query={query} pending={<TicketsSkeleton />} errorTitle={t('tickets.errorTitle')}>
        {(tickets) => (
          <>
            <TicketTabs tickets={tickets} />
            {tickets.length > 0 && !isFromDevice && (
              <Notice icon={<CheckCircleIcon />}>{t('tickets.cached')}</Notice>
            )}
          </>
        )}
      </QueryView>
      {!isFromDevice && <PendingRegistrations />}
      <ButtonLink to={paths.gateDuty} variant="text">
        {t('tickets.gateDuty')}
      </ButtonLink>
    </Page>
  );
}
