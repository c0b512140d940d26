/** The part of react-hook-form that the form kit (`shared/src/form`) uses. See `query.ts` for why façades exist. */
export { useFieldArray, useForm, useWatch } from 'react-hook-form';
export type {
  Control,
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldPathValue,
  FieldValues,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
