import labels from '../locales/labels.zh-TW.json' with { type: 'json' };

const TEN_THOUSAND = 10_000;

/** `8920` → `8,920`. */
export function groupDigits(count: number): string {
  return count.toLocaleString('en-US');
}

/** A count for people: `8,920`, and from ten thousand on `2.4 萬` or `24k`, rounded down so it never boasts. */
export function formatCount(count: number): string {
  if (count < TEN_THOUSAND) return groupDigits(count);
  const { unit, large } = labels.count;
  const tenths = Math.floor(count / (Number(unit) / 10));
  return large.replace('{n}', groupDigits(tenths / 10));
}
