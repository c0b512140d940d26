/** What somebody types to get money back. */
export interface RefundForm {
  reason: string;
  bankCode: string;
  accountNo: string;
  accountName: string;
}

export const emptyRefund: RefundForm = {
  reason: '',
  bankCode: '',
  accountNo: '',
  accountName: '',
};

export const REASON_MAX_LENGTH = 500;
export const NAME_MAX_LENGTH = 60;

type Faults = Partial<Record<keyof RefundForm, `${keyof RefundForm}Invalid`>>;

/** What is wrong, as keys under `refund.errors`; the same rules as the server's. */
export function refundFaults({ reason, bankCode, accountNo, accountName }: RefundForm): Faults {
  const digits = accountNo.replace(/[\s-]/g, '');
  return {
    ...(reason.trim() === '' && { reason: 'reasonInvalid' as const }),
    ...(!/^\d{3}$/.test(bankCode.trim()) && { bankCode: 'bankCodeInvalid' as const }),
    ...(!/^\d{8,16}$/.test(digits) && { accountNo: 'accountNoInvalid' as const }),
    ...(accountName.trim() === '' && { accountName: 'accountNameInvalid' as const }),
  };
}
