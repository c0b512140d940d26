import { PRIVATE_STORAGE_PREFIX } from '@spotlight/shared/contract';

const DAY_MS = 86_400_000;
const keyOf = (name: string) => `${PRIVATE_STORAGE_PREFIX}draft.${name}`;

/** What was typed into a form on this device within the last day. */
export function readDraft<Form>(name: string): Partial<Form> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as {
      at: number;
      values: Partial<Form>;
    } | null;
    return stored && Date.now() - stored.at < DAY_MS ? stored.values : {};
  } catch {
    // Switched off, or written by another version: then the form begins anew.
    return {};
  }
}

/** Stores what is typed until it is sent, so that a reload loses nothing; the shell forgets it at sign-out. */
export function storeDraft(name: string, values: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Full or switched off: the form works without.
  }
}

/** It has been sent. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored either.
  }
}
