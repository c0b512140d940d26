import { ClockIcon, Notice } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useRegistrations } from '../../data/registration/registration-list.queries';
import { registrationSearch } from '../../data/registration/registration-filters.rules';
import pendingRegistrationsTexts from '../../locales/pending-registrations.zh-TW.json';
import { paths } from '../../paths';

const pendingPath =
  paths.registrations + registrationSearch({ status: 'pending', page: 1, sort: null });

/** What will be tickets once it is paid or agreed to: whoever looks for those here learns why not yet. */
export function PendingRegistrations() {
  const t = useTexts(pendingRegistrationsTexts);
  const { data } = useRegistrations({ status: 'pending', page: 1, pageSize: 1 });
  if (!data || data.total === 0) return null;
  return (
    <Notice tone="warning" icon={<ClockIcon />}>
      {t('pendingRegistrations.text', { count: data.total })}{' '}
      <Link to={pendingPath}>{t('pendingRegistrations.view')}</Link>
    </Notice>
  );
}
