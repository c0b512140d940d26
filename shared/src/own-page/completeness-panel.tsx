import { useWatch, type Control } from '@spotlight/shared/form';
import { Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId } from 'react';
import { styled } from 'styled-components';
import ownPageTexts from '../locales/own-page.zh-TW.json';

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

export interface CompletenessPanelProps<Typed extends object> {
  /** Of the form. Each keystroke asks anew what is missing, and only this panel is drawn again. */
  control: Control<Typed>;
  /** What a page still lacks, the most helpful first. */
  missingIn: (typed: Typed) => readonly string[];
  /** How many parts it can have. */
  parts: number;
}

/** How complete a page is, and what would help next. */
export function CompletenessPanel<Typed extends object>({
  control,
  missingIn,
  parts,
}: CompletenessPanelProps<Typed>) {
  const t = useTexts(ownPageTexts);
  const missing = useWatch({ control, compute: missingIn });
  const labelId = useId();
  const percent = Math.round(((parts - missing.length) / parts) * 100);
  return (
    <Panel as="section" aria-labelledby={labelId}>
      <Head>
        <span id={labelId}>{t('ownPage.complete')}</span>
        <span>{t('ownPage.percent', { percent })}</span>
      </Head>
      <Bar aria-labelledby={labelId} min={0} max={100} value={percent} />
      <Fact>
        {missing.length === 0
          ? t('ownPage.allThere')
          : t('ownPage.missing') + missing.slice(0, 4).join('、')}
      </Fact>
    </Panel>
  );
}
