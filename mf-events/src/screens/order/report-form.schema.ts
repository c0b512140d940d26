import { lastFiveOf } from '@spotlight/shared/format';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type orderPaymentTexts from '../../locales/order-payment.zh-TW.json';

/** What says which transfer it is; of a whole account number its last five digits. */
export const reportSchema = (t: Translate<typeof orderPaymentTexts>) =>
  z.object({
    last5: z.string().check(
      z.overwrite((typed) => lastFiveOf(typed) ?? typed),
      z.regex(/^\d{5}$/, t('orderPayment.last5Invalid')),
    ),
  });

export type ReportForm = z.infer<ReturnType<typeof reportSchema>>;
