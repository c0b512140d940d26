import { useMemo, useState } from 'react';
import { createBackend, readFunction, type Backend } from '../../data';
import * as z from '../../vendor/zod';
import { accountSchema } from '../account.schema';
import type { Account, AuthResult, Session } from '../shell-services';
import type { StandaloneConfig } from './demo-people';

/** A backend that speaks for whoever has been named last. */
export interface StandaloneBackend {
  backend: Backend;
  speakFor(accessToken: string | null): void;
}

/** Opens the backend that the page names. */
export function openStandaloneBackend(config: StandaloneConfig): StandaloneBackend {
  let token: string | null = null;
  const url = new URL(config.supabaseUrl, location.origin).href.replace(/\/+$/, '');
  return {
    backend: createBackend({
      url,
      key: config.supabaseKey,
      getAccessToken: () => Promise.resolve(token),
    }),
    speakFor: (accessToken) => {
      token = accessToken;
    },
  };
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

interface SignedIn {
  user: Account;
  accessToken: string;
  expiresAt: number;
}

/** A session for one tab, by the real sign-in; a reload ends it. */
export function useStandaloneSession({ backend, speakFor }: StandaloneBackend): Session {
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  return useMemo<Session>(() => {
    const readAccount = () => readFunction(backend, 'my_account', {}, accountSchema);

    async function login(email: string, password: string): Promise<AuthResult> {
      const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: backend.key },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok) return { success: false, error: `sign-in answered ${answer.status}` };
      const { access_token: accessToken, expires_in } = tokenSchema.parse(await answer.json());
      speakFor(accessToken);
      const expiresAt = Date.now() / 1000 + expires_in;
      setSignedIn({ user: await readAccount(), accessToken, expiresAt });
      return { success: true };
    }
    const logout = (): Promise<AuthResult> => {
      speakFor(null);
      setSignedIn(null);
      return Promise.resolve({ success: true });
    };
    const belongsToTheShell = (): Promise<AuthResult> =>
      Promise.resolve({ success: false, error: 'only the shell does this' });
    const user = signedIn?.user ?? null;
    return {
      session: signedIn,
      user,
      isLoggedIn: user !== null,
      isLoading: false,
      awaitsFactor: false,
      userType: user?.activeType ?? null,
      login,
      logout,
      signup: belongsToTheShell,
      switchUserType: belongsToTheShell,
      checkUserTypeExists: (type) => user?.identities.some((own) => own.type === type) ?? false,
      refreshAccount: async () => {
        const account = await readAccount();
        setSignedIn((known) => known && { ...known, user: account });
      },
    };
  }, [backend, speakFor, signedIn]);
}
