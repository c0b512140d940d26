import type { FieldErrors, Resolver } from 'react-hook-form';

/** Where money goes back to. */
export interface AccountForm {
  bankCode: string;
  accountNo: string;
  accountName: string;
}

/** What somebody types to get money back. */
export interface RefundForm extends AccountForm {
  reason: string;
}

export const emptyAccount: AccountForm = { bankCode: '', accountNo: '', accountName: '' };
export const emptyRefund: RefundForm = { reason: '', ...emptyAccount };

export const REASON_MAX_LENGTH = 500;
export const NAME_MAX_LENGTH = 60;

type Faults<Form> = Partial<Record<keyof Form, string>>;

/** What is wrong with the account, as keys under `refund.errors`; the same rules as the server's. */
function accountFaults({ bankCode, accountNo, accountName }: AccountForm) {
  const digits = accountNo.replace(/[\s-]/g, '');
  return {
    ...(!/^\d{3}$/.test(bankCode.trim()) && { bankCode: 'bankCodeInvalid' }),
    ...(!/^\d{8,16}$/.test(digits) && { accountNo: 'accountNoInvalid' }),
    ...(accountName.trim() === '' && { accountName: 'accountNameInvalid' }),
  } satisfies Faults<AccountForm>;
}

/** What is wrong with the whole request. */
export function refundFaults(form: RefundForm): Faults<RefundForm> {
  return {
    ...(form.reason.trim() === '' && { reason: 'reasonInvalid' }),
    ...accountFaults(form),
  };
}

const checkWith =
  <Form extends object>(faultsOf: (form: Form) => Faults<Form>): Resolver<Form> =>
  (values) => {
    const faults = Object.entries(faultsOf(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      faults.map(([field, message]) => [field, { type: 'invalid', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Form> };
  };

/** Checks the forms for react-hook-form. */
export const checkRefund = checkWith(refundFaults);
export const checkAccount = checkWith(accountFaults);
