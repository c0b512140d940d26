import { ButtonLink, ComingSoonState } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { matchPath, useLocation } from '@spotlight/shared/vendor/router';
import { paths } from '../../paths';

/** Rooms that are announced, by the name of their address. */
const rooms = [
  'venues',
  'performers',
  'ads',
  'content',
  'approvalFlow',
  'approval',
  'users',
  'subscriptions',
  'permissions',
  'migration',
] as const;

/** What a room of the back office will offer, before it opens. */
export function ComingSoonScreen() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const room = rooms.find((name) => matchPath(paths[name].pattern, pathname));
  if (!room) throw new Error(`No room of the back office is announced at "${pathname}".`);
  return (
    <ComingSoonState
      title={t(`soon.${room}.title`)}
      help={t(`soon.${room}.help`)}
      action={<ButtonLink to={paths.dashboard.to()}>{t('soon.toDashboard')}</ButtonLink>}
    />
  );
}
