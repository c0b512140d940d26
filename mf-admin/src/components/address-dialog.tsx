import { FormDialog, Refusal, emailText, requiredText, useForm } from '@spotlight/shared/form';
import { TextArea, TextField } from '@spotlight/shared/ui';
import * as z from '@spotlight/shared/vendor/zod';
import { refusedField } from './refused-field';

/** What the dialog says, each in words. */
interface AddressDialogTexts {
  title: string;
  lead: string;
  email: string;
  invalid: string;
  /** Why the server takes no such address. */
  refused: string;
  reason: string;
  reasonHint: string;
  reasonMissing: string;
  confirm: string;
  keep: string;
  failed: string;
  done: string;
}

export interface AddressDialogProps {
  texts: AddressDialogTexts;
  /** How the server calls the address when it refuses it. */
  refusedAs: string;
  /** A sentence that it answers is said in place of `done`. */
  send: (input: { email: string; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for an address and a reason, and says it at the address when that is refused. */
export function AddressDialog({ texts, refusedAs, send, onClose }: AddressDialogProps) {
  const form = useForm({
    schema: z.object({
      email: emailText(texts.invalid),
      reason: requiredText(texts.reasonMissing),
    }),
    defaultValues: { email: '', reason: '' },
    send: async (input) => {
      const answer = await send(input).catch((thrown: unknown) => {
        if (refusedField(thrown) !== refusedAs) throw thrown;
        throw new Refusal({ faults: { email: texts.refused } });
      });
      return typeof answer === 'string' ? answer : texts.done;
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      lead={texts.lead}
      submitLabel={texts.confirm}
      keepLabel={texts.keep}
      failureTitle={texts.failed}
    >
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('email')}
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        rows={3}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
