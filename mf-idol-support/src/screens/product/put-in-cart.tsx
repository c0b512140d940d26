import { useRequestLogin, useSession, useToasts } from '@spotlight/shared/contract';
import { eventLinks } from '@spotlight/shared/contract/links';
import { Button, CartIcon, SelectField, useErrorText } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePutInCart } from '../../data/product/product.mutations';
import type { Product } from '../../data/product/product.schema';
import productTexts from '../../locales/product.zh-TW.json';

const Row = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: end;
  gap: 12px;
`;

/** How many, and into the cart, which says later what changed; nothing is held by it. */
export function PutInCart({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const navigate = useNavigate();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { mutate, isPending } = usePutInCart();
  const [chosen, setChosen] = useState('1');
  const most = Math.min(product.left, product.maxPerOrder);
  if (most < 1) return <Button disabled>{t('product.soldOut')}</Button>;
  // Somebody may have bought some of them meanwhile.
  const quantity = Math.min(Number(chosen), most);

  const put = async () => {
    if (!isLoggedIn && !(await requestLogin({ title: t('product.login') }))) return;
    mutate(
      { id: product.id, quantity },
      {
        onError: (error) => toasts.error(errorText(error)),
        onSuccess: () =>
          toasts.success(t('product.done'), {
            action: { label: t('product.view'), onClick: () => void navigate(eventLinks.cart) },
          }),
      },
    );
  };
  return (
    <Row>
      <SelectField
        label={t('product.quantity')}
        value={String(quantity)}
        options={Array.from({ length: most }, (_, index) => ({
          value: String(index + 1),
          label: t('product.pieces', { count: index + 1 }),
        }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button icon={<CartIcon size={18} />} isBusy={isPending} onClick={() => void put()}>
        {t('product.put')}
      </Button>
    </Row>
  );
}
