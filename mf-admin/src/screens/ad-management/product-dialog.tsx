import promotionTexts from '@spotlight/shared/locales/promotion.zh-TW.json';
import { FormDialog, useForm } from '@spotlight/shared/form';
import { cities } from '@spotlight/shared/format';
import { Pair } from '@spotlight/shared/own-page';
import { Checkbox, SelectField, TextArea, TextField } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { useSaveAdProduct } from '../../data/ad-catalogue/ad-catalogue.mutations';
import { usePlacementChoices } from '../../data/ad-catalogue/ad-catalogue.queries';
import { adProductFormOf } from '../../data/ad-catalogue/ad-catalogue.rules';
import { adCategories, adUnits, type AdProduct } from '../../data/ad-catalogue/ad-catalogue.schema';
import catalogueTexts from '../../locales/ad-catalogue.zh-TW.json';
import { adProductSchema } from './catalogue-form.schema';
import { PhotoList } from './photo-list';

const sums = ['unitPrice', 'designFee'] as const;
const numbers = ['minUnits', 'maxUnits', 'leadDays', 'sort'] as const;

export interface ProductDialogProps {
  /** The one that is edited; null: a new one. */
  product: AdProduct | null;
  onClose: () => void;
}

/** 新增廣告商品 and 編輯廣告商品. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useTexts(catalogueTexts, promotionTexts);
  const save = useSaveAdProduct();
  // As the form was filled; the list behind it is read again.
  const [on] = useState(product);
  const placements = usePlacementChoices();
  const form = useForm({
    schema: adProductSchema(t),
    defaultValues: adProductFormOf(product),
    send: async (entry) => {
      await save.mutateAsync({ on, spec: on?.spec ?? {}, entry });
      return t('saved');
    },
    onSent: onClose,
  });
  const { value: photos, error, onChange } = form.choice('images');
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t(product ? 'products.editTitle' : 'products.addTitle')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      keepLabel={t('cancel')}
      failureTitle={t('saveFailed')}
    >
      <TextField
        label={t('products.name')}
        maxLength={80}
        autoComplete="off"
        isRequired
        data-autofocus
        {...form.field('name')}
      />
      <TextArea
        label={t('products.description')}
        maxLength={2000}
        rows={4}
        {...form.field('description')}
      />
      <Pair>
        <SelectField
          label={t('products.placement')}
          isRequired
          options={[
            { value: '', label: t('products.choose') },
            ...(placements.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('placementId')}
        />
        <SelectField
          label={t('products.category')}
          options={adCategories.map((value) => ({ value, label: t(`adCategory.${value}`) }))}
          {...form.field('category')}
        />
        <SelectField
          label={t('products.city')}
          options={[
            { value: '', label: t('products.anyCity') },
            ...cities.map(({ id, label }) => ({ value: id, label })),
          ]}
          {...form.field('city')}
        />
        <SelectField
          label={t('products.unit')}
          options={adUnits.map((value) => ({ value, label: t(`adUnit.${value}`) }))}
          {...form.field('unit')}
        />
        {sums.map((name) => (
          <TextField
            key={name}
            label={t(`products.${name}`)}
            hint={name === 'unitPrice' ? t('products.priceHint') : undefined}
            prefix="NT$"
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...form.field(name)}
          />
        ))}
        {numbers.map((name) => (
          <TextField
            key={name}
            label={t(`products.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...form.field(name)}
          />
        ))}
      </Pair>
      <Checkbox label={t('products.needsMediaReview')} {...form.field('needsMediaReview')} />
      <Checkbox label={t('products.isActive')} {...form.field('isActive')} />
      <PhotoList
        label={t('products.pictures')}
        empty={t('products.noPictures')}
        photos={photos}
        error={error}
        altOf={(no) => t('products.pictureAlt', { no })}
        removeOf={(no) => t('products.removePicture', { no })}
        onChange={onChange}
      />
    </FormDialog>
  );
}
