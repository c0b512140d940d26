import { checkFields, chosenOf, requiredText } from '@spotlight/shared/form';
import { productCategories } from '@spotlight/shared/goods/category';
import type { Translate } from '@spotlight/shared/vendor/i18n';
import * as z from '@spotlight/shared/vendor/zod';
import { wholeNumber } from '@spotlight/shared/typed/number';
import { deliveryKinds } from '../../data/product/product.schema';
import type ownProductTexts from '../../locales/own-product.zh-TW.json';

export interface ProductRules {
  /** How many are sold or held: there are at least as many. */
  taken: number;
  /** One of several kinds has to say which one it is. */
  needsKind: boolean;
}

/** What, in which kinds, for how much, and how it arrives; the rules are those of the server. */
export const productFormSchema = (
  t: Translate<typeof ownProductTexts>,
  { taken, needsKind }: ProductRules,
) =>
  z.pipe(
    z
      .object({
        name: requiredText(t('productForm.fault.name')),
        variant: z.string().check(
          z.trim(),
          z.refine((typed) => typed !== '' || !needsKind, t('productForm.fault.variant')),
        ),
        description: z.string().check(z.trim()),
        category: chosenOf(productCategories, t('productForm.fault.category')),
        price: wholeNumber(0, 1_000_000, t('productForm.fault.price')),
        stock: wholeNumber(0, 1_000_000, t('productForm.fault.stock')),
        maxPerOrder: wholeNumber(1, 100, t('productForm.fault.maxPerOrder')),
        imageUrl: z.string(),
        images: z.array(z.string()),
        pickup: z.boolean(),
        cvs: z.boolean(),
        post: z.boolean(),
        shippingFee: wholeNumber(0, 10_000, t('productForm.fault.shippingFee')),
      })
      .check(
        checkFields(({ stock, pickup, cvs, post }) => ({
          stock: stock < taken && t('productForm.fault.stockLow', { taken }),
          pickup: !pickup && !cvs && !post && t('productForm.fault.delivery'),
        })),
      ),
    z.transform(({ pickup, cvs, post, imageUrl, ...entry }) => {
      const chosen = { pickup, cvs, post };
      return {
        ...entry,
        imageUrl: imageUrl || null,
        delivery: deliveryKinds.filter((kind) => chosen[kind]),
      };
    }),
  );
