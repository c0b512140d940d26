import { formatMoment } from '@spotlight/shared/format';
import { Button, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { useConnectionTest } from './use-connection-test';

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 8px 8px 16px;
  border-radius: var(--radius-control);
  background: var(--warning-soft);
  color: var(--warning-ink);
  font-size: var(--text-14);
  & > p {
    flex: 1 1 240px;
  }
`;

interface OutdatedNoticeProps {
  /** ISO timestamp of the figures that are still shown. */
  since: string;
  onRetry: () => void;
}

/** Says that the figures in view are not the latest, because reading them again failed. */
export function OutdatedNotice({ since, onRetry }: OutdatedNoticeProps) {
  const t = useTexts(texts);
  const connection = useConnectionTest();
  return (
    <Notice role="alert">
      <WarningIcon size={18} />
      <p>{t('dashboard.outdated', { time: formatMoment(since) })}</p>
      <Button variant="plain" size="sm" onClick={onRetry}>
        {t('dashboard.retry')}
      </Button>
      <Button variant="plain" size="sm" isBusy={connection.isTesting} onClick={connection.test}>
        {t('dashboard.checkConnection')}
      </Button>
    </Notice>
  );
}
