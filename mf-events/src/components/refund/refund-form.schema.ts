import { bankAccountFields, requiredText } from '@spotlight/shared/form';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type refundTexts from '../../locales/refund.zh-TW.json';

export const REASON_MAX_LENGTH = 500;
export const NAME_MAX_LENGTH = 60;

type Texts = Translate<typeof refundTexts>;

const accountFields = (t: Texts) =>
  bankAccountFields({
    bankCode: t('refund.errors.bankCodeInvalid'),
    accountNo: t('refund.errors.accountNoInvalid'),
    accountName: t('refund.errors.accountNameInvalid'),
  });

/** Where money goes back to. */
export const accountSchema = (t: Texts) => z.object(accountFields(t));
export type AccountForm = z.input<ReturnType<typeof accountSchema>>;

/** What somebody types to get money back. */
export const refundSchema = (t: Texts) =>
  z.object({ reason: requiredText(t('refund.errors.reasonInvalid')), ...accountFields(t) });
export type RefundForm = z.input<ReturnType<typeof refundSchema>>;

export const emptyAccount: AccountForm = { bankCode: '', accountNo: '', accountName: '' };
export const emptyRefund: RefundForm = { reason: '', ...emptyAccount };
