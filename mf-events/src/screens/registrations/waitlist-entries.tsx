import { ButtonLink, EmptyState, PagedResults, Skeleton, lazyPart } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { registrationSearch } from '../../data/registration/registration-filters.rules';
import { useWaitlistEntries } from '../../data/waitlist/waitlist.queries';
import waitlistEntriesTexts from '../../locales/waitlist-entries.zh-TW.json';
import { paths } from '../../paths';
import { WaitlistEntryCard } from './waitlist-entry-card';

const Parts = styled.div`
  display: grid;
  gap: 12px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

/** Below nothing: where there is nothing to suggest nothing is missing. */
const PushSuggestion = lazyPart(
  () =>
    import(/* webpackChunkName: "push" */ '@spotlight/shared/push').then((m) => m.PushSuggestion),
  { Failed: () => null },
);

const waitlist = { status: 'waitlist', page: 1, sort: null } as const;

/** The server keeps fewer open waitlist entries of one person than a page has room for. */
const ONE_PAGE = 1000;

/** One's waitlist entries, what is held for one first. */
export function WaitlistEntries({ controls }: { controls: ReactNode }) {
  const t = useTexts(waitlistEntriesTexts);
  return (
    <PagedResults
      query={useWaitlistEntries()}
      label={t('waitlistEntries.label')}
      count={(total) => t('waitlistEntries.total', { count: total })}
      order={t('waitlistEntries.order')}
      controls={controls}
      page={1}
      pageSize={ONE_PAGE}
      hrefFor={() => paths.registrations + registrationSearch(waitlist)}
      pending={<Skeleton height={176} radius="var(--radius-card)" />}
      empty={
        <EmptyState
          title={t('waitlistEntries.empty')}
          help={t('waitlistEntries.emptyHelp')}
          action={<ButtonLink to={paths.eventList}>{t('waitlistEntries.explore')}</ButtonLink>}
        />
      }
      errorTitle={t('waitlistEntries.errorTitle')}
    >
      {(entries) => (
        <Parts>
          <PushSuggestion waitsFor="seat" />
          <List>
            {entries.map((entry) => (
              <li key={entry.id}>
                <WaitlistEntryCard entry={entry} />
              </li>
            ))}
          </List>
        </Parts>
      )}
    </PagedResults>
  );
}
