import { useUnsavedChanges } from '@spotlight/shared/contract';
import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ZodMiniType } from '@spotlight/shared/vendor/zod';
import { useEffect, useId } from 'react';
import { useSend } from '../ui/overlay/use-send';
import {
  useForm as useLibraryForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from '../vendor/form';
import { checkBy } from './check-by';
import { focusFirstFault } from './focus-first-fault';
import { Refusal } from './refusal';

export interface FormOptions<Typed extends FieldValues, Checked> {
  /** What may be typed; made with the texts of the screen, because its messages are sentences. */
  schema: ZodMiniType<Checked, Typed>;
  defaultValues: NoInfer<Typed>;
  /**
   * Sends what the schema made of the fields, and answers what a toast says, or nothing. What it throws
   * is shown above the button; a `Refusal` also beside fields.
   */
  send: (checked: Checked) => Promise<string | undefined | void>;
  /** Afterwards: a dialog closes. */
  onSent?: () => void;
  /** `onTouched` for long forms, where faults are better told before the end; else when it is sent. */
  mode?: 'onSubmit' | 'onTouched';
  /** Where nothing is lost when somebody leaves, such as a password. */
  isDiscardable?: boolean;
}

/** What a field of the design system takes. */
export interface BoundField extends UseFormRegisterReturn {
  error: string | undefined;
}

/** What a control takes that hands over its value itself, such as `SegmentedControl`. */
export interface BoundChoice<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

export interface Form<Typed extends FieldValues> extends UseFormReturn<Typed> {
  /** Of the `<form>`, for buttons that stand outside of it. */
  id: string;
  /** Binds text, select, textarea, checkbox, number and date by the name of their value. */
  field: (name: FieldPath<Typed>, options?: FieldOptions) => BoundField;
  /** Binds what is no native field. */
  choice: <Name extends FieldPath<Typed>>(name: Name) => BoundChoice<FieldPathValue<Typed, Name>>;
  submit: (event?: { preventDefault: () => void }) => void;
  isBusy: boolean;
  /** Why the last attempt failed; `null` while there is nothing to say. */
  failure: unknown;
  /** Closes the dialog that the form is in, unless its answer is on its way. */
  close: () => void;
}

export interface FieldOptions {
  /** Writes what was typed in the usual way once somebody leaves the field. */
  tidy?: (typed: string) => string;
}

/**
 * A form: checked by its schema when it is sent and from then on while typing, the first faulty field
 * focused. What was typed stays when sending fails, and the same button tries again.
 */
export function useForm<Typed extends FieldValues, Checked>({
  schema,
  defaultValues,
  send,
  onSent,
  mode = 'onSubmit',
  isDiscardable = false,
}: FormOptions<Typed, Checked>): Form<Typed> {
  const t = useTexts(uiTexts);
  const id = useId();
  const form = useLibraryForm<Typed, unknown, Checked>({
    resolver: checkBy(schema, t('form.unsaid')),
    defaultValues: defaultValues as DefaultValues<Typed>,
    mode,
    // In the order of the page, whatever kind of control it is.
    shouldFocusError: false,
  });
  const { formState, getFieldState, register, watch, setValue, setError, handleSubmit } = form;
  const { isDirty, submitCount, isSubmitted, errors } = formState;
  const sending = useSend(
    async (checked: Checked) => {
      const sent = form.getValues();
      const sentence = await send(checked).catch((thrown: unknown) => {
        const { faults = {}, failure = thrown } = thrown instanceof Refusal ? thrown : {};
        for (const [name, message] of Object.entries(faults)) {
          setError(name as FieldPath<Typed>, { type: 'refused', message });
        }
        throw failure;
      });
      form.resetDefaultValues(sent);
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

  const errorOf = (name: FieldPath<Typed>) => getFieldState(name, formState).error?.message;
  return {
    ...(form as unknown as UseFormReturn<Typed>),
    id,
    field: (name, { tidy } = {}) => ({
      ...register(name, {
        ...(tidy && {
          onBlur: ({ target }: { target: HTMLInputElement }) => {
            setValue(name, tidy(target.value) as FieldPathValue<Typed, typeof name>);
          },
        }),
      }),
      error: errorOf(name),
    }),
    choice: (name) => ({
      value: watch(name),
      error: errorOf(name),
      onChange: (value) =>
        setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    }),
    submit: (event) => {
      event?.preventDefault();
      if (!sending.isBusy) void handleSubmit(sending.send)();
    },
    isBusy: sending.isBusy,
    failure: sending.failure,
    close: sending.close,
  };
}
