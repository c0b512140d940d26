import type { FieldErrors, FieldValues, Resolver } from '../vendor/form';
import { check, type ZodMiniType } from '@spotlight/shared/vendor/zod';

/**
 * Checks a form by its schema, whose messages are sentences; the first one of a field counts. The
 * libraries' own resolver brings a second copy of zod along.
 * @param unsaid what is said where a schema names no sentence of its own
 */
export const checkBy =
  <Typed extends FieldValues, Checked>(
    schema: ZodMiniType<Checked, Typed>,
    unsaid: string,
  ): Resolver<Typed, unknown, Checked> =>
  (values) => {
    const { success, data, error } = schema.safeParse(values, { error: () => unsaid });
    if (success) return { values: data, errors: {} };
    const errors: FieldErrors = {};
    for (const { path, code, message } of error.issues) {
      put(errors, path, { type: code, message }, values);
    }
    return { values: {}, errors: errors as FieldErrors<Typed> };
  };

/** Writes an error where its field is: `answers.7` lies inside `answers`, in a list where that is one. */
function put(
  errors: FieldErrors,
  path: readonly PropertyKey[],
  error: { type: string; message: string },
  values: FieldValues,
) {
  const [name = 'root', ...rest] = path.map(String);
  if (rest.length === 0) {
    errors[name] ??= error;
    return;
  }
  const inside = values[name] as FieldValues;
  const within = (errors[name] ?? (Array.isArray(inside) ? [] : {})) as FieldErrors;
  errors[name] = within as FieldErrors[string];
  put(within, rest, error, inside);
}

/** A sentence for each field that something is wrong with. */
export type FieldFaults<Field extends string = string> = Readonly<
  Partial<Record<Field, string | false | undefined>>
>;

/**
 * A rule over several fields, as a check of a schema.
 * @param faultsOf a sentence for each field that something is wrong with
 */
export const checkFields = <Values extends object>(
  faultsOf: (values: Values) => FieldFaults<Extract<keyof Values, string>>,
) => checkAt<Values>([], faultsOf);

/** The same for fields that lie in another one, by names that only the values know: `7`, `0.price`. */
export const checkFieldsIn = <Values extends object>(
  parent: Extract<keyof Values, string>,
  faultsOf: (values: Values) => FieldFaults,
) => checkAt<Values>([parent], faultsOf);

const checkAt = <Values extends object>(
  parents: readonly string[],
  faultsOf: (values: Values) => FieldFaults,
) =>
  check<Values>(({ value, issues }) => {
    for (const [field, message] of Object.entries(faultsOf(value))) {
      if (message) {
        const path = [...parents, ...field.split('.')];
        // Further rules are asked, too: everything that is wrong is said at once.
        issues.push({ code: 'custom', path, message, input: value, continue: true });
      }
    }
  });
