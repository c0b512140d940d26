import { checkFields, requiredText } from '@spotlight/shared/form';
import { halfWidth } from '@spotlight/shared/format';
import { numberText } from '@spotlight/shared/typed/number';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import type pageTexts from '../../locales/booking-page.zh-TW.json';

interface TypedLine {
  quantity: string;
  unitPrice: string;
}

/** What the lines come to so far; what is no number yet counts nothing. */
export const quoteTotal = (lines: readonly TypedLine[]): number =>
  lines.reduce(
    (sum, { quantity, unitPrice }) =>
      sum + (Number(halfWidth(quantity)) * Number(halfWidth(unitPrice)) || 0),
    0,
  );

/** What a quote may say. */
export const quoteSchema = (t: Translate<typeof pageTexts>) => {
  const numberLike = (pattern: RegExp, sentence: string) =>
    numberText().check(z.refine((typed) => pattern.test(typed), sentence));
  return z.pipe(
    z
      .object({
        lines: z.array(
          z.object({
            label: requiredText(t('booking.quoteForm.itemMissing')),
            quantity: numberLike(/^[1-9]\d{0,3}$/, t('booking.quoteForm.quantityInvalid')),
            unitPrice: numberLike(/^\d{1,8}$/, t('booking.quoteForm.priceInvalid')),
          }),
        ),
        deposit: numberLike(/^\d{0,8}$/, t('booking.quoteForm.depositInvalid')),
        terms: z.string().check(z.trim()),
      })
      .check(
        checkFields(({ lines, deposit }) => ({
          deposit: Number(deposit) > quoteTotal(lines) && t('booking.quoteForm.depositInvalid'),
        })),
      ),
    z.transform(({ lines, deposit, terms }) => ({
      lines: lines.map((line) => ({
        label: line.label,
        quantity: Number(line.quantity),
        unitPrice: Number(line.unitPrice),
      })),
      deposit: deposit === '' ? null : Number(deposit),
      terms: terms || null,
    })),
  );
};
