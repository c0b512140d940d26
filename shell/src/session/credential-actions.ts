import type { AuthResult } from '@spotlight/shared/contract';
import type { AuthClient } from './auth-client';
import type { PasswordOutcome } from '@spotlight/shared/login-proof';
import { passwordPath } from '../paths';
import type { ShellText } from '../texts';

/** What only the shell's own screens do with what somebody logs in with. */
export interface CredentialActions {
  /** Sends the mail with the link that leads to `resetPassword`, and then on to `returnTo`. */
  requestPasswordReset(email: string, returnTo?: string): Promise<AuthResult>;
  /** Redeems the mailed link and sets a new password; the visitor is signed in afterwards. */
  resetPassword(tokenHash: string, password: string): Promise<AuthResult>;
  /** Sets a new password for the signed-in person, who proves the current one. */
  changePassword(current: string, next: string): Promise<AuthResult>;
  /** Mails a code to a new address, for the signed-in person, who proves the password. */
  requestEmailChange(password: string, email: string): Promise<AuthResult>;
  /** From here on that address is the login: its owner has typed the code. */
  confirmEmailChange(email: string, code: string): Promise<AuthResult>;
}

export interface CredentialActionsOptions {
  getAuth(): Promise<AuthClient>;
  /** Runs the action; what it throws becomes a failed result. */
  attempt(fallback: string, act: () => Promise<AuthResult>): Promise<AuthResult>;
  /** Loads the account of whom the auth server let in, once they have shown a second factor. */
  settle(): Promise<AuthResult>;
  /** Loads the account again: something of the person who is there has changed. */
  reload(): Promise<void>;
  /** Texts of the `shell` namespace. */
  t(key: ShellText): string;
  /** Shows the password of the signed-in person to the database, which lets nothing change without. */
  confirmPassword(password: string): Promise<PasswordOutcome>;
  isSomebodyThere(): boolean;
}

export function createCredentialActions(options: CredentialActionsOptions): CredentialActions {
  const { attempt, getAuth } = options;
  let redeemedTokenHash: string | undefined;

  /** Changes the login of the signed-in person, who proves the password: an unlocked device is not enough. */
  const change = (
    fallback: string,
    password: string,
    changes: { password: string } | { email: string },
  ): Promise<AuthResult> =>
    attempt(fallback, async () => {
      if (!options.isSomebodyThere()) return { success: false, error: 'User not authenticated' };
      const client = await getAuth();
      const outcome = await options.confirmPassword(password);
      if (outcome !== 'confirmed') {
        const key = outcome === 'wrong' ? 'auth.wrongCurrentPassword' : 'auth.passwordLocked';
        return { success: false, error: options.t(key) };
      }
      const { error } = await client.updateUser(changes);
      if (error) throw error;
      return { success: true };
    });

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
        // Who has a second factor shows it before: the mailbox alone changes no password.
        const settled = await options.settle();
        if (!settled.success) return settled;
        const { error } = await client.updateUser({ password });
        if (error) throw error;
        return { success: true };
      }),

    changePassword: (current, next) =>
      change('Password change failed', current, { password: next }),

    requestEmailChange: (password, email) => change('E-mail change failed', password, { email }),

    confirmEmailChange: (email, code) =>
      attempt('E-mail change failed', async () => {
        const client = await getAuth();
        const { error } = await client.inPassing((passing) =>
          passing.verifyOtp({ type: 'email_change', email, token: code }),
        );
        if (error?.code === 'otp_expired') {
          return { success: false, error: options.t('auth.codeWrong') };
        }
        if (error) throw error;
        await options.reload();
        return { success: true };
      }),
  };
}
