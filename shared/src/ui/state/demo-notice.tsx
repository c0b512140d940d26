import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { adminLinks } from '../../contract/links';
import { WarningIcon } from '../icons/sign.icons';
import { Notice } from './notice';

/**
 * Sample data is shown, and changes are not saved.
 * @param title why it is shown, where there is a reason
 */
export function DemoNotice({ title }: { title?: string }) {
  const t = useTexts(uiTexts);
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={title ?? t('demo.title')}>
      {t('demo.help')}
      <Link to={adminLinks.migration}>{t('demo.link')}</Link>
    </Notice>
  );
}
