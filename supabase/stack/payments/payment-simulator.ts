import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { isFromEcpay, signed, type EcpayKeys } from '../../functions/payments/ecpay.rules';
import { signature, type LinePayKeys } from '../../functions/payments/line-pay.rules';

/** What the simulator knows of one try to pay. */
interface Trade {
  fields: Record<string, string>;
  amount: number;
  isPaid: boolean;
  /** What went back. */
  returned: number[];
}

export interface PaymentSimulator {
  /** Stands in for both providers' addresses. */
  url: string;
  keys: EcpayKeys & LinePayKeys;
  trades: Map<string, Trade>;
  /** Somebody pays; nobody is told. */
  pay(tradeNo: string): void;
  /** Says what it likes to the shop, signed by these keys; answers what the shop answered. */
  tell(tradeNo: string, change?: Record<string, string>, keys?: EcpayKeys): Promise<string>;
  close(): Promise<void>;
}

/** Keys that open nothing anywhere. */
const keys = {
  merchantId: '3000000',
  hashKey: 'simulatedHashKey',
  hashIv: 'simulatedHashIv0',
  channelId: '1000000',
  channelSecret: 'simulated-secret',
};

/** LINE Pay's numbers are longer than a JavaScript number holds, and no texts. */
const lineAnswer = (code: string, info = '{}') =>
  new Response(`{"returnCode":"${code}","returnMessage":"simulated","info":${info}}`);

/** Both providers on a loopback port of their own, over real http, for tests: they lie when they are told to. */
export async function startPaymentSimulator(): Promise<PaymentSimulator> {
  const trades = new Map<string, Trade>();
  let transactions = 0;
  const app = new Hono();
  const readForm = async (request: Request) =>
    Object.fromEntries(new URLSearchParams(await request.text()));
  const newTrade = (fields: Record<string, string>, amount: number): Trade => ({
    fields,
    amount,
    isPaid: false,
    returned: [],
  });

  app.post('/Cashier/AioCheckOut/V5', async ({ req }) => {
    const fields = await readForm(req.raw);
    const tradeNo = fields['MerchantTradeNo'] ?? '';
    if (!(await isFromEcpay(fields, keys)) || trades.has(tradeNo)) {
      return new Response('CheckMacValue Error', { status: 400 });
    }
    trades.set(tradeNo, newTrade(fields, Number(fields['TotalAmount'])));
    return new Response('ok');
  });
  app.post('/Cashier/QueryTradeInfo/V5', async ({ req }) => {
    const { MerchantTradeNo: tradeNo = '' } = await readForm(req.raw);
    const trade = trades.get(tradeNo);
    const answer = {
      MerchantID: keys.merchantId,
      MerchantTradeNo: tradeNo,
      TradeNo: `E${tradeNo}`,
      TradeAmt: String(trade?.amount ?? 0),
      TradeStatus: trade?.isPaid ? '1' : '0',
    };
    return new Response(new URLSearchParams(await signed(answer, keys)).toString());
  });
  app.post('/CreditDetail/DoAction', async ({ req }) => {
    const fields = await readForm(req.raw);
    const trade = trades.get(fields['MerchantTradeNo'] ?? '');
    const amount = Number(fields['TotalAmount']);
    const sum = (trade?.returned ?? []).reduce((before, each) => before + each, amount);
    const isFine = trade?.isPaid && fields['Action'] === 'R' && sum <= trade.amount;
    if (isFine) trade.returned.push(amount);
    return new Response(`RtnCode=${isFine ? 1 : 0}&RtnMsg=simulated`);
  });

  const isSigned = async (request: Request, body: string) => {
    const nonce = request.headers.get('X-LINE-Authorization-Nonce') ?? '';
    const expected = await signature(
      keys.channelSecret,
      new URL(request.url).pathname,
      body,
      nonce,
    );
    return request.headers.get('X-LINE-Authorization') === expected;
  };
  app.all('/v3/payments/*', async ({ req }) => {
    const body = req.method === 'POST' ? await req.text() : '';
    if (!(await isSigned(req.raw, body))) return lineAnswer('1106');
    const [, , , first = '', second = '', third = ''] = new URL(req.url).pathname.split('/');
    if (first === 'request') {
      const id = `20261124000${String(++transactions).padStart(8, '0')}`;
      const { orderId, amount } = JSON.parse(body) as { orderId: string; amount: number };
      trades.set(id, newTrade({ orderId }, amount));
      return lineAnswer('0000', `{"transactionId":${id},"paymentUrl":{"web":"${url}/line/${id}"}}`);
    }
    const id = first === 'requests' ? second : first;
    const trade = trades.get(id);
    if (third === 'check') {
      const state = trade?.fields['taken'] ? '0123' : trade?.isPaid ? '0110' : '0000';
      return lineAnswer(trade?.fields['cancelled'] ? '0121' : state);
    }
    if (!trade) return lineAnswer('1150');
    const { amount, refundAmount = 0 } = JSON.parse(body) as {
      amount?: number;
      refundAmount?: number;
    };
    if (second === 'confirm') {
      if (amount !== trade.amount) return lineAnswer('1124');
      if (trade.fields['taken']) return lineAnswer('1172');
      trade.fields['taken'] = 'yes';
      return lineAnswer('0000', `{"payInfo":[{"amount":${trade.amount}}]}`);
    }
    trade.returned.push(refundAmount);
    return lineAnswer('0000', `{"refundTransactionId":${id}}`);
  });

  const listen = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  return {
    url,
    keys,
    trades,
    pay(tradeNo) {
      const trade = trades.get(tradeNo);
      if (trade) trade.isPaid = true;
    },
    async tell(tradeNo, change = {}, by = keys) {
      const trade = trades.get(tradeNo);
      const fields = {
        MerchantID: keys.merchantId,
        MerchantTradeNo: tradeNo,
        TradeNo: `E${tradeNo}`,
        TradeAmt: String(trade?.amount ?? 0),
        RtnCode: '1',
        RtnMsg: '交易成功',
        PaymentType: 'Credit_CreditCard',
        SimulatePaid: '0',
        ...change,
      };
      const answer = await fetch(trade?.fields['ReturnURL'] ?? '', {
        method: 'POST',
        body: new URLSearchParams(await signed(fields, by)),
      });
      return answer.text();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
