import { formatPrice, taipeiDay } from '@spotlight/shared/format';
import { DayField, PillSelect, fromTablet, type ListFilters } from '@spotlight/shared/ui';
import { useTexts, type Translate } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  feeRanges,
  type FeeRange,
  type PerformerFilters,
} from '../../data/performer/performer-filters.rules';
import { texts } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  @media ${fromTablet} {
    justify-content: center;
  }
`;

const Day = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
`;

const rangeId = ({ from, to }: FeeRange) => `${from ?? ''}-${to ?? ''}`;

function rangeLabel(t: Translate<typeof texts>, { from, to }: FeeRange): string {
  if (from === null) return t('list.fees.below', { to: formatPrice(to ?? 0) });
  if (to === null) return t('list.fees.above', { from: formatPrice(from) });
  return t('list.fees.between', { from: formatPrice(from), to: formatPrice(to) });
}

/** Fee and free day: choices that take effect at once. */
export function LimitRow({
  filters,
  apply,
}: Pick<ListFilters<PerformerFilters>, 'filters' | 'apply'>) {
  const t = useTexts(texts);
  const { fee, freeOn } = filters;
  return (
    <Row role="group" aria-label={t('list.limits')}>
      <PillSelect
        label={t('list.fee')}
        value={fee ? rangeId(fee) : ''}
        options={[
          { value: '', label: t('list.fees.any') },
          ...feeRanges.map((range) => ({ value: rangeId(range), label: rangeLabel(t, range) })),
        ]}
        isChosen={fee !== null}
        onChange={(id) => apply({ fee: feeRanges.find((range) => rangeId(range) === id) ?? null })}
      />
      <Day>
        <span aria-hidden="true">{t('list.freeOn')}</span>
        <DayField
          label={t('list.freeOn')}
          value={freeOn}
          min={taipeiDay()}
          onChange={(day) => apply({ freeOn: day })}
        />
      </Day>
    </Row>
  );
}
