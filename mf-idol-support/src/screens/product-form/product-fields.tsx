import { useFormContext } from '@spotlight/shared/form';
import { productCategories } from '@spotlight/shared/goods/category';
import { Pair, Part } from '@spotlight/shared/own-page';
import { Checkbox, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { ProductForm } from '../../data/own-product/product-form.rules';
import { deliveryKinds } from '../../data/product/product.schema';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import productTexts from '../../locales/product.zh-TW.json';
import type { ProductRules } from './product-form.schema';
import { ProductPictures } from './product-pictures';

const Ways = styled.fieldset`
  display: grid;
  gap: 4px;
  & > legend {
    margin-bottom: 4px;
    padding: 0;
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

/** What goods are, look like, cost, and how they arrive. */
export function ProductFields({ taken, needsKind }: ProductRules) {
  const t = useTexts(ownProductTexts);
  const tProduct = useTexts(productTexts);
  const form = useFormContext<ProductForm>();
  return (
    <>
      <Part as="section">
        <h2>{t('productForm.what')}</h2>
        <TextField
          label={t('productForm.name')}
          isRequired
          maxLength={100}
          autoComplete="off"
          {...form.field('name')}
        />
        <Pair>
          <TextField
            label={t('productForm.variant')}
            hint={t('productForm.variantHint')}
            isRequired={needsKind}
            maxLength={40}
            autoComplete="off"
            {...form.field('variant')}
          />
          <SelectField
            label={t('productForm.category')}
            isRequired
            options={[
              { value: '', label: t('productForm.choose') },
              ...productCategories.map((value) => ({
                value,
                label: tProduct(`shop.categories.${value}`),
              })),
            ]}
            {...form.field('category')}
          />
        </Pair>
        <TextArea
          label={t('productForm.description')}
          hint={t('productForm.descriptionHint')}
          maxLength={5000}
          {...form.field('description')}
        />
      </Part>
      <ProductPictures />
      <Part as="section">
        <h2>{t('productForm.numbers')}</h2>
        <Pair>
          <TextField
            label={t('productForm.price')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('price')}
          />
          <TextField
            label={t('productForm.stock')}
            hint={taken > 0 ? t('productForm.stockHint', { taken }) : undefined}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('stock')}
          />
          <TextField
            label={t('productForm.maxPerOrder')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('maxPerOrder')}
          />
          <TextField
            label={t('productForm.shippingFee')}
            hint={t('productForm.shippingFeeHint')}
            isRequired
            inputMode="numeric"
            autoComplete="off"
            {...form.field('shippingFee')}
          />
        </Pair>
        <Ways>
          <legend>{t('productForm.delivery')}</legend>
          {deliveryKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`productForm.deliveryKinds.${kind}`)}
              {...form.field(kind)}
            />
          ))}
        </Ways>
      </Part>
    </>
  );
}
