import type { Account, ThemePreference, UserType } from '@spotlight/shared/contract';
import { accountSchema } from '@spotlight/shared/contract/account';
import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

export { confirmPassword } from '@spotlight/shared/login-proof';

/** Reads the signed-in person's account. @throws AppError NOT_SIGNED_IN, ACCOUNT_DISABLED */
export const getMyAccount = (backend: Backend): Promise<Account> =>
  readFunction(backend, 'my_account', {}, accountSchema);

/** Makes `type` the identity that the person acts as. @throws AppError IDENTITY_MISSING */
export const switchIdentity = (backend: Backend, type: UserType): Promise<Account> =>
  callFunction(backend, 'switch_identity', { p_type: type }, accountSchema);

/** Gives the account the identity of a fan, which is free at once. @throws AppError */
export const addFanIdentity = (backend: Backend): Promise<unknown> =>
  callFunction(backend, 'add_identity', { p_type: 'fan' }, z.unknown());

/** Fields of the account that its owner may change; what is left out stays as it is. */
export interface ProfileChanges {
  username?: string;
  phone?: string;
  locale?: string;
  theme?: ThemePreference;
  /** Address of a picture that they uploaded; empty for the drawn one. */
  avatarUrl?: string;
}

/** Changes the account. @throws AppError INVALID_INPUT */
export const updateMyProfile = (
  backend: Backend,
  { username, phone, locale, theme, avatarUrl }: ProfileChanges,
): Promise<Account> =>
  callFunction(
    backend,
    'update_my_profile',
    {
      p_username: username,
      p_phone: phone,
      p_locale: locale,
      p_theme: theme,
      p_avatar_url: avatarUrl,
    },
    accountSchema,
  );
