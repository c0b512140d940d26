import { formatMoment, groupDigits } from '@spotlight/shared/format';
import { PillSelect, type ListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { LogFilters } from '../../data/log/log.rules';
import { useVitals } from '../../data/vitals/vitals.queries';
import { vitals } from '../../data/vitals/vitals.rules';
import type { VersionVitals } from '../../data/vitals/vitals.schema';
import recordTexts from '../../locales/records.zh-TW.json';
import vitalTexts from '../../locales/vitals.zh-TW.json';
import { Room } from '../../room/room';
import { VitalValue } from './vital-value';

const Explanation = styled.p`
  margin-block: 16px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const pageOf = ({ page }: VersionVitals) => page;
const nameOf = ({ module, version }: VersionVitals) => `${module} ${version}`;

/** 畫面速度: how fast pages were in browsers, by module and version, beside what it was in the version before. */
export function VitalsDesk({ list }: { list: ListFilters<LogFilters> }) {
  const t = useTexts(vitalTexts);
  const roomText = useTexts(recordTexts);
  const { filters, apply } = list;
  const { query, readPage } = useVitals(filters);
  return (
    <>
      <Explanation>{t('explain')}</Explanation>
      <Room
        list={list}
        query={query}
        naming={{
          label: t('version'),
          keyOf: ({ id }) => id,
          title: nameOf,
        }}
        columns={[
          ...(filters.isByPage
            ? [{ id: 'page', label: t('page'), cell: pageOf, text: pageOf }]
            : []),
          ...vitals.map((vital) => ({
            id: vital,
            label: t(`metrics.${vital}`),
            cell: (row: VersionVitals) => <VitalValue row={row} vital={vital} />,
            text: ({ p75 }: VersionVitals) => p75[vital],
          })),
          {
            id: 'samples',
            label: t('samples'),
            isNumeric: true,
            cell: ({ samples }) => groupDigits(samples),
            text: ({ samples }) => samples,
          },
          {
            id: 'since',
            label: t('since'),
            cell: ({ firstAt }) => formatMoment(firstAt),
            text: ({ firstAt }) => formatMoment(firstAt),
          },
        ]}
        texts={{
          list: roomText('tabs.vitals'),
          search: roomText('search'),
          placeholder: t('placeholder'),
          loadFailed: roomText('loadFailed'),
        }}
        isFiltered={filters.query !== ''}
        empty={{ title: t('empty'), help: t('emptyHelp') }}
        file={{ name: roomText('tabs.vitals'), read: readPage }}
        filters={
          <PillSelect
            label={t('filter')}
            options={[
              { value: 'version', label: t('byVersion') },
              { value: 'page', label: t('byPage') },
            ]}
            value={filters.isByPage ? 'page' : 'version'}
            isChosen={filters.isByPage}
            onChange={(value) => apply({ isByPage: value === 'page' })}
          />
        }
      />
    </>
  );
}
