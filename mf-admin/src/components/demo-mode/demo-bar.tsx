import { Button, DemoNotice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import demoTexts from '../../locales/demo-mode.zh-TW.json';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`;

/** Above samples: that they are some, that nothing is saved, and the way back. */
export function DemoBar({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(demoTexts);
  return (
    <Bar>
      <DemoNotice />
      <Button variant="outline" size="sm" onClick={onLeave}>
        {t('leave')}
      </Button>
    </Bar>
  );
}
