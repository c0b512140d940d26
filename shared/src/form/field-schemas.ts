import * as z from '@spotlight/shared/vendor/zod';
import { emailAddressOf, isEmail, phoneNumberOf, trimmed } from '../typed/typed.rules';

/** Something has to be said; what stands around it is left out. */
export const requiredText = (missing: string) =>
  z.string().check(z.overwrite(trimmed), z.minLength(1, missing));

/** An address that mail can reach. */
export const emailText = (invalid: string, missing: string = invalid) =>
  requiredText(missing).check(z.refine(isEmail, invalid), z.overwrite(emailAddressOf));

/** A number that somebody can be called on. */
export const phoneText = (invalid: string) =>
  z.string().check(
    z.overwrite(trimmed),
    z.refine((phone) => phoneNumberOf(phone) !== null, invalid),
  );

/** The same where none is needed. */
export const optionalPhoneText = (invalid: string) =>
  z.string().check(
    z.overwrite(trimmed),
    z.refine((phone) => phone === '' || phoneNumberOf(phone) !== null, invalid),
  );

/** One of several, from a select whose first option is empty. */
export const chosenOf = <const Value extends string>(values: readonly Value[], missing: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => values.some((value) => value === typed), missing)),
    z.transform((typed) => typed as Value),
  );
