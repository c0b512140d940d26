import type { AuthResult } from '@spotlight/shared/contract';
import type { AuthClient } from './auth-client';
import { passwordPath } from '../paths';
import type { ShellText } from '../texts';

/** What only the shell's own screens do with passwords. */
export interface PasswordActions {
  /** Sends the mail with the link that leads to `resetPassword`, and then on to `returnTo`. */
  requestPasswordReset(email: string, returnTo?: string): Promise<AuthResult>;
  /** Redeems the mailed link and sets a new password; the visitor is signed in afterwards. */
  resetPassword(tokenHash: string, password: string): Promise<AuthResult>;
  /** Sets a new password for the signed-in person, who proves the current one. */
  changePassword(current: string, next: string): Promise<AuthResult>;
}

export interface PasswordActionsOptions {
  getAuth(): Promise<AuthClient>;
  /** Runs the action; what it throws becomes a failed result. */
  attempt(fallback: string, act: () => Promise<AuthResult>): Promise<AuthResult>;
  /** Loads the account of whom the auth server let in. */
  settle(): Promise<AuthResult>;
  /** Texts of the `shell` namespace. */
  t(key: ShellText): string;
  /** E-mail of the signed-in person. */
  currentEmail(): string | undefined;
}

export function createPasswordActions(options: PasswordActionsOptions): PasswordActions {
  const { attempt, getAuth } = options;
  let redeemedTokenHash: string | undefined;

  return {
    requestPasswordReset: (email, returnTo) =>
      attempt('Password reset failed', async () => {
        const redirectTo = window.location.origin + passwordPath('reset', returnTo);
        const { error } = await (await getAuth()).resetPasswordForEmail(email, { redirectTo });
        if (error) throw error;
        return { success: true };
      }),

    resetPassword: (tokenHash, password) =>
      attempt('Password reset failed', async () => {
        const client = await getAuth();
        if (redeemedTokenHash !== tokenHash) {
          // A link is good for one use: a second try with a better password must not redeem again.
          const redeemed = await client.verifyOtp({ type: 'recovery', token_hash: tokenHash });
          if (redeemed.error) throw redeemed.error;
          redeemedTokenHash = tokenHash;
        }
        const { error } = await client.updateUser({ password });
        if (error) throw error;
        return options.settle();
      }),

    changePassword: (current, next) =>
      attempt('Password change failed', async () => {
        const email = options.currentEmail();
        if (!email) return { success: false, error: 'User not authenticated' };
        const client = await getAuth();
        const proof = await client.signInWithPassword({ email, password: current });
        if (proof.error?.code === 'invalid_credentials') {
          return { success: false, error: options.t('auth.wrongCurrentPassword') };
        }
        if (proof.error) throw proof.error;
        const { error } = await client.updateUser({ password: next });
        if (error) throw error;
        return { success: true };
      }),
  };
}
