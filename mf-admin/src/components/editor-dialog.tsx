import { FormDialog, type FieldValues, type FormState } from '@spotlight/shared/form';
import type { ReactNode } from 'react';

type Said =
  | 'addTitle'
  | 'editTitle'
  | 'save'
  | 'saveChanges'
  | 'saving'
  | 'cancel'
  | 'createFailed'
  | 'updateFailed';

export interface EditorDialogProps<Typed extends FieldValues> {
  form: FormState<Typed>;
  /** Its texts; those of the dialog stand under `form`. */
  t: (key: `form.${Said}`) => string;
  isNew: boolean;
  children: ReactNode;
}

/** The form of a thing that administrators make or edit. */
export function EditorDialog<Typed extends FieldValues>({
  form,
  t,
  isNew,
  children,
}: EditorDialogProps<Typed>) {
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t(isNew ? 'form.addTitle' : 'form.editTitle')}
      submitLabel={t(isNew ? 'form.save' : 'form.saveChanges')}
      busyLabel={t('form.saving')}
      keepLabel={t('form.cancel')}
      failureTitle={t(isNew ? 'form.createFailed' : 'form.updateFailed')}
    >
      {children}
    </FormDialog>
  );
}
