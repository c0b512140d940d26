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
import { useDoorWork, type DoorWork } from '../../data/doors/doors.queries';
import doorWorkTexts from '../../locales/door-work.zh-TW.json';
import { paths } from '../../paths';
import { DoorWorkCard } from './door-work-card';

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

/** /event-staff: at whose doors one may scan, and who asks one to. `?invitation=` is where a link leads. */
export function DoorWorkScreen() {
  const t = useTexts(doorWorkTexts);
  const query = useDoorWork();
  const isOnline = useIsOnline();
  // From the first failed attempt on: at the doors nobody waits for the last retry.
  const isFromDevice = query.data !== undefined && (!isOnline || query.failureCount > 0);
  return (
    <Page>
      <PageHeading title={t('doorWork.title')} lead={t('doorWork.lead')} />
      {isFromDevice && (
        <Notice tone="warning" title={t('doorWork.offline')}>
          {t('doorWork.offlineHelp')}
        </Notice>
      )}
      <QueryView
        query={query}
        pending={<Skeleton height={208} radius="var(--radius-card)" />}
        errorTitle={t('doorWork.errorTitle')}
      >
        {(work) => <Work work={work} isFromDevice={isFromDevice} />}
      </QueryView>
    </Page>
  );
}

function Work({ work, isFromDevice }: { work: readonly DoorWork[]; isFromDevice: boolean }) {
  const t = useTexts(doorWorkTexts);
  const { user } = useSession();
  const [params] = useSearchParams();
  const wanted = params.get('invitation');
  const isMissing =
    !isFromDevice && wanted !== null && !work.some((one) => one.invitationId === wanted);
  return (
    <>
      {isMissing && (
        <Notice tone="warning" title={t('doorWork.notYours')}>
          {t('doorWork.notYoursHelp', { email: user?.email ?? '' })}
        </Notice>
      )}
      {work.length === 0 ? (
        <EmptyState
          title={t('doorWork.empty')}
          help={t('doorWork.emptyHelp')}
          action={<ButtonLink to={paths.tickets}>{t('doorWork.toTickets')}</ButtonLink>}
        />
      ) : (
        <List>
          {work.map((one) => (
            <li key={one.event.id}>
              <DoorWorkCard work={one} isFromDevice={isFromDevice} />
            </li>
          ))}
        </List>
      )}
      {!isFromDevice && work.some(({ status }) => status === 'active') && (
        <Notice>{t('doorWork.offlineTip')}</Notice>
      )}
    </>
  );
}
