import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import { percentOf, type PagePart } from '../../data/own-performer/completeness.rules';
import profileTexts from '../../locales/profile.zh-TW.json';

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.meter`
  width: 100%;
  height: 12px;
  margin-block: 8px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  &::-webkit-meter-bar {
    height: 12px;
    border: 0;
    border-radius: var(--radius-pill);
    background: var(--surface-2);
  }
  &::-webkit-meter-optimum-value {
    border-radius: var(--radius-pill);
    background: var(--accent);
  }
  &::-moz-meter-bar {
    border-radius: var(--radius-pill);
    background: var(--accent);
  }
`;

const Fact = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
`;

/** How complete a page is, and what would help next. */
export function CompletenessPanel({ missing }: { missing: readonly PagePart[] }) {
  const t = useTexts(profileTexts);
  const labelId = useId();
  const percent = percentOf(missing);
  return (
    <Panel as="section" aria-labelledby={labelId}>
      <Head>
        <span id={labelId}>{t('profile.complete')}</span>
        <span>{t('profile.percent', { percent })}</span>
      </Head>
      <Bar aria-labelledby={labelId} min={0} max={100} value={percent} />
      <Fact>
        {missing.length === 0
          ? t('profile.allThere')
          : t('profile.missing') +
            missing
              .slice(0, 4)
              .map((part) => t(`profile.parts.${part}`))
              .join('、')}
      </Fact>
    </Panel>
  );
}
