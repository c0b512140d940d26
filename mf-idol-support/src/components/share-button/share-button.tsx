import { useToasts } from '@spotlight/shared/contract';
import { Button, ShareIcon } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';

/**
 * Shares the page that is open: with the device's own sheet where there is one, else by copying the
 * address.
 */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('idol-support');
  const toasts = useToasts();
  const handleShare = async () => {
    const url = window.location.href;
    if (navigator.share) {
      // Rejected when the visitor closes the sheet, which is no fault.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toasts.success(t('share.copied'));
    } catch {
      toasts.error(t('share.failed'), { description: url });
    }
  };
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<ShareIcon size={18} />}
      onClick={() => void handleShare()}
    >
      {t('share.label')}
    </Button>
  );
}
