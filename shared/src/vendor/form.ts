/**
 * The part of react-hook-form that this product uses, and the one way to check a form: its schema. Unlike
 * the other façades it is no shared module: each package carries it in the chunks of its own forms, which
 * come when somebody opens one.
 */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { check, type ZodMiniType } from './zod';

export { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
export type {
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldPathValue,
  FieldValues,
  Resolver,
  UseFormRegister,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/**
 * Checks a form by its schema; the messages of the schema are keys of texts, the first one of a field
 * counts. The libraries' own resolver brings a second copy of zod along.
 */
export const checkBy =
  <Values extends FieldValues, Checked>(
    schema: ZodMiniType<Checked, Values>,
  ): Resolver<Values, unknown, Checked> =>
  (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code, message } of error.issues) put(errors, path, { type: code, message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/** Writes an error where its field is: `answers.7` lies inside `answers`. */
function put(
  errors: FieldErrors,
  path: readonly PropertyKey[],
  error: { type: string; message: string },
) {
  const [name = 'root', ...rest] = path.map(String);
  if (rest.length === 0) errors[name] ??= error;
  else put((errors[name] ??= {}) as FieldErrors, rest, error);
}

/**
 * A rule over several fields, as a check of a schema.
 * @param faultsOf the key of a text for each field that something is wrong with
 * @param parent the field that these fields lie in
 */
export const checkFields = <Values extends object>(
  faultsOf: (values: Values) => Readonly<Record<string, string | undefined>>,
  ...parent: string[]
) =>
  check<Values>(({ value, issues }) => {
    for (const [field, message] of Object.entries(faultsOf(value))) {
      if (message) issues.push({ code: 'custom', path: [...parent, field], message, input: value });
    }
  });
