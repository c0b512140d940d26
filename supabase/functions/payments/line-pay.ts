import { readAnswer, requestBody, signature, type LinePayKeys } from './line-pay.rules.ts';
import type { PaymentProvider } from './provider.schema.ts';

export interface LinePaySettings extends LinePayKeys {
  /** https://api-pay.line.me, of the sandbox or of a simulator. */
  url: string;
}

const OK = '0000';
const READY_TO_TAKE = '0110';
const CANCELLED = ['0121', '0122'];
const TAKEN = '0123';
/** Taken before: the same call, repeated. */
const TAKEN_BEFORE = '1172';

/** LINE Pay v3. Money is taken by our word (confirm), never by itself. */
export function createLinePay(keys: LinePaySettings): PaymentProvider {
  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    const content = body ? JSON.stringify(body) : '';
    const nonce = crypto.randomUUID();
    const response = await fetch(`${keys.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-LINE-ChannelId': keys.channelId,
        'X-LINE-Authorization-Nonce': nonce,
        'X-LINE-Authorization': await signature(keys.channelSecret, path, content, nonce),
      },
      ...(body && { body: content }),
      signal: AbortSignal.timeout(40_000),
    });
    if (!response.ok) throw new Error(`LINE Pay answers ${response.status}`);
    return readAnswer(await response.text());
  }

  return {
    id: 'linepay',
    methods: ['linepay'],

    async begin(attempt, addresses) {
      const body = requestBody(attempt, addresses);
      const { returnCode, returnMessage, info } = await call('POST', '/v3/payments/request', body);
      if (returnCode !== OK || !info?.paymentUrl || !info.transactionId) {
        throw new Error(`LINE Pay refuses: ${returnCode} ${returnMessage ?? ''}`);
      }
      return { kind: 'address', url: info.paymentUrl.web, providerRef: info.transactionId };
    },

    async ask({ tradeNo, amount, providerRef }, canCount) {
      if (!providerRef) return null;
      const said = { tradeNo, providerRef, details: {} };
      const { returnCode } = await call('GET', `/v3/payments/requests/${providerRef}/check`);
      if (CANCELLED.includes(returnCode)) {
        return { ...said, outcome: 'failed', amount: null, details: { reason: returnCode } };
      }
      // What is taken was taken by us, for this sum: confirm names it.
      if (returnCode === TAKEN) return { ...said, outcome: 'paid', amount };
      // What would pay for nothing is not taken at all.
      if (returnCode !== READY_TO_TAKE || !(await canCount())) return null;
      const taken = await call('POST', `/v3/payments/${providerRef}/confirm`, {
        amount,
        currency: 'TWD',
      });
      if (taken.returnCode === TAKEN_BEFORE) return { ...said, outcome: 'paid', amount };
      if (taken.returnCode !== OK) return null;
      const paid = taken.info?.payInfo?.reduce((sum, part) => sum + part.amount, 0) ?? amount;
      return { ...said, outcome: 'paid', amount: paid };
    },

    async sendBack({ providerRef, amount }) {
      const answer = await call('POST', `/v3/payments/${providerRef}/refund`, {
        refundAmount: amount,
      });
      return answer.returnCode === OK
        ? { outcome: 'sent', reference: answer.info?.refundTransactionId ?? providerRef }
        : { outcome: 'refused', error: `${answer.returnCode} ${answer.returnMessage ?? ''}` };
    },
  };
}
