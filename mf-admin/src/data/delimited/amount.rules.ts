const sign = String.raw`(?<sign>[-+]?)`;
const currency = String.raw`(?:NT\$|NTD|TWD|\$|新?[臺台]幣)?`;
/** Commas stand where thousands end, or there are none: `1,20` is no number, and 1.000 is a thousand to some. */
const digits = String.raw`(?<digits>\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.0{1,2})?`;
const unit = String.raw`(?:[元圓塊]整?|人|[位名張]|TWD|NTD)?`;
const amount = new RegExp(
  `^${sign}${currency}\\s*${sign.replace('sign', 'inner')}${digits}\\s*${unit}$`,
  'i',
);

/** `NT$1,200 元`, `1,200.00` and `１２００` as 1200; null for what is not exactly one whole number. */
export function wholeAmount(text: string): number | null {
  const found = amount.exec(text.normalize('NFKC').trim().replace(/^'/, ''))?.groups;
  if (!found || (found['sign'] && found['inner'])) return null;
  const plain = found['digits']?.replaceAll(/[, ]/g, '') ?? '';
  if (plain.length > 9) return null;
  const isNegative = found['sign'] === '-' || found['inner'] === '-';
  return isNegative ? 0 - Number(plain) : Number(plain);
}
