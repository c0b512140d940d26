import { useUnsavedChanges } from '@spotlight/shared/contract';
import { useEffect, useRef } from 'react';
import { useSend } from '../ui/overlay/use-send';
import type { FieldPath, FieldValues } from '../vendor/form';
import { focusFirstFault } from './focus-first-fault';
import { Refusal } from './refusal';
import { useFields, type Fields, type FieldsOptions } from './use-fields';

export interface FormOptions<Typed extends FieldValues, Checked> extends FieldsOptions<
  Typed,
  Checked
> {
  /**
   * Sends what the schema made of the fields, and answers what a toast says, or nothing. What it throws
   * is shown above the button; a `Refusal` also beside fields.
   */
  send: (checked: Checked) => Promise<string | undefined | void>;
  /** Afterwards: a dialog closes. */
  onSent?: () => void;
  /** Empties the fields once they are sent, for the next one. */
  beginsAnew?: boolean;
  /** Where nothing is lost when somebody leaves, such as a password. */
  isDiscardable?: boolean;
}

export interface Form<Typed extends FieldValues> extends Fields<Typed> {
  submit: (event?: { preventDefault: () => void }) => void;
  isBusy: boolean;
  /** Why the last attempt failed; `null` while there is nothing to say. */
  failure: unknown;
  /** Says no more about it. */
  dismissFailure: () => void;
  /** Closes the dialog that the form is in, unless its answer is on its way. */
  close: () => void;
}

/**
 * A form: checked by its schema when it is sent and from then on while typing, the first faulty field
 * focused. What was typed stays when sending fails, and the same button tries again.
 */
export function useForm<Typed extends FieldValues, Checked>({
  send,
  onSent,
  beginsAnew = false,
  isDiscardable = false,
  ...options
}: FormOptions<Typed, Checked>): Form<Typed> {
  const { fields, handleSubmit } = useFields(options);
  const { id, formState, setError } = fields;
  const { isDirty, submitCount, errors } = formState;
  const isThrough = useRef(false);
  const sending = useSend(
    async (checked: Checked) => {
      const sent = fields.getValues();
      const sentence = await send(checked).catch((thrown: unknown) => {
        const { faults = {}, failure = thrown } = thrown instanceof Refusal ? thrown : {};
        for (const [name, message] of Object.entries(faults)) {
          setError(name as FieldPath<Typed>, { type: 'refused', message });
        }
        throw failure;
      });
      isThrough.current = true;
      fields.resetDefaultValues(sent);
      return sentence ?? undefined;
    },
    onSent ?? (() => undefined),
  );

  useUnsavedChanges(isDirty && !isDiscardable);
  const hasFaults = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasFaults) focusFirstFault(id);
    // Only an attempt moves the focus, not what is found while typing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);

  const submit = async () => {
    isThrough.current = false;
    await handleSubmit(sending.send)();
    if (isThrough.current && beginsAnew) fields.reset(options.defaultValues);
  };
  return {
    ...fields,
    submit: (event) => {
      event?.preventDefault();
      if (!sending.isBusy) void submit();
    },
    isBusy: sending.isBusy,
    failure: sending.failure,
    dismissFailure: sending.dismiss,
    close: sending.close,
  };
}
