import type { UserType } from '@spotlight/shared/contract';
import { paths } from '../paths';
import type { NavigationItem } from './navigation';
import { entriesOf } from './navigation';
import type { ShellText } from '../texts';

export interface AccountLink {
  path: string;
  label: string;
  icon: string;
  /** What asks for the number beside it. */
  countedBy?: string | undefined;
}

/** The shell's own entries, which stand before and after those of the modules. */
export interface AccountLinks {
  general: AccountLink[];
  ofIdentity: AccountLink[];
  ownSettings: AccountLink[];
}

/**
 * Everything that the account menu of an identity leads to.
 * @param t texts of the `shell` namespace
 */
export function accountLinks(
  navigation: readonly NavigationItem[],
  userType: UserType,
  t: (key: ShellText) => string,
): AccountLinks {
  const recommendations =
    userType === 'venue' ? t('account.matching') : t('account.recommendations');
  const plans = { path: paths.subscriptionPlans, label: t('account.plans'), icon: 'card' };
  return {
    general: [
      { path: paths.profile, label: t('account.profile'), icon: 'user' },
      { path: paths.favorites, label: t('account.favorites'), icon: 'heart' },
      { path: paths.recommendations, label: recommendations, icon: 'sparkle' },
    ],
    ofIdentity: [
      ...entriesOf(navigation, 'account', userType).map(
        ({ path, label, icon = 'lines', countedBy }) => ({ path, label, icon, countedBy }),
      ),
      ...(userType === 'performer' ? [plans] : []),
    ],
    ownSettings: [
      ...(userType === 'performer'
        ? [{ path: paths.userProfile, label: t('account.personalSettings'), icon: 'pencil' }]
        : []),
      { path: paths.settings, label: t('account.settings'), icon: 'gear' },
    ],
  };
}
