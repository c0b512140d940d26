import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Button } from '../button/button';
import { RefreshIcon } from '../icons/frame.icons';

export interface RetryProps {
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** 重試; nothing when there is nothing to retry. */
export function RetryButton({ onRetry, isRetrying }: RetryProps) {
  const t = useTexts(uiTexts);
  if (!onRetry) return null;
  return (
    <Button
      icon={<RefreshIcon size={18} />}
      isBusy={isRetrying}
      busyLabel={t('retrying')}
      onClick={onRetry}
    >
      {t('retry')}
    </Button>
  );
}
