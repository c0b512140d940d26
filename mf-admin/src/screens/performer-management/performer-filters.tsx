import { PillSelect, onPhone, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import {
  ownerChoices,
  performerSorts,
  type PerformerFilters as Filters,
} from '../../data/performer/performer.rules';
import { performerStatuses } from '../../data/performer/performer.schema';
import performerTexts from '../../locales/performers.zh-TW.json';

export interface PerformerFiltersProps {
  filters: Filters;
  mayManage: boolean;
  onChange: (change: Partial<Filters>) => void;
}

/** State, owner, and whether those that were taken down are shown. */
export function PerformerFilters({ filters, mayManage, onChange }: PerformerFiltersProps) {
  const t = useTexts(performerTexts);
  const isNarrow = useMediaQuery(onPhone);
  return (
    <>
      <PillSelect
        label={t('columns.status')}
        options={[
          { value: '' as const, label: t('anyStatus') },
          ...performerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={filters.status}
        isChosen={filters.status !== ''}
        onChange={(status) => onChange({ status })}
      />
      <PillSelect
        label={t('ownerFilter')}
        options={[
          { value: '' as const, label: t('anyOwner') },
          ...ownerChoices.map((value) => ({ value, label: t(`owners.${value}`) })),
        ]}
        value={filters.owner}
        isChosen={filters.owner !== ''}
        onChange={(owner) => onChange({ owner })}
      />
      {mayManage && (
        <PillSelect
          label={t('shownFilter')}
          options={(['present', 'deleted'] as const).map((value) => ({
            value,
            label: t(`shown.${value}`),
          }))}
          value={filters.isDeleted ? 'deleted' : 'present'}
          isChosen={filters.isDeleted}
          onChange={(shown) => onChange({ isDeleted: shown === 'deleted', open: '' })}
        />
      )}
      {isNarrow && (
        <PillSelect
          label={t('sortBy')}
          options={performerSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      )}
    </>
  );
}
