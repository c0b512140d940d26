import type { Addresses, Attempt } from './provider.schema.ts';

export interface LinePayKeys {
  channelId: string;
  channelSecret: string;
}

/**
 * X-LINE-Authorization: HMAC-SHA256 over secret, path, query or body, and nonce, in Base64.
 * https://developers-pay.line.me/online/pre-requisites
 */
export async function signature(
  secret: string,
  path: string,
  queryOrBody: string,
  nonce: string,
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const text = bytes(`${secret}${path}${queryOrBody}${nonce}`);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, text))));
}

/** The body that begins a payment. LINE Pay leads people back to the page of the order. */
export function requestBody(attempt: Attempt, addresses: Addresses) {
  const page = addresses.orderPage(attempt.orderId);
  const name = `Spotlight ${attempt.orderNo}`;
  const { amount } = attempt;
  return {
    amount,
    currency: 'TWD',
    orderId: attempt.tradeNo,
    packages: [
      { id: attempt.orderNo, amount, name, products: [{ name, quantity: 1, price: amount }] },
    ],
    redirectUrls: { confirmUrl: page, cancelUrl: page },
  };
}

/** Transaction ids have more digits than a JavaScript number holds: they are read as texts. */
export const readAnswer = (text: string) =>
  JSON.parse(text.replace(/("(?:transactionId|refundTransactionId)"\s*:\s*)(\d+)/g, '$1"$2"')) as {
    returnCode: string;
    returnMessage?: string;
    info?: {
      transactionId?: string;
      refundTransactionId?: string;
      paymentUrl?: { web: string };
      payInfo?: { amount: number }[];
    };
  };
