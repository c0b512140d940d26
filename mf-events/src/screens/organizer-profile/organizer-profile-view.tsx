import { Artwork } from '@spotlight/artwork';
import { usePageMeta } from '@spotlight/shared/contract';
import { performerLinks } from '@spotlight/shared/contract/links';
import {
  ButtonLink,
  CardGrid,
  EmptyState,
  PageHeading,
  PagedResults,
  TabPanel,
  Tabs,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { EventCard } from '../../components/event-card/event-card';
import {
  ORGANIZER_PROFILE_PAGE_SIZE,
  organizerTimes,
  type OrganizerProfileFilters,
} from '../../data/organizer-profile/organizer-profile-filters.rules';
import { useOrganizerEvents } from '../../data/organizer-profile/organizer-profile.queries';
import type { OrganizerProfile } from '../../data/organizer-profile/organizer-profile.schema';
import { useRegisteredEventIds } from '../../data/registration/registration.queries';
import organizerProfileTexts from '../../locales/organizer-profile.zh-TW.json';
import { paths } from '../../paths';
import { ResultsSkeleton } from '../../components/event-card/results-skeleton';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
`;

const Portrait = styled(Artwork)`
  width: 64px;
  border-radius: var(--radius-pill);
`;

const PANEL = 'organizer-events';

export interface OrganizerProfileViewProps {
  organizer: OrganizerProfile;
  list: ListFilters<OrganizerProfileFilters>;
}

/** An organizer by name, by how people found their events, and by the events themselves. */
export function OrganizerProfileView({ organizer, list }: OrganizerProfileViewProps) {
  const t = useTexts(organizerProfileTexts);
  const events = useOrganizerEvents(organizer.id, list.filters);
  const registeredIds = useRegisteredEventIds();
  const { filters, hrefWith, apply } = list;
  const when = filters.when ?? 'upcoming';
  const { name, performer, rating, reviewCount = 0 } = organizer;
  const facts = [
    t('organizerProfile.held', { count: organizer.upcoming + organizer.past }),
    rating && t('organizerProfile.rating', { rating: rating.toFixed(1), count: reviewCount }),
  ];
  usePageMeta({ title: name, description: t('organizerProfile.description', { name }) });
  return (
    <Page>
      <Head>
        <Portrait kind="avatar" id={organizer.id} title={name} isDecorative />
        <PageHeading
          title={name}
          lead={facts.filter(Boolean).join('・')}
          action={
            performer && (
              <ButtonLink to={performerLinks.performer(performer.id)} variant="outline">
                {t('organizerProfile.performer')}
              </ButtonLink>
            )
          }
        />
      </Head>
      <Tabs
        items={organizerTimes.map((id) => ({
          id,
          label: t(`organizerProfile.${id}`, { count: organizer[id] }),
        }))}
        selectedId={when}
        label={t('organizerProfile.tabs')}
        panelId={PANEL}
        onSelect={(id) => apply({ when: id === 'past' ? 'past' : null })}
      />
      <TabPanel id={PANEL} selectedId={when}>
        <PagedResults
          query={events}
          label={t('organizerProfile.events', { name })}
          count={(total) => t('organizerProfile.total', { count: total })}
          order={t(`organizerProfile.order.${when}`)}
          page={filters.page}
          pageSize={ORGANIZER_PROFILE_PAGE_SIZE}
          hrefFor={(page) => hrefWith({ page })}
          pending={<ResultsSkeleton />}
          empty={
            <EmptyState
              title={t(`organizerProfile.empty.${when}`)}
              action={
                <ButtonLink to={paths.eventList}>{t('organizerProfile.missingAction')}</ButtonLink>
              }
            />
          }
          errorTitle={t('organizerProfile.errorTitle')}
        >
          {(items) => (
            <CardGrid>
              {items.map((event) => (
                <EventCard
                  key={event.id}
                  event={event}
                  isRegistered={registeredIds.has(event.id)}
                />
              ))}
            </CardGrid>
          )}
        </PagedResults>
      </TabPanel>
    </Page>
  );
}
