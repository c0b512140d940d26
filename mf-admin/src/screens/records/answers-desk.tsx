import { formatMoment, groupDigits } from '@spotlight/shared/format';
import type { ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useRatedAnswers } from '../../data/log/log.queries';
import type { LogFilters } from '../../data/log/log.rules';
import recordTexts from '../../locales/records.zh-TW.json';
import { Room } from '../../room/room';

const shareOf = ({ helped, unhelped }: { helped: number; unhelped: number }) =>
  `${Math.round((100 * helped) / (helped + unhelped))}%`;

/** What people said of the frequent questions: which answer to write anew. */
export function AnswersDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(recordTexts);
  const { query, readPage } = useRatedAnswers(list.filters);
  return (
    <Room
      list={list}
      query={query}
      naming={{
        label: t('answers.answer'),
        keyOf: ({ answer }) => answer,
        title: ({ answer }) => answer,
        page: ({ answer }) => `/faq#${answer}`,
      }}
      columns={[
        {
          id: 'unhelped',
          label: t('answers.unhelped'),
          isNumeric: true,
          cell: ({ unhelped }) => groupDigits(unhelped),
          text: ({ unhelped }) => unhelped,
        },
        {
          id: 'helped',
          label: t('answers.helped'),
          isNumeric: true,
          cell: ({ helped }) => groupDigits(helped),
          text: ({ helped }) => helped,
        },
        {
          id: 'share',
          label: t('answers.share'),
          isNumeric: true,
          cell: shareOf,
          text: shareOf,
        },
        {
          id: 'lastAt',
          label: t('answers.lastAt'),
          cell: ({ lastAt }) => formatMoment(lastAt),
          text: ({ lastAt }) => formatMoment(lastAt),
        },
      ]}
      texts={{
        list: t('tabs.answers'),
        search: t('search'),
        placeholder: t('answers.placeholder'),
        loadFailed: t('loadFailed'),
      }}
      isFiltered={list.filters.query !== ''}
      empty={{ title: t('answers.empty'), help: t('answers.emptyHelp') }}
      file={{ name: t('tabs.answers'), read: readPage }}
    />
  );
}
