import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { adminLinks } from '../../contract/links';
import { WarningIcon } from '../icons/sign.icons';
import { Notice } from './notice';

/** Sample data is shown, and changes are not saved. */
export function DemoNotice() {
  const t = useTexts(uiTexts);
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('demo.title')}>
      {t('demo.help')}
      <Link to={adminLinks.migration}>{t('demo.link')}</Link>
    </Notice>
  );
}
