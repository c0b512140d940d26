import { createEcpay, type EcpaySettings } from './ecpay.ts';
import { createLinePay } from './line-pay.ts';
import type { PaymentProvider } from './provider.schema.ts';

/** The providers whose keys are there. Addresses other than the real ones are for stages and simulators. */
export function readProviders(settingOf: (name: string) => string | undefined): {
  providers: PaymentProvider[];
  ecpayKeys: EcpaySettings | undefined;
} {
  const [merchantId, hashKey, hashIv, channelId, channelSecret] = [
    'ECPAY_MERCHANT_ID',
    'ECPAY_HASH_KEY',
    'ECPAY_HASH_IV',
    'LINEPAY_CHANNEL_ID',
    'LINEPAY_CHANNEL_SECRET',
  ].map((name) => settingOf(name));
  const ecpayKeys =
    merchantId && hashKey && hashIv
      ? {
          merchantId,
          hashKey,
          hashIv,
          url: settingOf('ECPAY_URL') ?? 'https://payment.ecpay.com.tw',
        }
      : undefined;
  const linePay =
    channelId && channelSecret
      ? { channelId, channelSecret, url: settingOf('LINEPAY_URL') ?? 'https://api-pay.line.me' }
      : undefined;
  return {
    providers: [
      ...(ecpayKeys ? [createEcpay(ecpayKeys)] : []),
      ...(linePay ? [createLinePay(linePay)] : []),
    ],
    ecpayKeys,
  };
}
