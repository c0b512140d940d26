import { ArrowUpIcon, Badge, VisuallyHidden } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { rankChange } from '../../data/trends/trends.rules';
import type { Ranked } from '../../data/trends/trends.schema';
import trendsTexts from '../../locales/trends.zh-TW.json';

const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--ink-3);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  &[data-kind='up'] {
    color: var(--success-ink);
  }
  &[data-kind='down'] {
    color: var(--danger-ink);
  }
  &[data-kind='down'] > svg {
    rotate: 180deg;
  }
`;

/** How a place compares with the day before: an arrow for the eye, words for the ear. */
export function RankChange({ ranked }: { ranked: Pick<Ranked, 'rank' | 'formerRank'> }) {
  const t = useTexts(trendsTexts);
  const change = rankChange(ranked);
  if (change.kind === 'new') {
    return (
      <Badge tone="accent">
        <span aria-hidden="true">{t('trends.newShort')}</span>
        <VisuallyHidden>{t('trends.change.new')}</VisuallyHidden>
      </Badge>
    );
  }
  if (change.kind === 'same') {
    return (
      <Change data-kind="same">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('trends.change.same')}</VisuallyHidden>
      </Change>
    );
  }
  return (
    <Change data-kind={change.kind}>
      <ArrowUpIcon size={14} aria-hidden="true" />
      <span aria-hidden="true">{change.by}</span>
      <VisuallyHidden>{t(`trends.change.${change.kind}`, { by: change.by })}</VisuallyHidden>
    </Change>
  );
}
