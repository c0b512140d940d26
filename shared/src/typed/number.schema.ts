import { halfWidth } from '@spotlight/shared/format';
import * as z from '@spotlight/shared/vendor/zod';

/** Is it a whole number within bounds, without a sign? */
export const isWhole = (typed: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

/** What is typed into a field for a number: in half width, whatever an input method wrote. */
export const numberText = () => z.string().check(z.overwrite(halfWidth));

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number, fault: string) =>
  z.pipe(
    numberText().check(z.refine((typed) => isWhole(typed, least, most), fault)),
    z.transform(Number),
  );

/** The same where none may be said. */
export const optionalNumber = (least: number, most: number, fault: string) =>
  z.pipe(
    numberText().check(z.refine((typed) => typed === '' || isWhole(typed, least, most), fault)),
    z.transform((typed) => (typed === '' ? null : Number(typed))),
  );
