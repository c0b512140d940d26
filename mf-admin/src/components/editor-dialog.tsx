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
  t: (key: `form.${Said}`, facts?: { reason: string }) => string;
  isNew: boolean;
  /** Its texts of a failure have a place for the reason, and are all that is said. */
  saysReason?: boolean;
  children: ReactNode;
}

/** The form of a thing that administrators make or edit. */
export function EditorDialog<Typed extends FieldValues>({
  form,
  t,
  isNew,
  saysReason = false,
  children,
}: EditorDialogProps<Typed>) {
  const failed = `form.${isNew ? 'createFailed' : 'updateFailed'}` as const;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t(isNew ? 'form.addTitle' : 'form.editTitle')}
      submitLabel={t(isNew ? 'form.save' : 'form.saveChanges')}
      busyLabel={t('form.saving')}
      keepLabel={t('form.cancel')}
      failureTitle={saysReason ? (reason) => t(failed, { reason }) : t(failed)}
    >
      {children}
    </FormDialog>
  );
}
