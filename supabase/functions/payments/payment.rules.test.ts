import { checkMacValue, checkoutFields, isFromEcpay, readNotice, signed } from './ecpay.rules';
import { readAnswer, signature } from './line-pay.rules';

/** The example of https://developers.ecpay.com.tw/?p=2902, with the keys of its public test shop. */
const keys = { merchantId: '3002607', hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const example = {
  TradeDesc: '促銷方案',
  PaymentType: 'aio',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  MerchantID: '3002607',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  ItemName: 'Apple iphone 15',
  TotalAmount: '30000',
  ChoosePayment: 'ALL',
  EncryptType: '1',
};

test('CheckMacValue is what ECPay’s document says', async () => {
  expect(await checkMacValue(example, keys)).toBe(
    '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840',
  );
});

test('fields that were changed, forged or are another shop’s are not ECPay’s', async () => {
  const said = await signed(example, keys);
  expect(await isFromEcpay(said, keys)).toBe(true);
  expect(await isFromEcpay({ ...said, TotalAmount: '1' }, keys)).toBe(false);
  expect(await isFromEcpay({ ...said, CheckMacValue: '' }, keys)).toBe(false);
  expect(await isFromEcpay(said, { ...keys, hashKey: 'another' })).toBe(false);
  const other = await signed({ ...example, MerchantID: '2000132' }, keys);
  expect(await isFromEcpay(other, keys)).toBe(false);
});

test('a notification is read by its code; a rehearsal of the back office pays nothing', () => {
  const fields = { MerchantTradeNo: 'SP1', TradeNo: '2411', TradeAmt: '300' };
  expect(readNotice({ ...fields, RtnCode: '1' })).toMatchObject({ outcome: 'paid', amount: 300 });
  expect(readNotice({ ...fields, RtnCode: '1', SimulatePaid: '1' })).toBeNull();
  expect(readNotice({ ...fields, RtnCode: '10100248' })).toMatchObject({ outcome: 'failed' });
  expect(
    readNotice({
      ...fields,
      RtnCode: '2',
      BankCode: '812',
      vAccount: '91',
      ExpireDate: '2026/12/05',
    }),
  ).toMatchObject({
    outcome: 'issued',
    details: { bank_code: '812', account_no: '91', pay_until: '2026-12-05T15:59:59.000Z' },
  });
  expect(
    readNotice({
      ...fields,
      RtnCode: '10100073',
      PaymentNo: 'LLL',
      ExpireDate: '2026/12/05 10:00:00',
    }),
  ).toMatchObject({ details: { code: 'LLL', pay_until: '2026-12-05T02:00:00.000Z' } });
});

test('the form names our number, the database’s sum and where to answer', () => {
  const attempt = {
    tradeNo: 'SPABC',
    provider: 'ecpay',
    method: 'cvs',
    amount: 300,
    orderId: 'o1',
    orderNo: 'EO1',
    payUntil: '2026-12-05T04:05:59Z',
  } as const;
  const addresses = {
    orderPage: (id: string) => `https://site/${id}`,
    notices: 'https://api/ecpay',
  };
  const now = new Date('2026-12-04T16:05:06Z');
  expect(checkoutFields(attempt, addresses, '3002607', now)).toMatchObject({
    MerchantTradeNo: 'SPABC',
    MerchantTradeDate: '2026/12/05 00:05:06',
    TotalAmount: '300',
    ChoosePayment: 'CVS',
    ReturnURL: 'https://api/ecpay',
    PaymentInfoURL: 'https://api/ecpay',
    ClientBackURL: 'https://site/o1',
    StoreExpireDate: '720',
  });
});

test('LINE Pay’s signature is the HMAC of secret, path, content and nonce', async () => {
  const { createHmac } = await import('node:crypto');
  const content = '{"amount":250}';
  const expected = createHmac('sha256', 'secret')
    .update(`secret/v3/payments/request${content}nonce`)
    .digest('base64');
  expect(await signature('secret', '/v3/payments/request', content, 'nonce')).toBe(expected);
});

test('LINE Pay’s numbers keep all of their digits', () => {
  const text = '{"returnCode":"0000","info":{"transactionId":2026112400012345678}}';
  expect(readAnswer(text).info?.transactionId).toBe('2026112400012345678');
});
