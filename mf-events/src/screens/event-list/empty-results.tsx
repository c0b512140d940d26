import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  eventSearch,
  isFiltered,
  isLimited,
  noFilters,
  type EventFilters,
} from '../../data/event/event-filters.rules';
import eventListTexts from '../../locales/event-list.zh-TW.json';
import { paths } from '../../paths';

/** Nothing found: the words without the limits, everything, or home when there is nothing at all. */
export function EmptyResults({ filters }: { filters: EventFilters }) {
  const t = useTexts(eventListTexts);
  const { query } = filters;
  const wasFiltered = isFiltered(filters);
  const hasBoth = query !== '' && isLimited(filters);
  return (
    <EmptyState
      title={t('eventList.emptyTitle')}
      help={t(wasFiltered ? 'eventList.emptyHelp' : 'eventList.emptyHelpUnfiltered')}
      action={
        <>
          {hasBoth && (
            <ButtonLink
              to={paths.eventList + eventSearch({ ...noFilters, query })}
              preventScrollReset
            >
              {t('eventList.onlyWords', { query })}
            </ButtonLink>
          )}
          <ButtonLink
            to={wasFiltered ? paths.eventList : '/'}
            variant={hasBoth ? 'quiet' : undefined}
            preventScrollReset={wasFiltered}
          >
            {t(wasFiltered ? 'eventList.clearFilters' : 'eventList.backHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
