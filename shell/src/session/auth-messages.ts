import type locale from '../locales/zh-TW.json';
import type { ShellText } from '../texts';
/** Codes of the auth server (and of our gateway) that we have a text for: `auth.<word>` in `shell`. */
const wordOfCode: Readonly<Record<string, string>> = {
  invalid_credentials: 'invalidCredentials',
  email_exists: 'emailExists',
  user_already_exists: 'emailExists',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  email_not_confirmed: 'emailNotConfirmed',
  email_address_invalid: 'emailInvalid',
  signup_disabled: 'signupDisabled',
  over_request_rate_limit: 'rateLimited',
  over_email_send_rate_limit: 'rateLimited',
  otp_expired: 'linkExpired',
  session_not_found: 'sessionMissing',
  session_expired: 'sessionMissing',
  account_disabled: 'accountDisabled',
  user_banned: 'accountDisabled',
};

const wordOfMessage: ReadonlyArray<[RegExp, string]> = [
  [/invalid login credentials/i, 'invalidCredentials'],
  [/already (been )?registered/i, 'emailExists'],
  [/auth session missing/i, 'sessionMissing'],
  [/failed to fetch|networkerror|load failed/i, 'offline'],
];

/**
 * Says in the visitor's language what the auth server refused.
 * @param thrown whatever came back or was thrown
 * @param fallback literal for what is not even an Error, such as `Login failed`
 * @param t texts of the `shell` namespace
 */
export function describeAuthError(
  thrown: unknown,
  fallback: string,
  t: (key: ShellText) => string,
): string {
  if (!(thrown instanceof Error)) return fallback;
  const { code, status } = thrown as Error & { code?: string; status?: number };
  const word =
    wordOfCode[code ?? ''] ??
    wordOfMessage.find(([pattern]) => pattern.test(thrown.message))?.[1] ??
    wordOfStatus(status);
  return word ? t(`auth.${word as keyof (typeof locale)['auth']}`) : thrown.message;
}

function wordOfStatus(status: number | undefined): string | undefined {
  if (status === 429) return 'rateLimited';
  if (status !== undefined && status >= 502 && status <= 504) return 'unreachable';
  return undefined;
}
