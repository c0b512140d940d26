import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { rateVital, type Vital } from '../../data/vitals/vitals.rules';
import type { VersionVitals } from '../../data/vitals/vitals.schema';
import vitalTexts from '../../locales/vitals.zh-TW.json';

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-variant-numeric: tabular-nums;
  & > small {
    flex-basis: 100%;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const;

/** A percentile with what it is worth in words, and what it was in the version before. */
export function VitalValue({ row, vital }: { row: VersionVitals; vital: Vital }) {
  const t = useTexts(vitalTexts);
  const value = row.p75[vital];
  if (value === null) return t('none');
  const written = (amount: number) => {
    if (vital === 'cls') return amount.toFixed(2);
    if (vital === 'inp') return t('milliseconds', { value: String(amount) });
    return t('seconds', { value: (amount / 1000).toFixed(1) });
  };
  const rating = rateVital(vital, value);
  const before = row.before?.[vital] ?? null;
  return (
    <Value>
      {written(value)}
      <Badge tone={tones[rating]}>{t(`ratings.${rating}`)}</Badge>
      {before !== null && <small>{t('before', { value: written(before) })}</small>}
    </Value>
  );
}
