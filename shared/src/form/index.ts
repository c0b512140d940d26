/**
 * Forms: react-hook-form and zod, bound once. The shell provides it as a chunk of its own, which comes with
 * the first form that somebody opens.
 */
export { bankAccountFields } from './bank-account-fields.schema';
export { checkFields, checkFieldsIn, type FieldFaults } from './check-by';
export { chosenOf, emailText, optionalPhoneText, phoneText, requiredText } from './field-schemas';
export { forgetDraft, readDraft } from './form-draft';
export { useKeptDraft } from './use-kept-draft';
export { NewPasswordField } from './new-password-field';
export { focusFirstFault } from './focus-first-fault';
export { Form, FormFailure, SubmitButton, useFormContext } from './form';
export { FormDialog, type FormDialogProps } from './form-dialog';
export { ReasonDialog, type ReasonDialogProps } from './reason-dialog';
export { Refusal } from './refusal';
export { useAttempt } from './use-attempt';
export { useAttemptKey } from './use-attempt-key';
export { useFieldArray } from './use-field-array';
export { useFields, type BoundChoice, type BoundField, type Fields } from './use-fields';
export { useNewPasswordText, type NewPasswordText } from './use-new-password-text';
export { useForm, type Form as FormState } from './use-form';
export { useWatch, type Control, type FieldValues } from '../vendor/form';
