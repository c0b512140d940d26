import * as z from '@spotlight/shared/vendor/zod';

/** A whole number within bounds, from a text field. */
export const wholeNumber = (least: number, most: number, fault: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (typed) => /^\d{1,8}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
        fault,
      ),
    ),
    z.transform(Number),
  );
