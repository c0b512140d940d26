import labels from '@spotlight/shared/locales/labels.zh-TW.json';

/** Days of the week (1 = Monday) in one character each: 一至五, 六、日; `null` for all of them. */
export function daysInWords(weekdays: readonly number[]): string | null {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.length === 7) return null;
  // The catalogue begins with Sunday.
  const names = days.map((day) => labels.date.weekdays[day % 7] ?? '');
  const isRun = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  return isRun ? `${names[0]}${labels.date.until}${names.at(-1)}` : names.join('、');
}
