import { toAppError } from '@spotlight/shared/data';
import {
  ArrowLeftIcon,
  ButtonLink,
  Container,
  NoPermissionState,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  lazyPart,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useLocation, useParams } from '@spotlight/shared/vendor/router';

import { styled } from 'styled-components';
import { useGateManifest } from '../../data/gate/gate.queries';
import { useOpenScanner, type OpenScanner } from '../../data/gate/use-scanner';
import gateTexts from '../../locales/gate.zh-TW.json';
import { paths } from '../../paths';

// One piece, asked for as soon as the screen is there: later there may be no network for any of it.
const GateDesk = lazyPart(
  () => import(/* webpackChunkName: "gate-desk" */ './gate-desk').then((m) => m.GateDesk),
  { pending: <GateSkeleton /> },
);
void GateDesk.preload();

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding-block: 16px 48px;
`;

/** /events-published/:id/check-in: the scanner at the gate, with and without network. */
export function GateScreen() {
  const { id = '' } = useParams();
  const opened = useOpenScanner(id);
  return <Page>{opened ? <Gate eventId={id} opened={opened} /> : <GateSkeleton />}</Page>;
}

function Gate({ eventId, opened }: { eventId: string; opened: OpenScanner }) {
  const t = useTexts(gateTexts);
  // Gate staff have no events of their own to go back to.
  const isGateStaff = useLocation().state === paths.gateDuty;
  const query = useGateManifest(eventId, opened);
  const code = query.error && toAppError(query.error).code;
  // Also when there is a list from before: who is not gate staff any more must not go on.
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') {
    return <NotFoundState title={t('gate.missingTitle')} help={t('gate.missingHelp')} />;
  }
  if (code === 'FORBIDDEN') return <NoPermissionState />;
  return (
    <>
      <PageHeading
        title={t('gate.title')}
        lead={query.data?.manifest.event.title}
        action={
          <ButtonLink
            to={isGateStaff ? paths.gateDuty : paths.publishedEvents}
            variant="plain"
            size="sm"
            icon={<ArrowLeftIcon size={18} />}
          >
            {t(isGateStaff ? 'gate.backToDuty' : 'gate.back')}
          </ButtonLink>
        }
      />
      <QueryView query={query} pending={<GateSkeleton />} errorTitle={t('gate.errorTitle')}>
        {(loaded) => <GateDesk scanner={opened.scanner} loaded={loaded} />}
      </QueryView>
    </>
  );
}

/** The place of the answer, the camera's button and the field. */
function GateSkeleton() {
  return (
    <>
      <Skeleton height={208} radius="var(--radius-card)" />
      <Skeleton height={52} />
      <Skeleton height={76} />
    </>
  );
}
