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
import { useEventGates } from '../../data/event-gates/event-gates.queries';
import eventGatesTexts from '../../locales/event-gates.zh-TW.json';
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

/** /events-published/:id/gates: who may check in tickets of an own event, and which gates there are. */
export function EventGatesScreen() {
  const t = useTexts(eventGatesTexts, organizerTexts);
  const { id = '' } = useParams();
  return (
    <Page>
      <QueryView
        query={useEventGates(id)}
        pending={<EventGatesSkeleton />}
        errorTitle={t('eventGates.errorTitle')}
        isEmpty={(eventGates) => eventGates === null}
        empty={
          <NotFoundState
            title={t('eventGates.missingTitle')}
            help={t('eventGates.missingHelp')}
            action={<ButtonLink to={paths.publishedEvents}>{t('eventGates.toList')}</ButtonLink>}
          />
        }
      >
        {(eventGates) =>
          eventGates && (
            <>
              <Breadcrumbs
                items={[
                  { label: t('organizer.title'), to: paths.publishedEvents },
                  { label: eventGates.event.title, to: publishedEventPath(id) },
                  { label: t('eventGates.title') },
                ]}
              />
              <PageHeading
                title={t('eventGates.title')}
                lead={t('eventGates.lead')}
                action={
                  <ButtonLink to={gatePath(id)} icon={<QrIcon size={18} />}>
                    {t('eventGates.toGate')}
                  </ButtonLink>
                }
              />
              <StaffPanel eventId={id} staff={eventGates.staff} />
              <GatesPanel eventId={id} gates={eventGates.gates} types={eventGates.types} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

/** The heading and the two parts. */
function EventGatesSkeleton() {
  return (
    <>
      <Skeleton height={96} />
      <Skeleton height={280} radius="var(--radius-card)" />
      <Skeleton height={200} radius="var(--radius-card)" />
    </>
  );
}
