import {
  Breadcrumbs,
  ButtonLink,
  Container,
  NotFoundState,
  PageHeading,
  QrIcon,
  QueryView,
  Skeleton,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useEventDoors } from '../../data/doors/doors.queries';
import doorsTexts from '../../locales/doors.zh-TW.json';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import { gatePath, paths, publishedEventPath } from '../../paths';
import { GatesPanel } from './gates-panel';
import { StaffPanel } from './staff-panel';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: calc(760px + 2 * var(--gutter));
  padding-block: 16px 48px;
`;

/** /events-published/:id/doors: who helps at the doors of an own event, and which gates there are. */
export function EventDoorsScreen() {
  const t = useTexts(doorsTexts, organizerTexts);
  const { id = '' } = useParams();
  return (
    <Page>
      <QueryView
        query={useEventDoors(id)}
        pending={<DoorsSkeleton />}
        errorTitle={t('doors.errorTitle')}
        isEmpty={(doors) => doors === null}
        empty={
          <NotFoundState
            title={t('doors.missingTitle')}
            help={t('doors.missingHelp')}
            action={<ButtonLink to={paths.publishedEvents}>{t('doors.toList')}</ButtonLink>}
          />
        }
      >
        {(doors) =>
          doors && (
            <>
              <Breadcrumbs
                items={[
                  { label: t('organizer.title'), to: paths.publishedEvents },
                  { label: doors.event.title, to: publishedEventPath(id) },
                  { label: t('doors.title') },
                ]}
              />
              <PageHeading
                title={t('doors.title')}
                lead={t('doors.lead')}
                action={
                  <ButtonLink to={gatePath(id)} icon={<QrIcon size={18} />}>
                    {t('doors.toGate')}
                  </ButtonLink>
                }
              />
              <StaffPanel eventId={id} staff={doors.staff} />
              <GatesPanel eventId={id} gates={doors.gates} types={doors.types} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

/** The heading and the two parts. */
function DoorsSkeleton() {
  return (
    <>
      <Skeleton height={96} />
      <Skeleton height={280} radius="var(--radius-card)" />
      <Skeleton height={200} radius="var(--radius-card)" />
    </>
  );
}
