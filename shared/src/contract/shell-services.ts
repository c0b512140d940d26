import type { Backend } from '../data/backend';
import type { UserType } from './user-type.schema';

/** The signed-in person, as `my_account()` of the data API tells it. */
export interface Account {
  id: string;
  email: string;
  /** Whether a mailed link has shown that the address is the person's; missing from a shell that does not know. */
  isAddressProved?: boolean | undefined;
  username: string;
  phone: string | null;
  avatarUrl: string | null;
  /** The identity that the person acts as now. */
  activeType: UserType;
  identities: ReadonlyArray<{ type: UserType; status: 'active' | 'pending' | 'suspended' }>;
  /** Whether the server lets the person write events: performers, venues, and whom an administrator allowed to. */
  canOrganize: boolean;
  /** Whether the server lets the person book advertisements: performers, venues, and whom an administrator allowed to. */
  canAdvertise: boolean;
  role: string;
  adminRole: string | null;
  flags: Readonly<Record<string, boolean>>;
  locale: string;
  theme: ThemePreference;
  createdAt: string;
}

export type AuthResult = { success: true } | { success: false; error: string };

/** What every page may know of the session; the names are those of the product's specification. */
export interface Session {
  /** The raw auth session; `null` when signed out. */
  session: { accessToken: string; expiresAt: number } | null;
  user: Account | null;
  isLoggedIn: boolean;
  /** True until the first look-up has ended. */
  isLoading: boolean;
  /** Somebody has given the password and not yet the second factor: nobody is signed in before. */
  awaitsFactor: boolean;
  userType: UserType | null;
  /** Ends when the second factor, too, is shown, where the account has one. */
  login(email: string, password: string, options?: { remember?: boolean }): Promise<AuthResult>;
  signup(input: {
    email: string;
    password: string;
    username: string;
    userType: UserType;
  }): Promise<AuthResult>;
  logout(): Promise<AuthResult>;
  switchUserType(type: UserType): Promise<AuthResult>;
  checkUserTypeExists(type: UserType): boolean;
  /** Reads the account again, after a change to it. */
  refreshAccount(): Promise<void>;
}

export type ThemePreference = 'light' | 'dark' | 'system';

export interface Theme {
  preference: ThemePreference;
  setPreference(preference: ThemePreference): void;
}

export interface ToastOptions {
  description?: string;
  /** One short action, such as 復原. */
  action?: { label: string; onClick(): void };
  durationMs?: number;
}

export interface Toasts {
  success(message: string, options?: ToastOptions): void;
  error(message: string, options?: ToastOptions): void;
  info(message: string, options?: ToastOptions): void;
}

/** What the login sheet shows of the thing that the visitor was about to do. */
export interface LoginPrompt {
  title?: string;
  summary?: { id: string; title: string; detail: string; category: string; line?: string | null };
  /** What the visitor has typed already: nobody is asked for it again. */
  known?: { username: string; email: string };
  /** Where those go on who leave the sheet to sign up or to set a password anew; else the page. */
  returnTo?: string;
}

/** What is told to whoever listens to a topic. */
export interface LiveListener {
  /** Something of theirs changed, of this kind. */
  onChange(kind: string): void;
  /** Changes are heard from now on, or no more. */
  onState(isHeard: boolean): void;
}

/** Everything that the shell gives to remotes. */
export interface ShellServices {
  backend: Backend;
  session: Session;
  theme: Theme;
  toasts: Toasts;
  /** Opens the login sheet. Resolves to whether the visitor is signed in afterwards. */
  requestLogin(prompt?: LoginPrompt): Promise<boolean>;
  /** Keeps the tab from moving to a new version, or away, while something is unsaved. */
  setUnsavedChanges(owner: string, isDirty: boolean): void;
  /**
   * Hears what the database says of a topic, over one socket for the tab; see `useLive`. Missing where nothing can be heard: pages ask
   * from time to time then.
   * @returns ends it
   */
  listen?: ((topic: string, listener: LiveListener) => () => void) | undefined;
}
