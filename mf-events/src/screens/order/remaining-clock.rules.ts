const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Milliseconds as `14:59`, with hours only where there are some; never below zero. */
export function remainingClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60];
  return (hours > 0 ? [hours, ...rest] : rest).map(twoDigits).join(':');
}
