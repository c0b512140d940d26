import { toAppError } from '@spotlight/shared/data';
import { Form, FormFailure, Refusal, SubmitButton, useForm } from '@spotlight/shared/form';
import { Part, StaleNotice, useVersionedForm } from '@spotlight/shared/own-page';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useSaveProduct } from '../../data/own-product/own-product.mutations';
import { useOwnProduct } from '../../data/own-product/own-product.queries';
import type { OwnProduct } from '../../data/own-product/own-product.schema';
import { kindFormOf, productFormOf } from '../../data/own-product/product-form.rules';
import ownProductTexts from '../../locales/own-product.zh-TW.json';
import { ownGoodsPath } from '../../paths';
import { ProductFields } from './product-fields';
import { productFormSchema } from './product-form.schema';

const Hint = styled.p`
  color: var(--ink-3);
  font-size: var(--text-12);
`;

/** Saves goods, and says beside the kind when there is one of that name. */
function useSave() {
  const t = useTexts(ownProductTexts);
  const { mutateAsync } = useSaveProduct();
  return async (save: Parameters<typeof mutateAsync>[0]) => {
    try {
      return await mutateAsync(save);
    } catch (thrown) {
      const { cause } = toAppError(thrown);
      if ((cause as { hint?: unknown } | null)?.hint !== 'variant') throw thrown;
      throw new Refusal({ faults: { variant: t('productForm.fault.variantTaken') } });
    }
  };
}

export interface NewProductProps {
  performerId: string;
  /** What it is another kind of. */
  kindOf: OwnProduct | null;
}

/** New goods, or another kind of a thing; a draft afterwards. */
export function NewProduct({ performerId, kindOf }: NewProductProps) {
  const t = useTexts(ownProductTexts);
  const navigate = useNavigate();
  const save = useSave();
  const form = useForm({
    schema: productFormSchema(t, { taken: 0, needsKind: kindOf !== null }),
    mode: 'onTouched',
    defaultValues: kindOf ? kindFormOf(kindOf) : productFormOf(null),
    send: async (entry) => {
      await save({ on: null, performerId, familyId: kindOf?.familyId ?? null, entry });
      void navigate(ownGoodsPath(performerId, 'goods'));
      return t('productForm.savedDraft');
    },
  });
  return (
    <Form form={form} label={t('productForm.newTitle')}>
      <ProductFields taken={0} needsKind={kindOf !== null} />
      <Part as="section">
        <FormFailure form={form} />
        <div>
          <SubmitButton form={form}>{t('productForm.saveNew')}</SubmitButton>
        </div>
      </Part>
    </Form>
  );
}

/** Goods that there are; somebody else may have saved them meanwhile. */
export function EditProduct({ product }: { product: OwnProduct }) {
  const t = useTexts(ownProductTexts);
  const save = useSave();
  const { refetch } = useOwnProduct(product.id);
  const taken = product.sold + product.held;
  const needsKind = product.familyId !== product.id;
  const { form, isStale, keepMine, takeTheirs } = useVersionedForm({
    page: product,
    schema: productFormSchema(t, { taken, needsKind }),
    formOf: productFormOf,
    save: (on, entry) => save({ on, performerId: product.performerId, familyId: null, entry }),
    saidOf: ({ status }) =>
      t(
        status === 'pending' && product.status !== 'pending'
          ? 'productForm.savedPending'
          : 'productForm.saved',
      ),
    readNewest: async () => (await refetch({ throwOnError: true })).data ?? undefined,
  });
  return (
    <Form form={form} label={t('productForm.editTitle')}>
      <ProductFields taken={taken} needsKind={needsKind} />
      <Part as="section">
        {isStale && <StaleNotice keepMine={keepMine} takeTheirs={takeTheirs} />}
        <FormFailure form={form} />
        <div>
          <SubmitButton form={form}>{t('productForm.save')}</SubmitButton>
        </div>
        {product.status !== 'draft' && <Hint>{t('productForm.reviewed')}</Hint>}
      </Part>
    </Form>
  );
}
