import type { Account, UserType } from '@spotlight/shared/contract';
import type { StoredSession } from './session-storage';

/**
 * What the stored session alone tells of a person while the server cannot be reached, so that tickets
 * stored on the device stay readable without network. It grants nothing: the policies in the database
 * decide, and the real account replaces it as soon as there is an answer.
 */
export function provisionalAccount(stored: StoredSession, cachedType: string | null): Account {
  const activeType: UserType =
    cachedType === 'performer' || cachedType === 'venue' ? cachedType : 'fan';
  const email = stored.user.email ?? '';
  return {
    id: stored.user.id,
    email,
    username: stored.user.user_metadata?.username ?? email.split('@')[0] ?? '',
    phone: null,
    avatarUrl: null,
    activeType,
    identities: [{ type: activeType, status: 'active' }],
    canOrganize: activeType !== 'fan',
    canAdvertise: activeType !== 'fan',
    role: activeType,
    adminRole: null,
    flags: {},
    locale: 'zh-TW',
    theme: 'system',
    createdAt: stored.user.createdAt ?? new Date(0).toISOString(),
  };
}
