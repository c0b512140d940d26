export const AUTH_STORAGE_KEY = 'spotlight-auth';
const USER_TYPE_KEY = 'userType';

/** The part of the stored auth session that is readable before the auth library is there. */
export interface StoredSession {
  access_token: string;
  /** Unix time in seconds. */
  expires_at: number;
  user: {
    id: string;
    email?: string;
    createdAt?: string;
    user_metadata?: { username?: string };
  };
}

/** Checked by hand: this runs before the first paint, where zod is not loaded yet. */
function isStoredSession(value: unknown): value is StoredSession {
  const session = value as Partial<StoredSession> | null;
  return (
    typeof session?.access_token === 'string' &&
    typeof session.expires_at === 'number' &&
    typeof session.user?.id === 'string'
  );
}

export interface SessionStorage {
  /** The stored session, or null when there is none or it is unreadable. */
  read(): StoredSession | null;
  clear(): void;
  /** Where the next sign-in is stored: across visits, or only as long as the tab lives. */
  setRemembered(isRemembered: boolean): void;
  /** The adapter that the auth library stores through. */
  adapter: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  /** Last known identity, good enough for a first paint and for nothing else. */
  cachedUserType: { get(): string | null; set(type: string | null): void };
}

/**
 * Stores the auth session in `localStorage`, or in `sessionStorage` when the visitor does not want to
 * be remembered. A browser that refuses storage (private mode, full disk) gets memory instead, so that
 * signing in still works until the page is left.
 */
export function createSessionStorage(
  lasting: Storage = window.localStorage,
  passing: Storage = window.sessionStorage,
): SessionStorage {
  const memory = new Map<string, string>();
  let isRemembered = readSafely(passing, AUTH_STORAGE_KEY) === null;

  const adapter: SessionStorage['adapter'] = {
    getItem: (key) =>
      readSafely(passing, key) ?? readSafely(lasting, key) ?? memory.get(key) ?? null,
    setItem(key, value) {
      const [chosen, other] = isRemembered ? [lasting, passing] : [passing, lasting];
      memory.delete(key);
      other.removeItem(key);
      try {
        chosen.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      lasting.removeItem(key);
      passing.removeItem(key);
    },
  };

  return {
    adapter,
    read() {
      const text = adapter.getItem(AUTH_STORAGE_KEY);
      if (text === null) return null;
      try {
        const stored: unknown = JSON.parse(text);
        return isStoredSession(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    clear: () => adapter.removeItem(AUTH_STORAGE_KEY),
    setRemembered(remembered) {
      isRemembered = remembered;
    },
    cachedUserType: {
      get: () => readSafely(lasting, USER_TYPE_KEY),
      set(type) {
        if (type === null) lasting.removeItem(USER_TYPE_KEY);
        else {
          try {
            lasting.setItem(USER_TYPE_KEY, type);
          } catch {
            // Only a hint for the next first paint: a full disk may lose it.
          }
        }
      },
    },
  };
}

function readSafely(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
