import { useSession } from '@spotlight/shared/contract';
import { shellLinks } from '@spotlight/shared/contract/links';
import { Notice, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import unprovedTexts from '../../locales/unproved-address.zh-TW.json';

/** Says that what others give to the person's address waits until it is proved; nothing once it is. */
export function UnprovedAddress() {
  const t = useTexts(unprovedTexts);
  const { user } = useSession();
  if (user?.isAddressProved !== false) return null;
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('unproved.title')}>
      {t('unproved.text', { email: user.email })}{' '}
      <Link to={shellLinks.proveAddress}>{t('unproved.prove')}</Link>
    </Notice>
  );
}
