import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../ui/button/button';
import { Dialog, type DialogProps } from '../ui/overlay/dialog';
import type { FailureNoticeProps } from '../ui/state/failure-notice';
import type { FieldValues } from '../vendor/form';
import { Form, FormFailure, SubmitButton } from './form';
import type { Form as FormState } from './use-form';

export interface FormDialogProps<Typed extends FieldValues> extends Pick<
  DialogProps,
  'title' | 'lead' | 'size' | 'isQuestion'
> {
  /** From `useForm`, whose `onSent` closes the dialog. */
  form: FormState<Typed>;
  /** Names the act. */
  submitLabel: string;
  /** What the act is called while it goes on; 「處理中…」 when not said. */
  busyLabel?: string;
  /** Names the way back without it. */
  keepLabel: string;
  tone?: ButtonProps['variant'];
  /** While there is nothing that could be sent. */
  isBlocked?: boolean;
  /** What did not happen, when the button does not say so. */
  failureTitle?: FailureNoticeProps['title'];
  children: ReactNode;
}

/** A short form in a dialog: its fields, why it failed, and the two ways out. */
export function FormDialog<Typed extends FieldValues>({
  form,
  submitLabel,
  busyLabel,
  keepLabel,
  tone = 'primary',
  isBlocked = false,
  failureTitle,
  children,
  ...dialog
}: FormDialogProps<Typed>) {
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={form.close}
      footer={
        <>
          <Button
            variant="plain"
            onClick={form.close}
            // Before what cannot be taken back, the harmless answer; unless a field asks for the focus.
            data-autofocus={tone === 'danger' || undefined}
          >
            {keepLabel}
          </Button>
          <SubmitButton form={form} variant={tone} disabled={isBlocked} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        {children}
        <FormFailure form={form} title={failureTitle} />
      </Form>
    </Dialog>
  );
}
