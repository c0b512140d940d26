import type { Attempt, Addresses, Method, Said } from './provider.schema.ts';

/** The keys of a shop at ECPay. */
export interface EcpayKeys {
  merchantId: string;
  hashKey: string;
  hashIv: string;
}

type Fields = Record<string, string>;

/** What ECPay's encoding leaves as it is, beyond letters, digits, `-` and `_`. */
const kept: Record<string, string> = { '%20': '+', "'": '%27', '~': '%7e' };

/** Encoded as ECPay encodes before it hashes: in lower case, a space is a plus. */
const encoded = (text: string) =>
  encodeURIComponent(text)
    .replace(/%20|'|~/g, (found) => kept[found] ?? found)
    .toLowerCase();

/**
 * CheckMacValue with SHA256 (EncryptType 1): all other fields by name, between the keys.
 * https://developers.ecpay.com.tw/?p=2902
 */
export async function checkMacValue(
  fields: Fields,
  keys: Pick<EcpayKeys, 'hashKey' | 'hashIv'>,
): Promise<string> {
  const names = Object.keys(fields).filter((name) => name !== 'CheckMacValue');
  const byName = (a: string, b: string) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0;
  const listed = names.sort(byName).map((name) => `${name}=${fields[name] ?? ''}`);
  const text = `HashKey=${keys.hashKey}&${listed.join('&')}&HashIV=${keys.hashIv}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(encoded(text)));
  return [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

export const signed = async (fields: Fields, keys: EcpayKeys): Promise<Fields> => ({
  ...fields,
  CheckMacValue: await checkMacValue(fields, keys),
});

/** Whether ECPay, which alone has the keys, wrote these fields for this shop. */
export async function isFromEcpay(fields: Fields, keys: EcpayKeys): Promise<boolean> {
  const expected = await checkMacValue(fields, keys);
  const given = (fields['CheckMacValue'] ?? '').toUpperCase().padEnd(expected.length).slice(0, 64);
  // Without telling by the time it takes how much of it was right.
  let difference = 0;
  for (let at = 0; at < expected.length; at++) {
    difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  }
  return difference === 0 && fields['MerchantID'] === keys.merchantId;
}

const choices: Partial<Record<Method, string>> = { card: 'Credit', atm: 'ATM', cvs: 'CVS' };

/** `yyyy/MM/dd HH:mm:ss` in Taipei. */
const tradeDate = (now: Date) =>
  new Date(now.getTime() + 8 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replaceAll('-', '/');

/** Whole minutes until the order ends, a day at most. */
const minutesUntil = ({ payUntil }: Attempt, now: Date) =>
  payUntil
    ? Math.max(1, Math.min(1440, Math.floor((Date.parse(payUntil) - now.getTime()) / 60_000)))
    : 1440;

/** The form that opens ECPay's page for one way to pay. */
export function checkoutFields(
  attempt: Attempt,
  addresses: Addresses,
  merchantId: string,
  now: Date,
): Fields {
  const later: Fields = attempt.method === 'card' ? {} : { PaymentInfoURL: addresses.notices };
  return {
    MerchantID: merchantId,
    MerchantTradeNo: attempt.tradeNo,
    MerchantTradeDate: tradeDate(now),
    PaymentType: 'aio',
    TotalAmount: String(attempt.amount),
    TradeDesc: 'Spotlight',
    ItemName: `Spotlight ${attempt.orderNo}`,
    ReturnURL: addresses.notices,
    ChoosePayment: choices[attempt.method] ?? 'Credit',
    ClientBackURL: addresses.orderPage(attempt.orderId),
    EncryptType: '1',
    ...later,
    // The number ends with the order: days for a bank (the end of tomorrow), minutes for a shop.
    ...(attempt.method === 'atm' && { ExpireDate: '1' }),
    ...(attempt.method === 'cvs' && { StoreExpireDate: String(minutesUntil(attempt, now)) }),
  };
}

const wholeNumber = (text: string | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** `yyyy/MM/dd` (its end) or `yyyy/MM/dd HH:mm:ss` in Taipei, as an instant. */
function instantOf(text = ''): string | undefined {
  const [, day, clock = '23:59:59'] =
    /^(\d{4}\/\d\d\/\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text) ?? [];
  return day && new Date(`${day.replaceAll('/', '-')}T${clock}+08:00`).toISOString();
}

/**
 * What a notification says: RtnCode 1 is paid, 2 (ATM) and 10100073 (shops) is a number to pay to. Null for a
 * rehearsal of the shop's own back office, for which nobody paid.
 */
export function readNotice(fields: Fields): Said | null {
  const { RtnCode: code, TradeNo: providerRef = null, MerchantTradeNo: tradeNo = '' } = fields;
  if (fields['SimulatePaid'] === '1') return null;
  const said = { tradeNo, providerRef, amount: wholeNumber(fields['TradeAmt']) };
  if (code === '1') return { ...said, outcome: 'paid', details: {} };
  if (code === '2' || code === '10100073') {
    const details: Fields = {};
    const pairs = [
      ['bank_code', fields['BankCode']],
      ['account_no', fields['vAccount']],
      ['code', fields['PaymentNo']],
      ['pay_until', instantOf(fields['ExpireDate'])],
    ] as const;
    for (const [name, value] of pairs) if (value) details[name] = value;
    return { ...said, outcome: 'issued', details };
  }
  return { ...said, outcome: 'failed', details: { reason: fields['RtnMsg'] ?? '' } };
}
