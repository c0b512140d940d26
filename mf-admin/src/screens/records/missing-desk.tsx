import { formatMoment, groupDigits } from '@spotlight/shared/format';
import type { ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMissingPages } from '../../data/log/log.queries';
import type { LogFilters } from '../../data/log/log.rules';
import recordTexts from '../../locales/records.zh-TW.json';
import { Room } from '../../room/room';

/** Addresses that nobody found: what to redirect. */
export function MissingDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(recordTexts);
  const { query, readPage } = useMissingPages(list.filters);
  return (
    <Room
      list={list}
      query={query}
      naming={{
        label: t('missing.path'),
        keyOf: ({ path }) => path,
        title: ({ path }) => path,
        page: ({ path }) => path,
      }}
      columns={[
        {
          id: 'hits',
          label: t('missing.hits'),
          isNumeric: true,
          cell: ({ hits }) => groupDigits(hits),
          text: ({ hits }) => hits,
        },
        {
          id: 'days',
          label: t('missing.days'),
          isNumeric: true,
          cell: ({ days }) => groupDigits(days),
          text: ({ days }) => days,
        },
        {
          id: 'lastAt',
          label: t('missing.lastAt'),
          cell: ({ lastAt }) => formatMoment(lastAt),
          text: ({ lastAt }) => formatMoment(lastAt),
        },
        {
          id: 'from',
          label: t('missing.from'),
          cell: ({ lastReferrer }) => lastReferrer ?? t('missing.nowhere'),
          text: ({ lastReferrer }) => lastReferrer,
        },
      ]}
      texts={{
        list: t('tabs.missing'),
        search: t('search'),
        placeholder: t('missing.placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={list.filters.query !== ''}
      empty={{ title: t('missing.empty'), help: t('missing.emptyHelp') }}
      file={{ name: t('tabs.missing'), read: readPage }}
    />
  );
}
