const STORED = 'spotlight.push-suggestion';

/** Has it been answered on this device, whatever the answer? Where nothing can be kept nothing is suggested. */
export function isSuggestionOver(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return true;
  }
}

/** Not again on this device; the switch in the settings stays. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(STORED, 'answered');
  } catch {
    // Storage is full: it may be suggested once more.
  }
}
