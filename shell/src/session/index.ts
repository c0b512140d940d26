export { createSession } from './create-session';
export { SessionStoreProvider, useSessionSnapshot, useSessionStore } from './session-context';
export type { SessionStore } from './session-store';
