import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { PlugIcon } from '../icons/sign.icons';
import { Notice } from './notice';

/** There is no network; what is stored on the device still works. */
export function OfflineNotice() {
  const t = useTexts(uiTexts);
  return (
    <Notice tone="warning" icon={<PlugIcon />} title={t('offline.title')}>
      {t('offline.help')}
    </Notice>
  );
}
