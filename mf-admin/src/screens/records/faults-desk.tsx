import { formatMoment, groupDigits } from '@spotlight/shared/format';
import type { ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { faultKindText } from '../../data/log/log-words.rules';
import { useFaults } from '../../data/log/log.queries';
import type { LogFilters } from '../../data/log/log.rules';
import recordTexts from '../../locales/records.zh-TW.json';
import { Room } from '../../room/room';

const Code = styled.code`
  font-family: var(--font-mono);
  white-space: nowrap;
`;

/** As visitors see it on their screen. */
const inGroups = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What broke in browsers, by module and version: each has a code that opens it again. */
export function FaultsDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(recordTexts);
  const { query, readPage } = useFaults(list.filters);
  return (
    <Room
      list={list}
      query={query}
      naming={{
        label: t('faults.message'),
        keyOf: ({ id }) => id,
        title: ({ message }) => message,
      }}
      columns={[
        {
          id: 'module',
          label: t('faults.module'),
          cell: ({ module, version }) => `${module} ${version}`,
          text: ({ module, version }) => `${module} ${version}`,
        },
        {
          id: 'kind',
          label: t('faults.kind'),
          cell: ({ kind }) => faultKindText(kind),
          text: ({ kind }) => faultKindText(kind),
        },
        {
          id: 'seen',
          label: t('faults.seen'),
          isNumeric: true,
          cell: ({ seen }) => groupDigits(seen),
          text: ({ seen }) => seen,
        },
        {
          id: 'lastAt',
          label: t('faults.lastAt'),
          cell: ({ lastAt }) => formatMoment(lastAt),
          text: ({ lastAt }) => formatMoment(lastAt),
        },
        {
          id: 'code',
          label: t('faults.code'),
          cell: ({ code }) => (code ? <Code>{inGroups(code)}</Code> : t('faults.noCode')),
          text: ({ code }) => code && inGroups(code),
        },
      ]}
      texts={{
        list: t('tabs.faults'),
        search: t('search'),
        placeholder: t('faults.placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={list.filters.query !== ''}
      empty={{ title: t('faults.empty'), help: t('faults.emptyHelp') }}
      file={{ name: t('tabs.faults'), read: readPage }}
    />
  );
}
