import { Button, DemoNotice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { DemoKind } from '../../data/demo/demo.keys';
import demoTexts from '../../locales/demo-mode.zh-TW.json';
import reasonTexts from '../../locales/demo-reasons.zh-TW.json';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`;

interface DemoBarProps {
  kind: DemoKind;
  /** Why they are shown: what is there could not be read. */
  hasFailed: boolean;
  onLeave: () => void;
}

/** Above samples: that they are some, that nothing is saved, and the way back. */
export function DemoBar({ kind, hasFailed, onLeave }: DemoBarProps) {
  const t = useTexts(demoTexts, reasonTexts);
  return (
    <Bar>
      <DemoNotice {...(hasFailed && { title: t(`failed.${kind}`) })} />
      <Button variant="outline" size="sm" onClick={onLeave}>
        {t('leave')}
      </Button>
    </Bar>
  );
}
