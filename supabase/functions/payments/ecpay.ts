import { checkoutFields, isFromEcpay, readNotice, signed, type EcpayKeys } from './ecpay.rules.ts';
import type { PaymentProvider } from './provider.schema.ts';

export interface EcpaySettings extends EcpayKeys {
  /** https://payment.ecpay.com.tw, of the stage or of a simulator. */
  url: string;
}

/** 綠界 AIO: cards, virtual accounts at cash machines, codes in shops. */
export function createEcpay(keys: EcpaySettings): PaymentProvider {
  async function post(path: string, fields: Record<string, string>) {
    const response = await fetch(`${keys.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(await signed({ MerchantID: keys.merchantId, ...fields }, keys)),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`ECPay answers ${response.status}`);
    return Object.fromEntries(new URLSearchParams(await response.text()));
  }

  /** Whether ECPay did it; throws when it says neither. */
  async function act(action: string, trade: Record<string, string>) {
    const answer = await post('/CreditDetail/DoAction', { ...trade, Action: action });
    if (!answer['RtnCode']) throw new Error('ECPay answers nothing');
    return { isDone: answer['RtnCode'] === '1', message: answer['RtnMsg'] ?? '' };
  }

  return {
    id: 'ecpay',
    methods: ['card', 'atm', 'cvs'],

    begin: async (attempt, addresses) => ({
      kind: 'form',
      action: `${keys.url}/Cashier/AioCheckOut/V5`,
      fields: await signed(checkoutFields(attempt, addresses, keys.merchantId, new Date()), keys),
    }),

    async ask({ tradeNo }) {
      const answer = await post('/Cashier/QueryTradeInfo/V5', {
        MerchantTradeNo: tradeNo,
        TimeStamp: String(Math.floor(Date.now() / 1000)),
      });
      // Not paid yet (0) is nothing to say; a card that failed is heard of by its notification.
      if (answer['TradeStatus'] !== '1' || !(await isFromEcpay(answer, keys))) return null;
      return readNotice({ ...answer, RtnCode: '1' });
    },

    async sendBack({ tradeNo, providerRef, amount, isWhole }) {
      const trade = { MerchantTradeNo: tradeNo, TradeNo: providerRef, TotalAmount: String(amount) };
      const back = await act('R', trade);
      if (back.isDone) return { outcome: 'sent', reference: providerRef };
      // Before the bank is asked for the money (關帳) the whole of it is let go instead.
      if (isWhole) {
        await act('E', trade);
        if ((await act('N', trade)).isDone) return { outcome: 'sent', reference: providerRef };
      }
      return { outcome: 'refused', error: back.message };
    },
  };
}
