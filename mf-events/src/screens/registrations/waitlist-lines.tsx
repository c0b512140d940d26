import { ButtonLink, EmptyState, PagedResults, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { registrationSearch } from '../../data/registration/registration-filters.rules';
import { useWaitlistLines } from '../../data/waitlist/waitlist.queries';
import waitlistLinesTexts from '../../locales/waitlist-lines.zh-TW.json';
import { paths } from '../../paths';
import { WaitlistLine } from './waitlist-line';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const waitlist = { status: 'waitlist', page: 1, sort: null } as const;

/** The server keeps fewer open places for one person than a page has room for. */
const ONE_PAGE = 1000;

/** The lines that one stands in, what is held for one first. */
export function WaitlistLines({ controls }: { controls: ReactNode }) {
  const t = useTexts(waitlistLinesTexts);
  return (
    <PagedResults
      query={useWaitlistLines()}
      label={t('waitlistLines.label')}
      count={(total) => t('waitlistLines.total', { count: total })}
      order={t('waitlistLines.order')}
      controls={controls}
      page={1}
      pageSize={ONE_PAGE}
      hrefFor={() => paths.registrations + registrationSearch(waitlist)}
      pending={<Skeleton height={176} radius="var(--radius-card)" />}
      empty={
        <EmptyState
          title={t('waitlistLines.empty')}
          help={t('waitlistLines.emptyHelp')}
          action={<ButtonLink to={paths.eventList}>{t('waitlistLines.explore')}</ButtonLink>}
        />
      }
      errorTitle={t('waitlistLines.errorTitle')}
    >
      {(entries) => (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>
              <WaitlistLine entry={entry} />
            </li>
          ))}
        </List>
      )}
    </PagedResults>
  );
}
