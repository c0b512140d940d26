import {
  ButtonLink,
  Container,
  NotFoundState,
  QueryView,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { useOrganizerProfile } from '../../data/organizer-profile/organizer-profile.queries';
import {
  organizerProfileSearch,
  parseOrganizerProfileFilters,
  type OrganizerProfileFilters,
} from '../../data/organizer-profile/organizer-profile-filters.rules';
import organizerProfileTexts from '../../locales/organizer-profile.zh-TW.json';
import { organizerPath, paths } from '../../paths';
import { ResultsSkeleton } from '../../components/event-card/results-skeleton';
import { OrganizerProfileView } from './organizer-profile-view';

/** /organizers/:id: who holds events, those to come and those that were. */
export function OrganizerProfileScreen() {
  const t = useTexts(organizerProfileTexts);
  const { id = '' } = useParams();
  const address = useMemo<ListAddress<OrganizerProfileFilters>>(
    () => ({
      path: organizerPath(id),
      read: parseOrganizerProfileFilters,
      write: organizerProfileSearch,
    }),
    [id],
  );
  const list = useListFilters(address);
  const query = useOrganizerProfile(id, list.filters);
  return (
    <Container style={{ paddingBlock: '24px 48px' }}>
      <QueryView
        query={query}
        pending={<ResultsSkeleton />}
        errorTitle={t('organizerProfile.errorTitle')}
        isEmpty={(organizer) => organizer === null}
        empty={
          <NotFoundState
            title={t('organizerProfile.missingTitle')}
            help={t('organizerProfile.missingHelp')}
            action={
              <ButtonLink to={paths.eventList}>{t('organizerProfile.missingAction')}</ButtonLink>
            }
          />
        }
      >
        {(organizer) => organizer && <OrganizerProfileView organizer={organizer} list={list} />}
      </QueryView>
    </Container>
  );
}
