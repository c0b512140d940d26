const KEY = 'spotlight.measuring';

interface Choice {
  isAllowed: boolean;
  /** ISO 8601, when it was made. */
  at: string;
}

/** What was chosen on this device, if anything was. */
export function measuringChoice(storage: Storage = localStorage): Choice | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as Choice | null;
  } catch {
    return null;
  }
}

/**
 * May views and shares of this device be counted? What was chosen decides; before that, the browser's own word
 * (Global Privacy Control).
 */
export function isMeasuringAllowed(): boolean {
  const says = navigator as Navigator & { globalPrivacyControl?: boolean };
  return measuringChoice()?.isAllowed ?? says.globalPrivacyControl !== true;
}

/** Remembers the choice on this device. */
export function keepMeasuringChoice(isAllowed: boolean, storage: Storage = localStorage): void {
  try {
    const choice: Choice = { isAllowed, at: new Date().toISOString() };
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage is switched off: the account remembers it for those who have one.
  }
}
