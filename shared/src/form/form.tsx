import { createContext, use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../ui/button/button';
import { FailureNotice, type FailureNoticeProps } from '../ui/state/failure-notice';
import type { FieldValues } from '../vendor/form';
import type { Form as FormState } from './use-form';

const FormContext = createContext<unknown>(null);

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export interface FormProps<Typed extends FieldValues> {
  /** From `useForm`. */
  form: FormState<Typed>;
  /** Where a page has several. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The fields of a form under one another. Parts of it that others use, too, ask `useFormContext`. */
export function Form<Typed extends FieldValues>({
  form,
  label,
  className,
  children,
}: FormProps<Typed>) {
  return (
    <FormContext value={form}>
      <Fields
        id={form.id}
        aria-label={label}
        className={className}
        noValidate
        onSubmit={(event) => {
          // Not that of a dialog with a form of its own among the fields.
          if (event.target === event.currentTarget) form.submit(event);
        }}
      >
        {children}
      </Fields>
    </FormContext>
  );
}

/** The form around a part that only knows the fields of its own: `useFormContext<AccountForm>()`. */
export function useFormContext<Part extends FieldValues>(): FormState<Part> {
  const form = use(FormContext);
  if (!form) throw new Error('useFormContext() needs a <Form> above it.');
  return form as FormState<Part>;
}

interface OfForm {
  form: Pick<FormState<never>, 'id' | 'isBusy' | 'failure'>;
}

/** Sends the form, wherever it stands. */
export function SubmitButton({ form, ...button }: OfForm & Omit<ButtonProps, 'form' | 'type'>) {
  return <Button {...button} type="submit" form={form.id} isBusy={form.isBusy} />;
}

/** Why sending failed, near the button that tries again. */
export function FormFailure({
  form,
  ...notice
}: OfForm & Omit<FailureNoticeProps, 'failure' | 'isRetrying'>) {
  return <FailureNotice {...notice} failure={form.failure} isRetrying={form.isBusy} />;
}
