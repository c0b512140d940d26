const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Splits milliseconds into whole days and the rest as `HH:MM:SS`; nothing is left below zero. */
export function splitDuration(milliseconds: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const rest = seconds % 86_400;
  const parts = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60];
  return { days: Math.floor(seconds / 86_400), clock: parts.map(twoDigits).join(':') };
}
