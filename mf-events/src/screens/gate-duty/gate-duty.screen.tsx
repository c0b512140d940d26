import { useSession } from '@spotlight/shared/contract';
import {
  ButtonLink,
  Container,
  EmptyState,
  Notice,
  PageHeading,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useIsOnline } from '../../components/device/use-is-online';
import { UnprovedAddress } from '../../components/unproved-address/unproved-address';
import { useGateDuty, type GateDuty } from '../../data/event-gates/event-gates.queries';
import gateDutyTexts from '../../locales/gate-duty.zh-TW.json';
import { paths } from '../../paths';
import { GateDutyCard } from './gate-duty-card';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: calc(560px + 2 * var(--gutter));
  padding-block: 24px 48px;
`;

const List = styled.ul`
  display: grid;
  gap: 16px;
`;

/** /event-staff: for which events one may check tickets in, and who asks one to. `?invitation=` is where a link leads. */
export function GateDutyScreen() {
  const t = useTexts(gateDutyTexts);
  const query = useGateDuty();
  const isOnline = useIsOnline();
  // From the first failed attempt on: at the gate nobody waits for the last retry.
  const isFromDevice = query.data !== undefined && (!isOnline || query.failureCount > 0);
  return (
    <Page>
      <PageHeading title={t('gateDuty.title')} lead={t('gateDuty.lead')} />
      {isFromDevice && (
        <Notice tone="warning" title={t('gateDuty.offline')}>
          {t('gateDuty.offlineHelp')}
        </Notice>
      )}
      <QueryView
        query={query}
        pending={<Skeleton height={208} radius="var(--radius-card)" />}
        errorTitle={t('gateDuty.errorTitle')}
      >
        {(duty) => <Duty duty={duty} isFromDevice={isFromDevice} />}
      </QueryView>
    </Page>
  );
}

function Duty({ duty, isFromDevice }: { duty: readonly GateDuty[]; isFromDevice: boolean }) {
  const t = useTexts(gateDutyTexts);
  const { user } = useSession();
  const [params] = useSearchParams();
  const requested = params.get('invitation');
  const isMissing =
    !isFromDevice && requested !== null && !duty.some((one) => one.invitationId === requested);
  return (
    <>
      {!isFromDevice && <UnprovedAddress />}
      {isMissing && user?.isAddressProved !== false && (
        <Notice tone="warning" title={t('gateDuty.notYours')}>
          {t('gateDuty.notYoursHelp', { email: user?.email ?? '' })}
        </Notice>
      )}
      {duty.length === 0 ? (
        <EmptyState
          title={t('gateDuty.empty')}
          help={t('gateDuty.emptyHelp')}
          action={<ButtonLink to={paths.tickets}>{t('gateDuty.toTickets')}</ButtonLink>}
        />
      ) : (
        <List>
          {duty.map((one) => (
            <li key={one.event.id}>
              <GateDutyCard duty={one} isFromDevice={isFromDevice} />
            </li>
          ))}
        </List>
      )}
      {!isFromDevice && duty.some(({ status }) => status === 'active') && (
        <Notice>{t('gateDuty.offlineTip')}</Notice>
      )}
    </>
  );
}
