import { Button, Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import profileTexts from '../../locales/profile.zh-TW.json';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

export interface StaleNoticeProps {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the page meanwhile: nothing typed is lost, and one of the two wins by a press. */
export function StaleNotice({ onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const t = useTexts(profileTexts);
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('profile.stale')}>
      {t('profile.staleHelp')}
      <Row>
        <Button size="sm" variant="outline" onClick={onKeepMine}>
          {t('profile.keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          {t('profile.takeTheirs')}
        </Button>
      </Row>
    </Notice>
  );
}
