import { ButtonLink, EmptyState } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { isFiltered, type EventFilters } from '../../data/event/event-filters.rules';
import { paths } from '../../paths';

/** Nothing found: the way back to everything, or home when there is nothing at all. */
export function EmptyResults({ filters }: { filters: EventFilters }) {
  const { t } = useTranslation('events');
  const wasFiltered = isFiltered(filters);
  return (
    <EmptyState
      title={t('eventList.emptyTitle')}
      help={t(wasFiltered ? 'eventList.emptyHelp' : 'eventList.emptyHelpUnfiltered')}
      action={
        <ButtonLink to={wasFiltered ? paths.eventList : '/'} preventScrollReset={wasFiltered}>
          {t(wasFiltered ? 'eventList.clearFilters' : 'eventList.backHome')}
        </ButtonLink>
      }
    />
  );
}
