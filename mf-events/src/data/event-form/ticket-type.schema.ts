import { checkFields, requiredText } from '@spotlight/shared/form';
import { isWhole, numberText } from '@spotlight/shared/typed/number';
import * as z from '@spotlight/shared/vendor/zod';
import type { FaultTexts } from './fault-texts.schema';

const MAX_PER_ORDER = 20;
const MAX_PRICE = 1_000_000;
/** More than the database counts to is no number of seats. */
const MAX_CAPACITY = 999_999_999;

const isPrice = (text: string) => isWhole(text, 0, MAX_PRICE);
const isCapacity = (text: string) => text === '' || isWhole(text, 1, MAX_CAPACITY);
const isPerOrder = (text: string) => isWhole(text, 1, MAX_PER_ORDER);

/** A ticket type as it is typed. */
export const ticketTypeSchema = (t: FaultTexts) =>
  z
    .object({
      /** Tells types apart before they have an id. */
      key: z.string(),
      id: z.nullable(z.string()),
      name: requiredText(t('eventForm.faults.typeNameMissing')),
      description: z.string(),
      price: numberText().check(
        z.minLength(1, t('eventForm.faults.priceMissing')),
        z.refine((text) => !(Number(text) < 0), t('eventForm.faults.priceNegative')),
        z.refine(isPrice, t('eventForm.faults.priceInvalid')),
      ),
      /** Empty: no limit. */
      capacity: numberText().check(z.refine(isCapacity, t('eventForm.faults.capacityInvalid'))),
      maxPerOrder: numberText().check(
        z.refine(isPerOrder, t('eventForm.faults.maxPerOrderInvalid')),
      ),
      /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
      saleStart: z.string(),
      saleEnd: z.string(),
      requiresApproval: z.boolean(),
      transferable: z.boolean(),
      /** Sold or held: price and approval are fixed then. */
      used: z.number(),
    })
    .check(
      checkFields(({ capacity, used, saleStart, saleEnd }) => ({
        capacity: capacity !== '' && Number(capacity) < used && t('eventForm.faults.capacityUsed'),
        saleEnd:
          saleStart && saleEnd && saleEnd <= saleStart && t('eventForm.faults.saleEndsTooEarly'),
      })),
    );

/** A ticket type as it is typed. */
export type TypeForm = z.infer<ReturnType<typeof ticketTypeSchema>>;
