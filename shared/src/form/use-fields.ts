import { uiTexts } from '@spotlight/shared/texts';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ZodMiniType } from '@spotlight/shared/vendor/zod';
import { useId } from 'react';
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
import { tellsNothingNew } from './use-field-array';

export interface FieldsOptions<Typed extends FieldValues, Checked> {
  /** What may be typed; made with the texts of the screen, because its messages are sentences. */
  schema: ZodMiniType<Checked, Typed>;
  defaultValues: NoInfer<Typed>;
  /** `onTouched` for long forms, where faults are better told before the end; else when it is sent. */
  mode?: 'onSubmit' | 'onTouched';
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

interface FieldOptions {
  /** Writes what was typed in the usual way once somebody leaves the field. */
  tidy?: (typed: string) => string;
}

export interface Fields<Typed extends FieldValues> extends UseFormReturn<Typed> {
  /** Of the element around the fields: buttons outside of a `<form>` name it, a fault is looked for in it. */
  id: string;
  /** Binds text, select, textarea, checkbox, number and date by the name of their value. */
  field: (name: FieldPath<Typed>, options?: FieldOptions) => BoundField;
  /** Binds what is no native field. */
  choice: <Name extends FieldPath<Typed>>(name: Name) => BoundChoice<FieldPathValue<Typed, Name>>;
}

/**
 * Fields checked by a schema and bound by their names, for a form that saves itself; one with a button that
 * sends it is `useForm`.
 */
export function useFields<Typed extends FieldValues, Checked>({
  schema,
  defaultValues,
  mode = 'onSubmit',
}: FieldsOptions<Typed, Checked>) {
  const t = useTexts(uiTexts);
  const id = useId();
  const form: UseFormReturn<Typed, unknown, Checked> = useLibraryForm({
    resolver: tellsNothingNew(checkBy(schema, t('form.unsaid')), () => ({
      control: form.control,
      told: (name) => form.getFieldState(name as FieldPath<Typed>).error,
    })),
    defaultValues: defaultValues as DefaultValues<Typed>,
    mode,
    // In the order of the page, whatever kind of control it is.
    shouldFocusError: false,
  });
  const { formState, getFieldState, register, watch, setValue } = form;
  const { isSubmitted } = formState;
  const errorOf = (name: FieldPath<Typed>) => getFieldState(name, formState).error?.message;
  const fields: Fields<Typed> = {
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
  };
  return { fields, handleSubmit: form.handleSubmit };
}
